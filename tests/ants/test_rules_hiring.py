"""The deck and hiring: A4, A5, on the reference and the real game."""

from collections import Counter

from tests.ants.positions import DATA, NEIGHBOURS, Rules, beginning, play

# ---------------------------------------------------------------- A4: the deck

#: All cards of these kinds, so that the piles have only others.
REST = {card["id"]: [card["id"]] * card["count"] for card in DATA["cards"]}


def discarded(*but: str) -> list[str]:
    """All cards but some, for the discard pile."""
    cards = [card for kind in REST.values() for card in kind]
    for card in but:
        cards.remove(card)
    return cards


def test_A4_1_the_discard_pile_is_shuffled_when_the_last_card_is_drawn(rules: Rules):
    hand = ["fury", "fury", "fury", "ambush"]
    game = rules.position(phase="start", hands={"A": "fury fury fury"}, discard=discarded(*hand))
    assert game.hands["A"] == sorted(hand)
    assert (len(game.pile), game.discard) == (36, [])


def test_A4_1_an_empty_discard_pile_is_shuffled_when_a_card_must_be_drawn(rules: Rules):
    game = rules.position(
        phase="start", hands={"A": "fury fury fury ambush"}, discard=discarded(*["fury"] * 3, "ambush")
    )
    assert (game.pile, len(game.discard)) == ([], 36)
    play(game, "exchange fury")
    assert (len(game.pile), game.discard) == (36, [])


def test_A4_1_a_discarded_card_can_come_back_at_once(rules: Rules):
    """Everything else is in hands: what is exchanged is all there is to draw."""
    cards = discarded("honeydew")
    hands = {"A": " ".join(["honeydew", *cards[:4]]), "B": " ".join(cards[4:])}
    game = rules.position(phase="start", hands=hands, players="AB")
    play(game, "exchange honeydew")
    assert "honeydew" in game.hands["A"]
    assert (game.pile, game.discard) == ([], [])


def test_A4_2_without_piles_nothing_is_drawn(rules: Rules):
    cards = discarded("honeydew", "fury")
    game = rules.position(phase="start", hands={"A": "honeydew fury", "B": " ".join(cards)}, players="AB")
    assert game.hands["A"] == ["fury", "honeydew"]
    assert game.options() == {("keep",), ("exchange", "fury"), ("exchange", "honeydew")}


def test_A4_3_laid_cards_are_in_no_pile(rules: Rules):
    game = rules.position(hands={"A": "sentries winter_stores obstacle"})
    play(game, "card sentries", "card winter_stores", "card obstacle AB3")
    assert (game.laid["A"], game.discard, game.hands["A"]) == (["sentries", "winter_stores"], [], [])
    assert Counter(game.pile) == Counter(discarded("sentries", "winter_stores", "obstacle"))


def test_A4_4_more_cards_than_four_are_kept(rules: Rules):
    game = rules.position(phase="start", hands={"A": "fury fury fury fury honeydew"})
    play(game, "keep")
    assert len(game.hands["A"]) == 5


# ---------------------------------------------------------------- A5: hiring


def test_A5_1_A5_2_any_number_while_chips_and_ants_last(rules: Rules):
    game = rules.position("A:W+W@AX3, A:W@AX2", chips={"A": 5})
    play(game, "hire W AB1", "hire W DA7")
    assert game.chips["A"] == 3
    assert beginning(game, "hire W") == set()  # A16.17: all five workers are out
    assert {where.split()[0] for where in beginning(game, "hire S")} == {"AB1", "AX1", "DA7"}
    play(game, "hire S AX1")
    assert beginning(game, "hire S") == set()  # one chip left


def test_A5_3_not_on_a_cell_with_other_ants(rules: Rules):
    game = rules.position("B:W@AB1, C:W@AX1", scenario="classic_allied", chips={"A": 4})
    assert beginning(game, "hire W") == {"DA7"}  # B is an enemy, C an ally


def test_A5_3_A16_14_besieged_on_all_sides(rules: Rules):
    game = rules.position("B:W@AB1, B:W@AX1, D:S@DA7", scenario="classic_allied", chips={"A": 4})
    assert beginning(game, "hire") == set()


def test_A5_4_a_full_cell_takes_an_ant_only_with_a_push(rules: Rules):
    game = rules.position("A:W+S@AB1", chips={"A": 1})
    assert beginning(game, "hire W AB1") == {"push W", "push S"}


