"""What the README and the page on Python say of the program is so."""

import re
from pathlib import Path

import hexapoda

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_what_the_readme_says_of_the_first_moves_is_so():
    position = hexapoda.load("hive", type="Base+MLP").start()
    position.push("wS1")
    position.push("bG1 wS1-")
    shown = re.search(r"# (<\d+ legal moves: [^…]*), …", README)
    assert shown is not None
    assert repr(position.legal_moves).startswith(shown[1])
    refusal = position.explain("wQ wS1/")
    assert refusal is not None
    assert refusal.clause == "H2.2"


def test_the_sentence_that_the_page_shows_is_the_programs_own():
    shown = re.search(r'move\.phrase\(\)\.words\("pl"\) +# "(.*)":', (ROOT / "docs" / "python.md").read_text("utf-8"))
    assert shown is not None
    assert hexapoda.load("hive").start().push("wS1").phrase().words("pl") == shown[1]


def test_the_answer_that_the_readme_shows_is_the_programs_own():
    position = hexapoda.load("hive").start()
    for move in ("wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"):
        position.push(move)
    refused = position.explain("wS1 bQ-")
    assert refused is not None
    assert f"White> why wS1 bQ-\n{refused.message()}" in README


def test_every_kind_of_user_has_one_screen():
    sections = re.split(r"^## ", README, flags=re.MULTILINE)[1:]
    shown = {section.partition("\n")[0]: section for section in sections}
    assert list(shown) == ["Play", "Host games", "Write an engine", "Research", "Add a game", "More"]
    for name, section in shown.items():
        assert len(section.splitlines()) < 50, name
