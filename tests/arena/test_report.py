"""The report of a run: one page that stands alone, the same figures as CSV and JSON, and odd runs."""

import csv
import json
import math
import re
from html.parser import HTMLParser

import numpy as np
import pytest

from hexapoda import i18n
from hexapoda.arena.report import write
from hexapoda.arena.report.charts import Bar, curve, error_bars, histogram
from hexapoda.arena.report.files import _csv
from hexapoda.arena.report.links import packed, unpacked
from hexapoda.arena.report.run import read_results
from hexapoda.arena.report.words import Words
from hexapoda.arena.result import Result
from hexapoda.bots import player
from hexapoda.play.errors import HexapodaError
from tests.arena.runs import record, round_robin, write_run
from tests.arena.simulated import pair_results, pair_scores

NAMES = ("Mantis <b>2</b>", "nokamute & co", 'level="6"')
#: Elements that have no end.
VOID = {"meta", "link", "input", "br"}


class Page(HTMLParser):
    """Checks that all elements are closed in order, and gathers texts and what is linked to."""

    def __init__(self, html):
        super().__init__()
        self.open, self.links, self.ids, self.texts, self.tags = [], [], [], [], []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.tags.append(tag)
        self.links += [found[name] for name in ("href", "src", "action") if name in found]
        self.ids += [found["id"]] if "id" in found else []
        assert not any(name.startswith("on") for name in found)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style", "script"):
            self.texts.append(data)

    @property
    def text(self):
        return " ".join(" ".join(self.texts).split())


def read(path):
    return Page(path.read_text("utf-8"))


@pytest.fixture
def tournament(tmp_path):
    return write_run(tmp_path / "run", round_robin(NAMES, points=True), NAMES, records=range(5))


def test_the_page_has_every_part_and_stands_alone(tournament):
    page = read(write(tournament))
    for part in ("Ratings", "Cross table", "Seats", "Length of games", "Openings", "Time", "Faults", "Games"):
        assert part in page.text
    assert all(name in page.text for name in NAMES)
    assert "bestmove <b>zz9</b> is not legal & unreadable" in page.text
    assert page.tags.count("svg") == 3
    outside = [link for link in page.links if not link.startswith(("#", "records/", "data:,"))]
    assert all(link.startswith("http://127.0.0.1:8000/open#") for link in outside)
    assert len(outside) == 5
    html = (tournament / "report.html").read_text("utf-8")
    assert not re.search(r"url\(|@import|<b>2</b>|zz9</b>", html)
    assert len(page.ids) == len(set(page.ids))


def test_a_link_holds_the_record_of_its_game(tournament):
    links = [link for link in read(write(tournament, base="https://club.example/")).links if "/open#" in link]
    assert all(link.startswith("https://club.example/open#") for link in links)
    assert unpacked(links[0].partition("#")[2]) == record()
    assert unpacked(packed("Zażółć\n" * 50)) == "Zażółć\n" * 50


def test_links_of_faults_and_files_lead_somewhere(tournament):
    page = read(write(tournament))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert all((tournament / link).is_file() for link in page.links if link.startswith("records/"))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_word_is_in_the_catalogs(tournament, language):
    page = read(write(tournament, language=language))
    assert "report-" not in page.text
    assert i18n.text("report-cross", None, language) in page.text


def test_every_fault_and_every_end_of_the_arena_has_words():
    kinds = [player.CRASH, player.TIME, player.BABBLE, player.ILLEGAL_MOVE, player.WRONG_RESULT, "longest-game"]
    for language in i18n.LANGUAGES:
        assert all(Words("hive", language).reason(kind) != kind for kind in kinds)
        assert not Words("hive", language).reason("black-surrounded").endswith(("black-surrounded", "."))
    assert Words("hive", "en").reason("unheard <of>") == "unheard &lt;of&gt;"


@pytest.mark.slow
def test_a_match_shows_its_test_with_the_ratio_at_the_stop(tmp_path):
    results = pair_results(pair_scores(np.random.default_rng(3), 1, 150, score=0.68)[0])
    sprt = {"elo0": 0, "elo1": 30, "alpha": 0.05, "beta": 0.05, "model": "normalised"}
    folder = write_run(tmp_path, results, ("new", "old"), sprt=sprt)
    (folder / "sprt.json").write_text(json.dumps({"games": 200, "verdict": "H1"}))
    text = read(write(folder)).text
    assert "H1: stronger by more than 0" in text
    assert "Ratio at the stop" in text
    found = json.loads((folder / "report.json").read_text("utf-8"))
    assert found["sprt"]["verdict"] == "H1"
    assert found["sprt"]["llr"] > found["sprt"]["llr_at_stop"] > found["sprt"]["upper"]


def test_the_figures_are_there_as_json_and_csv(tournament):
    write(tournament)
    found = json.loads((tournament / "report.json").read_text("utf-8"))
    assert found["games"] == 72
    assert [each["name"] for each in found["standings"]] == list(NAMES)
    assert len(found["duels"]) == 3
    assert sum(found["reasons"].values()) == 72
    with (tournament / "results.csv").open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert [line["name"] for line in table] == list(NAMES)
    assert sum(int(line["games"]) for line in table) == 144
    with (tournament / "games.csv").open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 144
    assert {line["seat"] for line in lines} == {"1", "2"}
    assert sum(bool(line["fault"]) for line in lines) == sum(each["faults"] for each in found["standings"]) > 0