def test_A5_5_A5_6_the_pushed_ant_goes_forward(rules: Rules):
    for cell, forward in (("AB1", "AB2"), ("DA7", "DA6"), ("AX1", "AX2")):
        game = rules.position(f"A:S@{cell}", chips={"A": 1})
        assert beginning(game, f"hire W {cell}") == {"", "push S"}  # A5.10
        assert play(game, f"hire W {cell} push S").standing() == sorted([f"A:W:{cell}", f"A:S:{forward}"])


def test_A5_7_the_forward_cell_must_be_open(rules: Rules):
    for text, obstacles in (
        ("A:W@AB1, A:W+W@AB2", {}),
        ("A:W@AB1, C:W@AB2", {}),
        ("A:W@AB1", {"AB2": "B"}),
    ):
        game = rules.position(text, scenario="classic_allied", chips={"A": 1}, obstacles=obstacles, hire_push="single")
        assert beginning(game, "hire W AB1") == {""}


def test_A5_7_the_pushed_ant_may_be_new_or_old(rules: Rules):
    game = rules.position("A:S@AB1", chips={"A": 2})
    play(game, "hire W AB1")
    assert beginning(game, "hire W AB1") == {"push W", "push S"}
    assert play(game, "hire W AB1 push W").standing() == ["A:S:AB1", "A:W:AB1", "A:W:AB2"]


def test_A5_8_a_pushed_ant_is_not_pushed_on(rules: Rules):
    game = rules.position(chips={"A": 3})
    play(game, "hire W AB1", "hire W AB1 push W", "hire W AB1 push W")
    assert game.standing() == ["A:W:AB1", "A:W:AB2", "A:W:AB2"]


def test_A5_8_with_columns_every_pushed_ant_goes_on(rules: Rules):
    game = rules.position("A:W@AX2", chips={"A": 7}, hire_push="column", board_chips=["AB4"])
    play(game, "hire W AB1", "hire S AB1 push W", "hire W AB1 push S", "hire S AB1 push W")
    assert game.standing() == ["A:S:AB1", "A:S:AB3", "A:W:AB2", "A:W:AB4", "A:W:AX2"]
    assert game.chips["A"] == 2  # one was found on AB4


def test_A5_8_a_column_makes_room_for_the_one_behind(rules: Rules):
    text = "A:W@AB1, A:W@AB2"
    game = rules.position(text, chips={"A": 2}, hire_push="column")
    play(game, "hire W AB1 push W")  # AB2 has two workers now, one of which was pushed
    assert beginning(game, "hire W AB1 push") == {"W"}
    assert play(game, "hire W AB1 push W").standing() == ["A:W:AB1", "A:W:AB2", "A:W:AB2", "A:W:AB3"]
    game = rules.position(text, chips={"A": 2}, hire_push="single")
    play(game, "hire W AB1 push W")
    assert beginning(game, "hire W AB1 push") == set()


def test_A5_8_a_full_cell_is_pushed_on_first(rules: Rules):
    game = rules.position("A:W@AB1, A:W+W@AB2, A:S+S@AB3", chips={"A": 2}, board_chips=["AB4"])
    assert beginning(game, "hire W AB1 push") == {"W"}
    play(game, "hire W AB1 push W")
    assert game.standing() == ["A:S:AB3", "A:S:AB4", "A:W:AB1", "A:W:AB2", "A:W:AB2", "A:W:AB3"]
    assert game.chips["A"] == 2  # one was paid, one found on AB4


def test_A5_8_ants_are_moved_as_many_times_as_ants_are_hired(rules: Rules):
    game = play(rules.position(chips={"A": 5}), "hire W AX1", *["hire W AX1 push W"] * 4)
    assert game.standing() == ["A:W:AX1", "A:W:AX2", "A:W:AX2", "A:W:AX3", "A:W:AX3"]


def test_A5_8_where_both_kinds_stand_the_player_says_who_goes_on(rules: Rules):
    game = rules.position("A:W@AB1, A:W+S@AB2, A:W+S@AB3", chips={"A": 2})
    play(game, "hire S AB1 push W")
    assert (game.decision, game.options()) == ("push", {("push", "W", "AB3"), ("push", "S", "AB3")})
    play(game, "push S AB3")
    assert game.options() == {("push", "W", "AB2"), ("push", "S", "AB2")}
    play(game, "push W AB2")
    assert game.standing() == ["A:S:AB1", "A:S:AB2", "A:S:AB4", "A:W:AB2", "A:W:AB3", "A:W:AB3"]


