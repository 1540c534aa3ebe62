"""Position texts of Ants: written, read back, and refused where the rules don't allow what they say."""

import random
from contextlib import suppress
from typing import Any

import pytest

import hexapoda
from hexapoda import HexapodaError, PositionError, i18n
from hexapoda.kernel import contract
from tests.ants.lines import after, ants, at
from tests.settings import COUNTS

OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 2, "bank_limit": 25},
    {"players": 3, "scenario": "pyramids", "hire_push": "column", "max_rounds": 12},
    {"players": 4, "scenario": "classic_allied", "teams": "diagonal", "max_rounds": 8, "hire_push": "column"},
    {"players": 4, "scenario": "pyramids_allied", "max_rounds": 9, "centre_entries_per_turn": 0},
)


# ── written and read back ──


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options.values())))
def test_all_positions_of_random_games_are_read_back(options: dict[str, Any]) -> None:
    game = hexapoda.load("ants", **options)
    for number in range(COUNTS["ants_text_games"]):
        rng = random.Random(f"text {number}")
        position = game.start(seed=f"text {number}")
        while position.actor is not None and position.ply < 300:
            position.push_id(int(rng.choice(position.legal_ids())))
            if position.decision not in ("exchange", "action") or rng.random() < 0.1:
                again = game.position(position.setup())
                assert again.setup() == position.setup()
                assert contract.key_at(again.states, 0) == contract.key_at(position.states, position.ply)


def test_the_start() -> None:
    text = hexapoda.load("ants").start(
        seed=3, chance_text=f"first B; hand A {'fury ' * 4}; hand B {'column ' * 3}ambush"
    )
    assert text.setup().partition(" | ")[2] == (
        "asked=exchange first=B turn=1 treats=AB4,BC4,CD4,DA4,XA,XB,XC,XD "
        "A-chips=4 A-hand=fury*4 B-chips=4 B-hand=ambush,column*3"
    )


def test_a_march_with_a_battle_is_written() -> None:
    position = at("A=S@AB2,S@AX1 A-hand=forced_march,fury B=W@AB4 B-hand=fury")
    after(position, "step S AX1-AX2", "card forced_march S AB2-AB3", "fury S")
    words = position.setup().partition(" | ")[2].split()
    assert words[:10] == [
        "asked=fury",
        "first=A",
        "turn=1",
        "kind=move",
        "decider=B",
        "stepped=S@AX2",
        "playing=forced_march",
        "march=S@AB3",
        "battle=AB3,AB4",
        "bonus=1,0,0,0",
    ]
    again = position.game.position(position.setup())
    after(again, "pass", "march AB4")  # A has no cards left and passes
    assert ants(again) == {"AB4": "A:S", "AX2": "A:S"}


def test_A5_8_a_column_under_way_is_written() -> None:
    line = "A=W@AB1 A-chips=3 A-hand=fury B=W@AB4 B-hand=fury"
    position = after(at(line, hire_push="column"), "hire W AB1 push", "hire S AB1 push")
    assert position.decision == "fury"  # the first worker has been pushed on to AB3
    words = position.setup().partition(" | ")[2].split()
    assert {"pushed=W@AB3:AB1+", "hire=S@AB1", "push=W", "battle=AB3,AB4"} <= set(words)
    again = position.game.position(position.setup())
    after(again, "pass", "pass")
    assert ants(again) == {"AB1": "A:S", "AB2": "A:W"}


# ── refused ──

FULL = "first=A turn=1"
BATTLE = f"{FULL} asked=fury A=W@AB2 A-hand=fury B=W@AB3 battle=AB2,AB3"


