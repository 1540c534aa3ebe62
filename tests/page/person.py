"""A person with a browser, who plays by mouse, by touch or by keys."""

import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

import hexapoda
from hexapoda import i18n
from tests.server.harness import Server

#: Timeouts in ms; a bot may have to be compiled first.
PATIENCE = 30_000
BOT_PATIENCE = 300_000

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
By = Literal["mouse", "touch", "keys"]
#: Parts that the page adds by itself where they are the only ones.
IMPLIED = ("W", "S", "stay")

expect.set_options(timeout=PATIENCE)
_ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
#: All spots with their places, to find a path over them by arrow keys.
_WHERE = """() => [...document.querySelectorAll('[data-spot]:not([disabled])')].filter(each => each.checkVisibility())
.map(spot => {
  const box = spot.getBoundingClientRect();
  return {spot: spot.dataset.spot, x: box.x + box.width / 2, y: box.y + box.height / 2,
          focused: spot === document.activeElement, choosable: spot.dataset.choosable !== undefined};
})"""
#: The number of the last event that the page shows.
_AT = "() => Number(document.querySelector('[data-at]')?.dataset.at ?? -1)"
#: The number of decisions that the page holds; null while it waits for the server.
_HELD = """() => {
  const guide = document.querySelector('[data-held]');
  return guide && guide.dataset.waiting === undefined ? Number(guide.dataset.held) : null;
}"""
#: What shows that the page waits for a choice, or for the player who has the next one.
_READY = "[data-uncover], [data-spot][data-choosable]"
#: Confirms a decision that is complete but not played by itself.
_TELL = "[data-confirm]:not([disabled]), [data-spot=play][data-choosable]"
#: Shows the tile at another place, where there are too many places for a button each.
_NEXT_PLACE = "[data-next-place]"