def test_A5_8_a_chain_is_refused_where_the_foremost_ant_may_not_go_on(rules: Rules):
    for text, obstacles in (("A:W@AB1, A:S+S@AB2", {"AB3": "B"}), ("A:W@AB1, A:S+S@AB2, C:W@AB3", {})):
        game = rules.position(text, scenario="classic_allied", chips={"A": 1}, obstacles=obstacles)
        assert beginning(game, "hire W AB1") == {""}


def test_A5_8_a_chain_ends_where_the_trail_does(rules: Rules):
    narrow = {**DATA, "rules": {**DATA["rules"], "capacity_trail": 1}}
    for crowd, pushes in (("A:S@XA", {"W"}), ("A:S+S@XA", set())):
        text = f"A:W@AX1, A:W@AX2, A:W@AX3, A:W@AX4, {crowd}"
        assert beginning(rules.position(text, chips={"A": 1}, data=narrow), "hire W AX1 push") == pushes


def test_A5_8_every_step_of_a_chain_is_an_arrival(rules: Rules):
    game = rules.position("A:W@AB1, A:S+S@AB2, B:W@AB4", chips={"A": 1}, hands={"B": "fury"})
    play(game, "hire W AB1 push W")
    assert (game.decision, game.actor) == ("fury", "B")
    assert game.standing() == ["A:S:AB2", "A:S:AB3", "A:W:AB1", "B:W:AB4"]
    play(game, "pass")
    assert game.standing() == ["A:S:AB2", "A:S:AB3", "A:W:AB1", "A:W:AB2"]


def test_A5_8_reinforcements_push_a_chain_too(rules: Rules):
    game = rules.position("A:W@AB1, A:S+S@AB2", chips={"A": 1}, hands={"A": "reinforcements"})
    play(game, "card reinforcements W AB1 push W")
    assert game.standing() == ["A:S:AB2", "A:S:AB3", "A:W:AB1", "A:W:AB2"]


def test_A5_8_a_column_stops_at_a_wall(rules: Rules):
    game = rules.position(chips={"A": 4}, hire_push="column", obstacles={"AB3": "B"})
    play(game, "hire W AB1", "hire W AB1 push W", "hire W AB1 push W")
    assert game.standing() == ["A:W:AB1", "A:W:AB2", "A:W:AB2"]
    assert beginning(game, "hire W AB1 push") == set()


def test_A5_8_a_column_fights_on_its_way(rules: Rules):
    game = rules.position("B:W@AX4", chips={"A": 7}, hire_push="column")
    play(game, "hire S AX1", "hire W AX1 push S")
    assert game.standing() == ["A:S:AX2", "A:W:AX1", "B:W:AX4"]
    play(game, "hire W AX1 push W")
    assert game.standing() == ["A:S:AX3", "A:W:AX1", "A:W:AX2"]


def test_A5_9_A16_16_the_pushed_ant_fights_before_the_new_one_comes(rules: Rules):
    game = rules.position("A:W@AB1, B:S@AB3", chips={"A": 2}, hands={"A": "fury"})
    play(game, "hire S AB1 push W")
    assert game.decision == "fury"
    assert game.standing() == ["A:W:AB2", "B:S:AB3"]
    assert play(game, "pass").standing() == ["A:S:AB1", "B:S:AB3"]
    assert game.chips["A"] == 0


def test_A16_15_a_new_ant_fights_at_once(rules: Rules):
    game = rules.position("B:W@AB2", chips={"A": 2})
    assert play(game, "hire S AB1").standing() == ["A:S:AB1"]


def test_A5_11_hired_ants_make_no_step(rules: Rules):
    game = play(rules.position(chips={"A": 4}), "hire W AB1")
    assert beginning(game, "step") == set()


def test_A16_7_third_parties_wait_their_turn(rules: Rules):
    game = rules.position("A:W@AB3, B:W@AB5, C:S@AB7", scenario="pyramids", players="ABC")
    play(game, "step W AB3-AB4")
    assert game.standing() == ["C:S:AB7"]


def test_A13_2_allies_share_no_hiring_place(rules: Rules):
    game = rules.position(scenario="classic_allied", teams=NEIGHBOURS, chips={"A": 4})
    assert {where.split()[0] for where in beginning(game, "hire W")} == {"AB1", "AX1", "DA7"}