@pytest.mark.parametrize(
    ("line", "code", "clause"),
    [
        # words
        ("castle", "ants-position-bad-word", ""),
        ("colour=red", "ants-position-bad-word", ""),
        ("A-chips=1 A-chips=2", "position-double-word", ""),
        ("turn=1 asked=action", "position-missing", ""),
        ("first=A turn=1", "position-missing", ""),
        ("first=A turn=1 asked=action over=rounds-over", "position-missing", ""),
        ("FULL over=rounds-over kind=move", "ants-position-needless", ""),
        ("FULL asked=lunch", "position-bad-value", ""),
        ("FULL asked=action turn=0", "position-bad-value", ""),
        ("FULL asked=action A=W", "position-bad-value", ""),
        ("FULL asked=action A=X@AB1", "position-bad-value", ""),
        ("FULL asked=action A-hand=castle", "position-bad-value", ""),
        ("FULL asked=action A-chips=many", "position-bad-value", ""),
        ("FULL asked=action bonus=1", "position-bad-value", ""),
        ("FULL asked=action C=W@CD1", "ants-position-no-player", "A2.1"),
        ("FULL asked=action A=W@QQ", "ants-position-no-cell", "A1.10"),
        ("FULL asked=contact kind=hire hire=W@AB2", "ants-position-no-gate", "A1.11"),
        ("FULL asked=action active=B", "ants-position-active", "A2.6"),
        # ground
        ("FULL asked=action A=W*3@AB2", "ants-position-crowd", "A1.19"),
        ("FULL asked=action A=W*2@AB4", "ants-position-crowd", "A1.19"),
        ("FULL asked=action A=S@AB2,S@AB3,S*2@AB1", "ants-position-too-many-ants", "A1.2"),
        ("FULL asked=action A=W@AB2 B=W@AB2", "ants-position-two-players", "A1.20"),
        ("FULL asked=action A=W@AB2 B=W@AB3", "ants-position-contact", "A10.1"),
        ("FULL asked=action A=W@AB7", "ants-position-siege", "A12.1"),
        ("FULL asked=action treats=AB3", "ants-position-treat-place", "A2.3"),
        ("FULL asked=action treats=AB4 A=W@AB4", "ants-position-treat-taken", "A8.2"),
        ("FULL asked=action A-markers=AB2,AB3,AX2", "ants-position-many-markers", "A1.2"),
        ("FULL asked=action A-markers=CD3 B-markers=CD3", "ants-position-two-markers", "A7.3"),
        ("FULL asked=action A-markers=AB6", "ants-position-marker-place", "A7.2"),
        ("FULL asked=action A-markers=AB4", "ants-position-marker-place", "A7.2"),
        ("FULL asked=action A-markers=CD3 B=W@CD3", "ants-position-marker-lost", "A7.7"),
        ("FULL asked=action A-obstacles=AB1", "ants-position-obstacle", "A11.11"),
        ("FULL asked=action A-obstacles=AB2 A=W@AB2", "ants-position-obstacle", "A11.11"),
        ("FULL asked=action A-obstacles=AB2 B-obstacles=AB2", "ants-position-obstacle", "A11.11"),
        # what is counted
        ("FULL asked=action A-hand=cave_in*4", "ants-position-cards", "A1.3"),
        ("FULL asked=action A-hand=fury*5", "ants-position-hand", "A4.4"),
        ("FULL asked=exchange A-hand=fury", "ants-position-hand-filled", "A3.2"),
        ("FULL asked=action A-taken=B", "ants-position-taken", "A9.2"),
        ("FULL asked=action A-levels=3", "ants-position-built", "A12.1"),
        ("FULL over=levels-built", "ants-position-not-over", "A12.1"),
        ("FULL over=anthill-reached", "ants-position-not-over", "A12.1"),
        ("FULL over=rounds-over", "ants-position-not-over", "A12.8"),
        # this turn
        ("FULL asked=exchange A-hand=fury*4 kind=move", "ants-position-turn-begun", "A3.1"),
        ("FULL asked=exchange A-hand=fury*4 A-obstacles=AB2", "ants-position-turn-begun", "A3.1"),
        ("FULL asked=action kind=move stepped=W@AB2", "ants-position-stepped", "A6.1"),
        ("FULL asked=action kind=hire A=W@AB2 stepped=W@AB2", "ants-position-stepped", "A6.1"),
        ("FULL asked=action entered=AB2", "ants-position-entered", "A6.5"),
        ("FULL asked=action entered=XA*2", "ants-position-entered", "A6.5"),
        ("FULL asked=action A=W@AB2 pushed=W@AB2:AB1", "ants-position-pushed", "A5.8"),
        # what is under way
        ("FULL asked=action playing=column", "ants-position-under-way", "A3.8"),
        ("FULL asked=action decider=B", "ants-position-decider", "A3.8"),
        ("FULL asked=contact kind=move arrived=AB2", "ants-position-not-asked", "A10.3"),
        ("FULL asked=fury kind=move A=W@AB2 battle=AB2,AB3", "ants-position-not-asked", "A10.10"),
        ("FULL asked=fury kind=move A=W@AB2 B=W@AB3 battle=AB2,AB3", "ants-position-not-asked", "A10.10"),
        ("FULL asked=sentries kind=move A=W@AB2 B=W@AB3 battle=AB2,AB3", "ants-position-not-asked", "A10.9"),
        ("BATTLE kind=open", "ants-position-who-arrived", "A3.6"),
        ("BATTLE kind=move playing=fury", "ants-position-playing", "A11.1"),
        ("BATTLE kind=move march=W@AB2", "ants-position-march", "A11.8"),
        ("BATTLE kind=move hire=W@AB1", "ants-position-hire-turn", "A3.6"),
        ("BATTLE kind=hire hire=W@AB1 push=W", "ants-position-push", "A5.5"),
        ("BATTLE kind=hire push=W", "ants-position-push", "A5.5"),
        ("BATTLE kind=hire hire=W@DA7 A=W@AB2,W*2@DA7", "ants-position-hire", "A5.4"),
        ("BATTLE kind=move bonus=0,1,0,0", "ants-position-not-asked", "A10.10"),
        ("FULL asked=march kind=move A=W@AB2", "ants-position-not-asked", "A11.8"),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str, code: str, clause: str) -> None:
    words = {"FULL": FULL, "BATTLE": BATTLE}.get(line.split()[0], "").split()
    said = line.split()[bool(words) :]
    kept = [word for word in words if word.split("=")[0] not in {each.split("=")[0] for each in said}]
    text = " ".join([*kept, *said])
    with pytest.raises(PositionError) as error:
        hexapoda.load("ants").position(text)
    assert (error.value.refusal.code, error.value.refusal.clause) == (code, clause)
    for language in i18n.LANGUAGES:
        message = error.value.message(language)
        assert "{ $" not in message
        assert "\n" not in message
        assert not message.startswith("refusal-")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("asked=action A=W@XA,W@XB B=W@XA", "ants-position-two-players"),
        ("asked=fury kind=move A=W*2@XA B=W@XA battle=XA,XA A-hand=fury", "ants-position-two-attackers"),
        ("asked=action A-levels=2", "ants-position-levels"),
        ("asked=action A-levels=2 A-taken=A", "ants-position-own-level"),
        ("asked=action A=W@AB7", "ants-position-siege"),
        ("asked=action A-taken=B*3 B-levels=0", "ants-position-collected"),
    ],
)
def test_A12_3_a_line_that_is_no_position_of_pyramids_is_refused(line: str, code: str) -> None:
    with pytest.raises(PositionError) as error:
        at(line, scenario="pyramids")
    assert error.value.refusal.code == code
    assert all("{ $" not in error.value.message(language) for language in i18n.LANGUAGES)