class Person:
    """A browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        width: Literal["desk", "phone"] = "desk",
        language: str = "en",
        dark: bool = False,
        contrast: bool = False,
        calm: bool = True,
        by: By = "mouse",
        seed: int = 1,
    ) -> None:
        self.server = server
        self.language = language
        self.by = by
        self.random = random.Random(seed)
        phone = width == "phone"
        self.context = browser.new_context(
            base_url=server.url,
            viewport=SIZES[width],  # type: ignore[arg-type]
            locale={"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}[language],
            color_scheme="dark" if dark else "light",
            contrast="more" if contrast else "no-preference",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        #: Errors and warnings of the browser, without those that a test expects (`forgive`).
        self.problems: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"{error}\n{error.stack}"))
        self.table = ""

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in self.forgiven):
            self.problems.append(f"{message.type}: {message.text}")

    def forgive(self, *words: str) -> None:
        """Expects console messages with these words."""
        self.forgiven = words

    def leave(self) -> None:
        """Closes the browser."""
        self.context.close()

    # ── finding and pointing ──

    def open(self, path: str = "/") -> None:
        """Opens an address of the page and waits for its contents."""
        self.page.goto(path)
        expect(self.page.locator("main :is(h1, h2, [data-spot])").first).to_be_attached()

    def use(self, thing: Locator) -> None:
        """Presses a button or a link with this person's input device."""
        if self.by == "touch":
            thing.tap()
        elif self.by == "keys":
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    def spot(self, part: str) -> Locator:
        """The element of a part of a move: on the board, in a hand or in a row of buttons."""
        return self.page.locator(f'[data-spot="{part}"]').first

    def point(self, part: str) -> None:
        """Clicks something that can be chosen, and confirms it where the page asks."""
        thing = self.page.locator(f'[data-spot="{part}"][data-choosable]').first
        others = self.page.locator(_NEXT_PLACE)
        expect(thing.or_(others).first).to_be_attached()
        self._point_at(part, thing, others)
        # A button asks once whether much may stay unused.
        unsure = self.page.locator(f'[data-spot="{part}"][data-unsure]')
        if unsure.count():
            self.use(unsure.first)

    def _point_at(self, part: str, thing: Locator, others: Locator) -> None:
        if others.count():
            self._go_through_places(thing)
            self.use(thing)
        elif self.by == "keys":
            self._walk_to(part)
            self.page.keyboard.press("Enter")
        else:
            try:
                (thing.tap if self.by == "touch" else thing.click)()
            except TookTooLong:
                # What the page has chosen by itself may be covered by what is chosen next.
                if "chosen" not in (thing.get_attribute("class") or "").split():
                    raise

    def drag(self, part: str, to: str, during: Callable[[], None] = lambda: None) -> None:
        """Drags from one place of the board to another, by mouse or finger; calls `during` before letting go."""
        (x, y), (at_x, at_y) = self._middle(part), self._middle(to)
        if self.by == "touch":
            finger = self.context.new_cdp_session(self.page)
            points = [[{"x": x + (at_x - x) * step / 8, "y": y + (at_y - y) * step / 8}] for step in range(9)]
            for index, at in enumerate(points):
                finger.send(
                    "Input.dispatchTouchEvent", {"type": "touchMove" if index else "touchStart", "touchPoints": at}
                )
            during()
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(at_x, at_y, steps=8)
        during()
        self.page.mouse.up()

    def _middle(self, part: str) -> tuple[float, float]:
        """The middle of a place on the screen, once it stands still."""
        self.spot(part).hover(trial=True)
        box = self.spot(part).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _go_through_places(self, thing: Locator) -> None:
        """Steps through the places until the wanted one is shown."""
        for _ in range(100):
            if thing.count():
                return
            self.use(self.page.locator(_NEXT_PLACE).first)
        raise AssertionError(f"no place is {thing}")

    def _walk_to(self, part: str) -> None:
        """Moves the focus to a spot by arrow keys, or by Tab to one that no arrow leads to."""
        spots: list[dict[str, Any]] = []
        for _ in range(200):
            spots = self.page.evaluate(_WHERE)
            here = next((each for each in spots if each["focused"]), None)
            if here is None:
                self._tab_into_board()
                continue
            if here["spot"] == part and here["choosable"]:
                return
            self.page.keyboard.press(self._key_towards(here, spots, part))
        there = [each for each in spots if each["spot"] == part or each["focused"]]
        raise AssertionError(f"no way by keys to {part}: {there}")

    def _tab_into_board(self) -> None:
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.dataset.spot !== undefined"):
                return
        raise AssertionError("the board can't be reached by Tab")

    def _key_towards(self, here: dict[str, Any], spots: list[dict[str, Any]], part: str) -> str:
        """The first key of the shortest path to a spot; Tab if there is none."""
        start, goals = (
            spots.index(here),
            {i for i, each in enumerate(spots) if each["spot"] == part and each["choosable"]},
        )
        before: dict[int, tuple[int, str]] = {start: (start, "")}
        queue = [start]
        while queue:
            at = queue.pop(0)
            if at in goals:
                while before[at][0] != start:
                    at = before[at][0]
                return before[at][1]
            for key in _ARROWS:
                found = _nearest(spots, at, key)
                if found is not None and found not in before:
                    before[found] = (at, key)
                    queue.append(found)
        return "Tab"

    # ── playing ──

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Sends a request with this person's cookie."""
        answer = self.context.request.post(f"{self.server.url}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def at_table(self) -> str:
        """The id of the table that the page shows."""
        self.page.wait_for_url("**/tables/*")
        self.table = self.page.url.partition("/tables/")[2].partition("?")[0].partition("/")[0]
        return self.table

    def look(self) -> dict[str, Any]:
        """The table as the server shows it to this person, with whole views."""
        answer = self.context.request.get(f"{self.server.url}/api/tables/{self.table}")
        assert answer.ok, answer.text()
        info, state = answer.json()["info"], answer.json()["state"]
        for each in state["views"]:
            known = {"game": info["game"], "options": info["options"], "seats": len(state["seats"])}
            each["view"] |= {**known, "board": {**state["constants"], **each["view"]["board"]}}
        return state

    def choose(self, position: hexapoda.Position, level: int | None) -> hexapoda.Move:
        """A bot's choice, or a random one."""
        if level is None:
            return self.random.choice(list(position.legal_moves))
        return hexapoda.bot(position.game.name, level=level, seed=1).choose(position)

    def play(self, level: int | None = None) -> bool:
        """Plays a decision by clicking its parts, if it is this person's turn; whether it was. Where the page holds a
        decision, chooses those that belong to it too."""
        state = self.look()
        view = next((each["view"] for each in state["views"] if each["seat"] == state["actor"]), None)
        if state["status"] != "running" or view is None:
            return False
        self.catch_up(state["at"])
        self.uncover(state["at"])
        changing = {name: value for name, value in view["board"].items() if name not in state["constants"]}
        seed = self.random.randrange(1_000)
        position = hexapoda.load(view["game"]).imagine({**view, "board": changing}, seed=seed)
        if self.is_played_at_once(position):
            self.wait_for(state["at"] + 1)
            return True
        held = 0
        move = self.choose(position, level)
        self.point_at(move, position)
        while self.is_held(held + 1, state["at"]):
            held += 1
            position.push(move)
            if self.is_played_at_once(position):
                break
            move = self.choose(position, level)
            self.point_at(move, position)
        self.wait_for(state["at"] + 1)
        return True

    def is_played_at_once(self, position: hexapoda.Position) -> bool:
        """Whether the page plays a decision by itself."""
        declared, options = position.game.declaration, position.legal_ids().tolist()
        if position.decision not in declared.at_once or len(options) > 1:
            return False
        return not declared.may_go_on(position.state, options[0])

    def is_held(self, count: int, number: int) -> bool:
        """Waits until the page holds `count` decisions, or shows another event than `number`."""
        for _ in range(PATIENCE // 50):
            if self.page.evaluate(_AT) != number:
                return False
            if self.page.evaluate(_HELD) == count:
                return True
            self.page.wait_for_timeout(50)
        said = self.page.locator("main").inner_text()
        raise AssertionError(f"the decision was neither held nor played; the page says: {said}")

    def point_at(self, move: hexapoda.Move, position: hexapoda.Position) -> None:
        """Clicks the parts of a decision; the page adds implied ones, and some decisions need a confirmation."""
        before = self.page.evaluate(_AT), self.page.evaluate(_HELD)
        for at, part in enumerate(move.parts):
            others = {each.parts[at] for each in position.beginning_with(move.parts[:at]) if len(each.parts) > at}
            if not at or part not in IMPLIED or others != {part}:
                self.point(part)
        # The next decision may need a confirmation too: only that of this decision counts.
        if (self.page.evaluate(_AT), self.page.evaluate(_HELD)) == before and self.page.locator(_TELL).count():
            self.use(self.page.locator(_TELL).first)

    def catch_up(self, number: int) -> None:
        """Waits until the page shows an event."""
        for _ in range(PATIENCE // 50):
            if self.page.evaluate(_AT) >= number:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page does not show event {number}: {self.page.locator('main').inner_text()}")

    def uncover(self, number: int | None = None) -> None:
        """Takes the screen, if it is shared. Where the page may play by itself, nothing can be chosen any more once an
        event after `number` is stored."""
        cover, ready = self.page.locator("[data-uncover]"), self.page.locator(_READY)
        for _ in range(PATIENCE // 50):
            if ready.count() or (number is not None and self.look()["at"] > number):
                break
            self.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"nothing can be chosen; the page says: {self.page.locator('main').inner_text()}")
        if cover.count():
            self.use(cover.first)

    def wait_for(self, number: int) -> None:
        """Waits until the server has stored an event."""
        for _ in range(PATIENCE // 50):
            if self.look()["at"] >= number:
                return
            self.page.wait_for_timeout(50)
        said = self.page.locator("main").inner_text()
        raise AssertionError(f"the move did not arrive; the page says: {said}")

    def wait_for_turn(self) -> bool:
        """Waits for this person's turn; False if the game ends first."""
        for _ in range(BOT_PATIENCE // 50):
            state = self.look()
            if state["status"] == "finished":
                return False
            if state["actor"] in [each["seat"] for each in state["views"]]:
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody moves")

    def play_to_the_end(self, level: int | None = None) -> None:
        """Plays until the game is over."""
        while self.wait_for_turn():
            self.play(level)
        self.sees_result()

    def play_on(self, level: int | None, *, to_the_end: bool, few: int) -> None:
        """Plays until the game is over, or a few decisions, and resigns."""
        if to_the_end:
            self.play_to_the_end(level)
            return
        for _ in range(few):
            if self.wait_for_turn():
                self.play(level)
        self.resign()
        self.sees_result()

    def resign(self) -> None:
        """Resigns, unless the game is over."""
        if self.look()["status"] == "finished":
            return
        name, more = (i18n.text(f"page-table-{word}", {}, self.language) for word in ("resign", "more"))
        in_sight = self.page.get_by_role("button", name=name, exact=True).filter(visible=True)
        if in_sight.count():
            self.use(in_sight.first)
        else:
            self.use(self.page.get_by_role("button", name=more, exact=True).filter(visible=True).first)
            self.use(self.page.get_by_role("menuitem", name=name, exact=True))
        self.use(self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True))

    def sees_result(self) -> None:
        """Expects the result on the page."""
        expect(self.page.locator("[data-result]").first).to_be_visible()


def _nearest(spots: list[dict[str, Any]], at: int, key: str) -> int | None:
    """The spot that an arrow key leads to, by the page's own rule."""
    dx, dy = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}[key]
    best, least = None, float("inf")
    for i, spot in enumerate(spots):
        x, y = spot["x"] - spots[at]["x"], spot["y"] - spots[at]["y"]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        cost = ahead + aside * 1.5 + (1e6 if aside > ahead * 1.8 else 0)
        if i != at and ahead >= 1 and cost < least:
            best, least = i, cost
    return best
