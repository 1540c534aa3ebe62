"""Attacks on mounds: T9, on the reference and the real game."""

from typing import Any

from tests.termites.positions import BLUE, FULL, GOLD, GRAY, RED, Rules, hexes, play


def capture(rules: Rules, mounds: str, players: int = 2, **more: Any) -> Any:
    """Red has just captured the mound on F6."""
    game = rules.position(f"{mounds}; red W3@F5, S3@E6, S3@G6", players=players, **more)
    return play(game, "unit F5", "target F6")


def rob_the_last_place(rules: Rules, more_units: str) -> Any:
    """Red captures blue's mound on J4 on the full board of TE15, where only F2 might still hold a mound."""
    text = FULL.replace("mound 7@J4, ", "").replace("blue W1@F2", "red S3@I4, S3@J3, W3@J5; blue mound 9@J4")
    game = rules.position(f"{text}; {more_units}", players=4, reserves=[[5, 8], [6], [], []])
    return play(game, "unit J5", "target J4")


def test_T9_1_T9_2_any_caste_may_capture_and_is_destroyed(rules: Rules):
    for kind in ("W1", "S1", "P1", "F1"):
        game = play(
            rules.position(f"neutral mound 7@F6; red {kind}@F5, S3@E6, S3@G6"), "unit F5", "target F6", "value 8"
        )
        assert game.units == {"E6": (RED, "S3"), "G6": (RED, "S3")}
        assert game.mounds == {"F6": (RED, 8)}
        assert game.trophy_values() == [[], [7]]
        assert game.scores() == [35, 42]


def test_T9_2_a_neutral_mound_has_nobody_who_places_another(rules: Rules):
    game = capture(rules, "neutral mound 7@F6", reserves=[[5, 6], [9]])
    assert game.decision is None
    assert game.mounds == {"F6": (RED, 9)}


def test_T9_2_the_last_value_of_the_reserve_is_not_asked(rules: Rules):
    game = capture(rules, "blue mound 5@F6", reserves=[[6], [9]])
    assert game.mounds == {"F6": (RED, 9)}
    assert (game.decision, game.actor) == ("lost-mound", BLUE)


def test_T9_3_the_new_mound_needs_no_legal_hex(rules: Rules):
    game = capture(rules, "blue mound 5@F6; neutral mound 7@F7; water E5 G5", reserves=[[], [9]])
    assert game.mounds["F6"] == (RED, 9)


def test_T9_4_without_any_reserve_nothing_is_asked(rules: Rules):
    game = capture(rules, "blue mound 5@F6", reserves=[[], []])
    assert game.decision is None
    assert game.mounds == {}


def test_T9_5_the_new_mound_counts_for_the_robbed_player(rules: Rules):
    game = capture(rules, "blue mound 5@F6", reserves=[[6], [9]])
    assert not hexes(game.options()) & {"F6", *game.board.neighbours["F6"]}
    game = capture(rules, "blue mound 5@F6", reserves=[[6], []])
    assert {"F6", "E5", "F7", "G5"} <= hexes(game.options())


def test_T9_6_the_robbed_player_makes_room(rules: Rules):
    game = rob_the_last_place(rules, "blue W1@F2, W2@A1")
    assert (game.decision, game.actor) == ("make-room", BLUE)
    assert game.options() == {("mound", 5, "F2"), ("mound", 8, "F2")}
    play(game, "mound 8 F2")
    assert "F2" not in game.units
    assert game.mounds["F2"] == (BLUE, 8)
    assert game.reserves[BLUE] == [5]


def test_T9_6_only_where_no_empty_hex_is_legal(rules: Rules):
    game = rob_the_last_place(rules, "blue W2@A1")
    assert (game.decision, game.actor) == ("lost-mound", BLUE)
    assert game.options() == {("mound", 5, "F2"), ("mound", 8, "F2")}


def test_T9_7_no_unit_to_remove_either(rules: Rules):
    game = rob_the_last_place(rules, "blue W2@A1; red W1@F2")
    assert game.decision is None
    assert game.mounds["J4"] == (RED, 6)
    assert game.reserves[BLUE] == [5, 8]
    assert game.scores()[BLUE] == 13


def test_T9_9_a_player_without_mounds_plays_on(rules: Rules):
    game = capture(rules, "blue mound 5@F6, W1@A1", reserves=[[], []], hands=[["W1"], []])
    assert (game.decision, game.actor) == ("choose-token", BLUE)


def test_T13_D8_after_the_robbed_player_the_turn_passes_on_from_the_robber(rules: Rules):
    hands = [["W1"], [], ["W1"], ["W1"]]
    game = capture(rules, "gray mound 5@F6", players=4, reserves=[[], [], [], [6]], hands=hands)
    assert (game.decision, game.actor) == ("lost-mound", GRAY)
    game.play(min(game.options()))
    assert (game.decision, game.actor) == ("choose-token", GOLD)


def test_T9_2_the_robbed_player_chooses_value_and_hex(rules: Rules):
    game = capture(rules, "blue mound 5@F6", reserves=[[6, 9], []])
    assert (game.decision, game.actor) == ("lost-mound", BLUE)
    assert {option[1] for option in game.options()} == {6, 9}
    assert hexes(game.options()) == game.mound_hexes()


def test_T9_8_trophies_are_kept_and_never_placed(rules: Rules):
    game = capture(rules, "blue mound 5@F6", reserves=[[], [6, 8]])
    assert game.options() == {("value", 6), ("value", 8)}
    play(game, "value 8")
    assert (game.mounds, game.trophy_values(), game.reserves) == ({"F6": (RED, 8)}, [[], [5]], [[], [6]])
    # Blue takes the new mound of red: red's own trophy stays.
    text = "red mound 8@F6; blue W3@F5, S3@E6, S3@G6"
    game = rules.position(text, BLUE, reserves=[[], [6]], trophies=[[], [(BLUE, 5)]])
    play(game, "unit F5", "target F6")
    assert game.trophy_values() == [[8], [5]]
    assert {option[1] for option in game.options()} == {6}
