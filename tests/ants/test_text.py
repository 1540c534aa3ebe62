"""Position texts of Ants: written, read back, and refused where the rules can't play on."""

import random
from typing import Any

import pytest

import hexapoda
from hexapoda import PositionError, i18n
from hexapoda.games.ants.state import DECISIONS
from hexapoda.kernel import contract
from tests import mutations
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
        ("FULL asked=action A-markers=AB2,AB3,AX2", "ants-position-many-markers", "A1.2"),
        ("FULL asked=action A-markers=CD3 B-markers=CD3", "ants-position-two-markers", "A7.3"),
        ("FULL asked=action A-obstacles=AB2 B-obstacles=AB2", "ants-position-obstacle", "A11.11"),
        # what is counted
        ("FULL asked=action A-hand=cave_in*4", "ants-position-cards", "A1.3"),
        ("FULL asked=action A-levels=3", "ants-position-built", "A12.1"),
        # this turn
        ("FULL asked=action kind=move stepped=W@AB2", "ants-position-stepped", "A6.1"),
        ("FULL asked=action A=W@AB2 pushed=W@AB2:AB1", "ants-position-pushed", "A5.8"),
        # what is under way
        ("FULL asked=action playing=column", "ants-position-under-way", "A3.8"),
        ("FULL asked=action decider=B", "ants-position-decider", "A3.8"),
        ("FULL asked=contact kind=move arrived=AB2", "ants-position-not-asked", "A10.3"),
        ("FULL asked=fury kind=move A=W@AB2 battle=AB2,AB3", "ants-position-not-asked", "A10.10"),
        ("FULL asked=sentries kind=move A=W@AB2 B=W@AB3 battle=AB2,AB3", "ants-position-not-asked", "A10.9"),
        ("BATTLE kind=hire hire=W@AB1 push=W", "ants-position-push", "A5.5"),
        ("BATTLE kind=hire push=W", "ants-position-push", "A5.5"),
        ("FULL asked=action A-levels=2 B-taken=A*2", "ants-position-levels", "A9.1"),
        ("BATTLE kind=hire hire=W@DA7 A=W@AB2,W*2@DA7", "ants-position-hire", "A5.4"),
        ("FULL asked=march kind=move A=W@AB2", "ants-position-not-asked", "A11.8"),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str, code: str, clause: str) -> None:
    with pytest.raises(PositionError) as error:
        hexapoda.load("ants").position(filled(line))
    assert (error.value.refusal.code, error.value.refusal.clause) == (code, clause)
    for language in i18n.LANGUAGES:
        message = error.value.message(language)
        assert "{ $" not in message
        assert "\n" not in message
        assert not message.startswith("refusal-")


#: What play never brings about, by the clause that keeps it from doing so, but what the rules can play on.
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("FULL asked=action A=W@AB2 B=W@AB3", "A10.1"),
        ("FULL asked=action A=W@AB7", "A12.1"),
        ("FULL asked=action treats=AB3", "A2.3"),
        ("FULL asked=action treats=AB4 A=W@AB4", "A8.2"),
        ("FULL asked=action A-markers=AB6", "A7.2"),
        ("FULL asked=action A-markers=AB4", "A7.2"),
        ("FULL asked=action A-markers=CD3 B=W@CD3", "A7.7"),
        ("FULL asked=action A-obstacles=AB1", "A11.11"),
        ("FULL asked=action A-obstacles=AB2 A=W@AB2", "A11.11"),
        ("FULL asked=action A-hand=fury*5", "A4.4"),
        ("FULL asked=exchange A-hand=fury", "A3.2"),
        ("FULL asked=action A-taken=B", "A9.2"),
        ("FULL over=levels-built", "A12.1"),
        ("FULL over=anthill-reached", "A12.1"),
        ("FULL over=rounds-over", "A12.8"),
        ("FULL asked=exchange A-hand=fury*4 kind=move", "A3.1"),
        ("FULL asked=exchange A-hand=fury*4 A-obstacles=AB2", "A3.1"),
        ("FULL asked=action kind=hire A=W@AB2 stepped=W@AB2", "A6.1"),
        ("FULL asked=action entered=AB2", "A6.5"),
        ("FULL asked=action entered=XA*2", "A6.5"),
        ("FULL asked=fury kind=move A=W@AB2 B=W@AB3 battle=AB2,AB3", "A10.10"),
        ("BATTLE kind=open", "A3.6"),
        ("BATTLE kind=move playing=fury", "A11.1"),
        ("BATTLE kind=move march=W@AB2", "A11.8"),
        ("BATTLE kind=move hire=W@AB1", "A3.6"),
        ("BATTLE kind=move bonus=0,1,0,0", "A10.10"),
    ],
)
def test_odd_positions_are_played_to_the_end(line: str, clause: str) -> None:
    position = hexapoda.load("ants", max_rounds=10).position(filled(line))
    mutations.assert_plays_on(position, random.Random(line), 1_000)


def filled(line: str) -> str:
    """A line with the words of FULL or BATTLE that it does not say otherwise."""
    words = {"FULL": FULL, "BATTLE": BATTLE}.get(line.split()[0], "").split()
    said = line.split()[bool(words) :]
    kept = [word for word in words if word.split("=")[0] not in {each.split("=")[0] for each in said}]
    return " ".join([*kept, *said])


@pytest.mark.parametrize(
    "line",
    [
        "asked=fury kind=move A=W*2@XA B=W@XA battle=XA,XA A-hand=fury",
        "asked=action A-levels=2",
        "asked=action A-levels=2 A-taken=A",
        "asked=action A=W@AB7",
        "asked=action A-taken=B*3 B-levels=0",
    ],
)
def test_A12_3_odd_positions_of_pyramids_are_played_to_the_end(line: str) -> None:
    mutations.assert_plays_on(at(line, scenario="pyramids", max_rounds=10), random.Random(line), 1_000)


def test_A1_20_two_players_are_on_one_cell_only_in_a_battle() -> None:
    with pytest.raises(PositionError) as error:
        at("asked=action A=W@XA,W@XB B=W@XA", scenario="pyramids")
    assert error.value.refusal.code == "ants-position-two-players"


def test_A5_8_a_push_that_comes_to_no_end_is_refused() -> None:
    line = "asked=fury kind=hire hire=S@AB1 push=W A=W@AB1,W*2@AB2,W@AX3 A-hand=fury B=W@AX4 battle=AX3,AX4"
    for rule, code in (("single", "push"), ("column", "push"), ("chain", "")):
        game = hexapoda.load("ants", hire_push=rule)
        if code:
            with pytest.raises(PositionError) as error:
                game.position(f"{FULL} {line}")
            assert error.value.refusal.code == f"ants-position-{code}"
        else:
            mutations.assert_plays_on(game.position(f"{FULL} {line}"), random.Random(1), 30)


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


@pytest.mark.slow
def test_positions_whose_texts_were_changed_at_random_are_refused_or_played_on() -> None:
    rng = random.Random("mutations")
    accepted, left = 0, COUNTS["ants_mutations"]
    while left > 0:
        position = hexapoda.load("ants", **rng.choice(OPTIONS)).start(seed=left)
        while left and position.actor is not None and position.ply < 400:
            position.push_id(int(rng.choice(position.legal_ids())))
            if rng.random() < (0.03 if position.decision in ("exchange", "action") else 0.3):
                left -= 1
                accepted += mutations.mutant_plays_on(rng, position, DECISIONS)
    assert accepted > COUNTS["ants_mutations"] // 5
