"""How light and quick the page is, in a real browser: `python -m benchmarks.page` (with Chromium, and the page built).

It prints what the first page weighs, how long after its message a move is drawn, and how much work the browser's main
thread has in a frame while a hive of 28 pieces is dragged.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from hexapoda.kernel import cache
from tests.page import chromium, scenes
from tests.page.person import Person
from tests.server.harness import Server

#: Notes when a message with a move comes, and when the frame after it has been drawn.
_WATCH = """
window.drawn = [];
const Native = WebSocket;
window.WebSocket = class extends Native {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (message) => {
      if (!message.data.includes('"kind":"played"')) return;
      const came = performance.now();
      // Two frames: the first one is drawn with what the message changed, the second one begins when that is done.
      requestAnimationFrame(() => requestAnimationFrame(() => window.drawn.push(performance.now() - came)));
    });
  }
};
"""
_FRAMES = """() => {
  window.frames_ = 0;
  const count = () => { window.frames_++; requestAnimationFrame(count); };
  count();
}"""


def first_page(person: Person) -> int:
    """Bytes that come over the wire until the home page rests."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.page.goto("/", wait_until="load")
    person.page.wait_for_timeout(2_000)
    return int(sum(sizes))


def moves_drawn(person: Person, game: str, moves: int = 12) -> list[float]:
    """Milliseconds from the messages of moves to the frames that show them."""
    person.context.add_init_script(_WATCH)
    person.open(f"/tables/{scenes.table_from(person, scenes.played(game, 30))}")
    person.at_table()
    for _ in range(moves):
        if not person.play():
            break
        person.page.wait_for_timeout(500)
    return person.page.evaluate("window.drawn")


def dragging(person: Person, steps: int = 240) -> tuple[float, float]:
    """Milliseconds of work of the main thread in each frame while a whole hive is dragged, and frames in a second."""
    person.open(f"/tables/{scenes.table_from(person, scenes.whole_hive())}")
    person.page.locator("[data-spot]").first.wait_for(state="attached")
    person.page.wait_for_timeout(1_000)
    box = person.page.locator("[data-stage]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 30
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")
    person.page.evaluate(_FRAMES)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    before, frames = _work(session), person.page.evaluate("window.frames_")
    for step in range(steps):
        person.page.mouse.move(x + step % 120, y + step % 80)
    after, drawn = _work(session), person.page.evaluate("window.frames_") - frames
    person.page.mouse.up()
    return (after["TaskDuration"] - before["TaskDuration"]) * 1_000 / drawn, drawn / (
        after["Timestamp"] - before["Timestamp"]
    )


def _work(session: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), rules=cache.COMPILED, bot_processes=1) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for language in ("en", "pl", "uk"):
            person = Person(browser, server, language=language)
            print(f"first page ({language}): {first_page(person) / 1_000:.0f} KB over the wire (aim: under 250)")
            person.leave()
        for game in ("hive", "termites"):
            person = Person(browser, server, calm=False)
            scenes.become_guest(person)
            times = moves_drawn(person, game)
            print(
                f"{game}: a move is drawn {statistics.median(times):.0f} ms after its message (median of {len(times)}, "
                f"longest {max(times):.0f}; aim: under 100)"
            )
            person.leave()
        person = Person(browser, server, calm=False)
        scenes.become_guest(person)
        work, rate = dragging(person)
        print(f"dragging a hive of 28 pieces: {work:.1f} ms of work a frame (aim: under 8), {rate:.0f} frames a second")
        browser.close()


if __name__ == "__main__":
    main()
