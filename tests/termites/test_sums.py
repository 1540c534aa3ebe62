"""What a view tells the deciding seat of the attacks of its unit: the same sums that the rules count."""

from typing import Any

import pytest

from hexapoda import Position
from hexapoda.games.termites.notation.names import hex_named
from hexapoda.games.termites.rules.strength import attack_strength, defence
from tests.termites.test_text import BASE, load
from tests.termites.walks import OPTIONS, changed_options, walk

#: And two games with another box: other boards, costs, strengths and bonuses.
CHANGED = tuple(changed_options(f"ahead {number}") for number in range(2))


def attacks(position: Position) -> Any:
    return position.view(position.actor)["board"]["attacks"]


@pytest.mark.parametrize("options", [*OPTIONS[:2], *CHANGED], ids=lambda options: str(options)[:60])
def test_T7_5_to_T7_14_the_sums_are_those_of_the_rules(options: dict[str, Any]) -> None:
    seen = 0
    for position in walk(options, "sums"):
        if position.decision not in ("choose-target", "choose-from", "choose-retreat"):
            continue
        told, state = attacks(position), position.state
        if position.decision == "choose-target":
            legal = {move.parts[0] for move in position.legal_moves}
            attacked = {spot for spot in legal if spot in position.view(None)["board"]["pieces"]}
            assert attacked == {target for target, sums in told.items() if sums["attack"] > sums["defence"]}
        else:
            assert list(told) == [position.view(None)["board"]["choices"]["target"]]
        for target, sums in told.items():
            there = hex_named(state, target)
            assert sums["attack"] == attack_strength(state, int(state.unit), there)
            assert sums["attack"] == sum(strength + bonus for _, strength, bonus in sums["shares"])
            assert hex_named(state, sums["shares"][0][0]) == state.unit
            assert sums["defence"] == defence(state, there)
            seen += 1
    assert seen > 10


def test_who_does_not_decide_is_told_nothing_ahead() -> None:
    position = load().position(BASE)
    assert attacks(position) is None
    position.push("F5")
    assert position.view(0)["board"]["attacks"] is not None
    assert position.view(1)["board"]["attacks"] is position.view(None)["board"]["attacks"] is None


def test_an_attack_is_told_with_both_sides() -> None:
    position = load().position(BASE)
    position.push("F5")
    assert attacks(position)["G5"] == {"attack": 2, "defence": 1, "bonus": 0, "shares": [["F5", 2, 0]]}
    assert set(attacks(position)) > {"G5"}, "too weak attacks are told, too"
    position.push("F5xG5")
    assert list(attacks(position)) == ["G5"]
