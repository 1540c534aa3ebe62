"""What a view tells the deciding seat ahead of its decisions: the same that the rules say once these are taken."""

from typing import Any

import pytest

from hexapoda import Position
from hexapoda.games.termites.names import hex_named
from hexapoda.games.termites.rules.board import attack_strength, defence
from tests.termites.test_text import BASE, load
from tests.termites.walks import OPTIONS, changed_options, walk


def ahead(position: Position) -> Any:
    return position.view(position.actor)["board"]["ahead"]


def follows(position: Position, chosen: str) -> list[str]:
    """The parts that can be chosen after a decision."""
    moves = {move.parts: move for move in position.legal_moves}
    with position.trying(moves[(chosen,)].id):
        return [move.parts[0] for move in position.legal_moves]


#: And two games with another box: other boards, costs, strengths and bonuses.
CHANGED = tuple(changed_options(f"ahead {number}") for number in range(2))


@pytest.mark.parametrize("options", [*OPTIONS, *CHANGED], ids=lambda options: str(options)[:60])
def test_what_is_ahead_is_what_becomes_legal(options: dict[str, Any]) -> None:
    for position in walk(options, "ahead"):
        if position.decision not in ("choose-token", "choose-unit") or position.ply % 5:
            continue
        told = ahead(position)["to"]
        chosen = [move.parts[0] for move in position.legal_moves if move.parts[0] not in ("stay", "keep")]
        assert sorted(told) == sorted(chosen)
        for part in chosen:
            assert told[part] == follows(position, part)


@pytest.mark.parametrize("options", [*OPTIONS[:2], CHANGED[0]], ids=lambda options: str(options)[:60])
def test_T7_5_to_T7_14_the_sums_are_those_of_the_rules(options: dict[str, Any]) -> None:
    seen = 0
    for position in walk(options, "sums"):
        if position.decision not in ("choose-unit", "choose-target", "choose-retreat"):
            continue
        told, state = ahead(position), position.state
        for unit, attacks in told["attacks"].items():
            for target, strength in attacks.items():
                here, there = hex_named(state, unit), hex_named(state, target)
                assert strength == attack_strength(state, here, there)
                assert told["targets"][target]["defence"] == defence(state, there)
                if position.decision != "choose-retreat":
                    assert (target in told["to"].get(unit, ())) == (strength > defence(state, there))
                seen += 1
    assert seen > 10


def test_who_does_not_decide_is_told_nothing_ahead() -> None:
    position = load().position(BASE)
    assert position.view(0)["board"]["ahead"] is not None
    assert position.view(1)["board"]["ahead"] is position.view(None)["board"]["ahead"] is None


def test_an_attack_is_told_with_both_sides() -> None:
    position = load().position(BASE)
    told = ahead(position)
    assert told["attacks"]["F5"]["G5"] == 2
    assert told["targets"]["G5"] == {"defence": 1, "bonus": 0, "support": [["F5", 2, 0]]}
    position.push("F5")
    assert list(ahead(position)["to"]) == ["F5"]