def test_a_report_written_again_is_the_same(tournament):
    write(tournament)
    first = {each.name: each.read_bytes() for each in tournament.glob("*.*")}
    write(tournament)
    assert {each.name: each.read_bytes() for each in tournament.glob("*.*")} == first


def test_no_cell_is_a_formula():
    assert _csv(("a", "b"), [["=HYPERLINK()", -3], ["+x", None]]) == "a,b\n'=HYPERLINK(),-3\n'+x,\n"


# ── odd runs ──


def one_game(places, **more):
    return [Result(0, 0, "", ("a", "b"), places, plies=3, **more)]


def draws(count):
    return [Result(n, n // 2, "", ("ab", "ba")[n % 2], (1, 1), plies=5) for n in range(count)]


def wins(count):
    return [Result(n, n, "", ("a", "b"), (1, 2), plies=5) for n in range(count)]


@pytest.mark.parametrize(
    "results",
    [
        [],
        one_game((1, 2)),
        one_game((1, 1), scores=(0, 0)),
        draws(20),
        wins(20),
        [Result(0, 0, "", ("a", "a"), (1, 2))],
        [Result(0, 0, "", ("solo",), (1,))],
        [Result(0, 0, "", ("a", "b", "c", "d"), (1, 3, 1, 3), more={"teams": [0, 1, 0, 1]})],
        [*wins(2), Result(5, 5, "x", ("a", "b", "c"), (1, 2, 2), seconds=(1.0,))],
    ],
    ids=["none", "one", "one draw", "draws", "wins", "alone", "one seat", "teams", "mixed"],
)
def test_odd_runs_have_a_report(tmp_path, results):
    folder = write_run(tmp_path, results, sprt={"elo0": 0, "elo1": 10, "alpha": 0.05, "beta": 0.05})
    page = read(write(folder))
    json.loads((folder / "report.json").read_text("utf-8"))
    assert "nan" not in page.text.lower().split()
    assert ("No game is finished yet." in page.text) == (not results)


@pytest.mark.parametrize(
    ("places", "marks"),
    [((1, 2), ("1", "0")), ((2, 1), ("0", "1")), ((1, 1), ("½", "½")), ((1, 3, 2), ("1", "3", "2"))],
)
def test_games_of_two_have_scores_and_others_places(tmp_path, places, marks):
    write_run(tmp_path, [Result(0, 0, "", ("a", "b", "c")[: len(places)], places, plies=3)])
    found = re.findall(r"<small>(.+?)</small>", write(tmp_path).read_text("utf-8"))
    assert tuple(found[-len(places) :]) == marks  # a cross table before them has some too


def test_the_conditions_of_a_run_are_at_its_top(tmp_path):
    options = {"type": "Base+MLP", "data": "x" * 1000, "odd": "<b>"}
    folder = write_run(tmp_path, wins(2), options=options, limits={"move": 0.1, "turn": None, "margin": 0.2})
    flags = re.findall(r"<code>(.+?)</code>", write(folder).read_text("utf-8"))
    assert flags == ["--type Base+MLP", "--odd &lt;b&gt;", "--time 0.1", "--margin 0.2"]


def test_a_line_that_was_cut_is_left_out_and_said(tmp_path):
    folder = write_run(tmp_path, wins(3))
    with (folder / "games.jsonl").open("a") as file:
        file.write(wins(1)[0].line() + "\n")  # a number twice: only the first counts
        file.write('{"number": 7, "group"')
    assert [each.number for each in read_results(folder / "games.jsonl")[0]] == [0, 1, 2]
    assert "One line of games.jsonl can’t be read" in read(write(folder)).text


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "3",
        "null",
        '{"number": 1}',
        '{"number": 1, "group": 0, "opening": "", "entrants": ["a", "b"], "places": [1]}',
        '{"number": "x", "group": 0, "opening": "", "entrants": ["a"], "places": [1]}',
        '{"number": 1, "group": 0, "opening": "", "entrants": ["a"], "places": ["1"]}',
        '{"number": 1, "group": 0, "opening": "", "entrants": ["a"], "places": [1], "strange": 1}',
        "\x00\xff",
    ],
)
def test_lines_that_hold_no_result_are_counted(tmp_path, line):
    (tmp_path / "games.jsonl").write_text(line + "\n", "utf-8")
    assert read_results(tmp_path / "games.jsonl") == ([], 1)


def test_a_folder_without_a_run_is_an_error(tmp_path):
    for text in (None, "{", "[]"):
        if text:
            (tmp_path / "run.json").write_text(text)
        with pytest.raises(HexapodaError, match=r"run\.json"):
            write(tmp_path)


def test_a_game_that_is_not_installed_is_named_as_it_is(tmp_path):
    assert "unheard-of: results" in read(write(write_run(tmp_path, wins(2), game="unheard-of"))).text


# ── charts ──


def test_charts_stay_within_their_width():
    bars = [Bar("a", 10.0, -math.inf, 30.0, "?"), Bar("b", math.inf, 200.0, math.inf, "?"), Bar("c", 0.0, 0.0, 0.0, "")]
    drawn = error_bars(bars, middle=0.0, title="t")
    drawn += histogram([3], title="t") + histogram(list(range(500)), title="t")
    drawn += curve([(0, 0.0), (10, 9.0)], lower=-2.9, upper=2.9, title="t")
    assert all(0 <= float(each) <= 100 for each in re.findall(r'(?:x1|x2|x|cx)="([-\d.]+)%"', drawn))
    assert "nan" not in drawn
    assert "inf" not in drawn
    Page(drawn)