def test_A1_5_more_chips_than_the_bank_ever_had_are_refused() -> None:
    with pytest.raises(PositionError) as error:
        at("A-chips=20 B-chips=6", bank_limit=25)
    assert (error.value.refusal.code, error.value.refusal.params["over"]) == ("ants-position-chips", 1)


def test_a_position_after_the_end_is_read() -> None:
    position = at("A=W@AB6")
    position.push("step W AB6-AB7")
    again = position.game.position(position.setup())
    assert again.outcome == position.outcome
    assert again.outcome is not None
    assert again.outcome.winners == (0,)


def test_lines_that_were_changed_anyhow_are_read_or_refused() -> None:
    rng = random.Random("changed")
    game = hexapoda.load("ants", players=3)
    position = game.start(seed=9)
    for _ in range(COUNTS["ants_texts"]):
        if position.actor is None or position.ply > 150:
            position = game.start(seed=rng.random())
        position.push_id(int(rng.choice(position.legal_ids())))
        words = position.setup().partition(" | ")[2].split()
        word = rng.randrange(len(words))
        name, _, value = words[word].partition("=")
        words[word] = rng.choice(("", name, f"{name}=", f"{name}={value},{value}", f"{name}=9", f"{name}=XA", value))
        with suppress(HexapodaError):
            game.position(" ".join(words))
