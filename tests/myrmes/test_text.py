"""Positions as text: read back, in any order of words, and refused only if they can't be played on."""

import json
import random

import pytest

import hexapoda
from hexapoda.kernel import chance
from tests.mutations import accepted, play_on
from tests.myrmes.positions import line
from tests.myrmes.walks import OPTIONS, walk
from tests.settings import COUNTS


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_random_games_are_read_back_in_any_order_of_words(players: int) -> None:
    for seed in range(COUNTS["myrmes_text_games"]):
        game = hexapoda.load("myrmes", players=players, start_exits=("by-seat", "shuffled")[seed % 2])
        position = game.start(seed=seed)
        choices, mixer = chance.generator(f"text {seed}"), random.Random(seed)
        while position.actor is not None:
            head, _, body = position.setup().partition(" | ")
            words = body.split()
            mixer.shuffle(words)
            again = game.position(f"{head} | {' '.join(words)}")
            assert again.setup() == position.setup()
            assert again.legal_ids().tolist() == position.legal_ids().tolist()
            ids = position.legal_ids()
            position.push_id(int(ids[int(chance.below(choices[0], len(ids)))]))
        assert game.position(position.setup()).outcome == position.outcome


@pytest.mark.parametrize(
    ("changes", "clause", "code"),
    [
        ({"round": None}, "", "missing"),
        ({"asked": "nothing"}, "", "bad-value"),
        ({"wings": "2"}, "", "bad-word"),
        ({"red_workers": 5, "red_soldiers": 4}, "M2.3", "ants"),
        ({"red_nurses": 9}, "", "bad-value"),
        ({"red_prey": 1}, "M8.12", "hunted"),
        ({"ladybugs": "2,10/3,10/1,11/3,11/1,12/2,12/9,6"}, "M2.10", "prey-count"),
        ({"red_exits": "9,3"}, "M3.2", "not-free"),
        ({"red_exits": "99,3"}, "M3.1", "no-hex"),
        ({"tiles": "A.P2.red.3,12"}, "", "bad-tile"),
        ({"tiles": "A.P2.red.3,12+4,12.stone*7"}, "", "bad-tile"),
        ({"tiles": "A.P2.nobody.3,12+4,12"}, "M12.13", "owner"),
        ({"tiles": "C.P2.red.3,12+4,12"}, "M2.7", "tile-name"),
        ({"tiles": "A.P2.red.3,12+4,12", "red_lost": "P2*6"}, "M2.7", "pheromones"),
        ({"asked": "garden"}, "", "not-asked"),
        ({"asked": "garden", "worker": "2,12", "points": 7}, "", "bad-value"),
        ({"asked": "garden", "worker": "9,3"}, "M8.6", "not-free"),
        ({"asked": "storage"}, "", "not-asked"),
        ({"asked": "worker", "red_workers": None}, "", "not-asked"),
        ({"asked": "born"}, "", "not-asked"),
        ({"asked": "atelier"}, "", "not-asked"),
        ({"asked": "extra-harvest"}, "", "not-asked"),
        ({"asked": "harvest", "tiles": "A.P2.blue.3,12+4,12.food", "tile": "A"}, "", "not-asked"),
        ({"asked": "stand", "worker": "2,12", "freed": "9,3"}, "", "not-asked"),
        ({"asked": "pay-mix", "paying": "food3"}, "", "not-asked"),
        ({"asked": "worker", "worker": "2,12"}, "", "under-way"),
        ({"asked": "worker", "acted": "level"}, "", "under-way"),
        ({"asked": None, "over": "third-winter", "worker": "2,12"}, "", "under-way"),
        ({"asked": "event", "red_rooms": "0,1,2"}, "M7.1", "rooms"),
        ({"asked": "worker", "red_placed": "0,4,0,0"}, "", "bad-value"),
        ({"asked": "worker", "red_placed": "3,0,0,4"}, "M6.1", "nurses"),
    ],
)
def test_positions_that_cannot_be_played_on_are_refused(changes: dict[str, object], clause: str, code: str) -> None:
    game = hexapoda.load("myrmes", players=4)
    with pytest.raises(hexapoda.PositionError) as error:
        game.position(line(**{"asked": "worker", "turn": "red", **changes}))
    assert error.value.refusal.code == f"myrmes-position-{code}"
    assert error.value.refusal.clause == clause
    for language in ("en", "pl", "uk"):
        words = error.value.refusal.message(language)
        assert "\n" not in words
        assert "{" not in words


@pytest.mark.parametrize(
    "changes",
    [
        {"asked": "winter"},
        {"ladybugs": "9,1"},
        {"tiles": "A.P2.red.3,12+5,12"},
        {"tiles": "A.P2.red.3,12+4,12.stone"},
        {"red_done": "stone3"},
        {"red_event": 3, "red_larvae": 0, "asked": "event"},
        {"asked": "garden", "worker": "2,12", "points": 6},
        {"asked": "garden", "tiles": "A.P2.blue.3,12+4,12", "worker": "4,12", "points": 2},
        {"asked": "worker", "extra": 2},
        {"asked": "worker", "red_rooms": "2"},
        {"asked": "event", "red_rooms": "0"},
        {"asked": "worker", "red_placed": "1,0,0,0"},
        {"asked": "worker", "red_placed": "0,1,0,0"},
        {"asked": "birth", "red_placed": "0,1,0,1"},
        {"asked": "storage", "red_store": "2,1,1"},
        {"asked": "stand", "worker": "2,12", "freed": "2,12"},
        {"asked": "pay-mix", "paying": "mix6", "red_store": "0,3,3"},
        {"asked": None, "over": "third-winter"},
        {"asked": None, "over": "third-winter", "round": 9},
        {"asked": "worker", "red_done": "food3", "red_fresh": "food3"},
    ],
    ids=str,
)
def test_positions_that_no_game_leads_to_are_played_on(changes: dict[str, object]) -> None:
    position = hexapoda.load("myrmes", players=4).position(line(**{"asked": "worker", "turn": "red", **changes}))
    play_on(position, random.Random(str(changes)), 60)


@pytest.mark.slow
def test_mutated_texts_are_refused_or_played_on() -> None:
    dice, read = random.Random("mutated"), 0
    texts = 0
    while texts < COUNTS["mutated_texts"]:
        for position in walk(dice.choice(OPTIONS), dice.random(), rich=True):
            if dice.random() < 0.05:
                found = accepted(position, dice)
                texts += 1
                if found is not None:
                    play_on(found, dice)
                    read += 1
    assert read > texts / 10


def test_views_are_restored() -> None:
    position = hexapoda.load("myrmes", players=3).start(seed=5)
    choices = chance.generator("views")
    while position.actor is not None:
        if position.ply % 7 == 0:
            view = json.loads(json.dumps(position.view(1)))
            assert position.game.imagine(view, seed=1).setup() == position.setup()
        ids = position.legal_ids()
        position.push_id(int(ids[int(chance.below(choices[0], len(ids)))]))


@pytest.mark.parametrize(
    "text", ["prey", "exits 2,11", "dice 1 2", "prey 1,7 bee; objectives; dice 1 1 1", "dice 7 1 1"]
)
def test_M4_6_wrong_chance_is_refused(text: str) -> None:
    with pytest.raises(hexapoda.HexapodaError):
        hexapoda.load("myrmes", players=2).start(chance_text=text)


def test_M3_9_shuffled_exits_are_told() -> None:
    game = hexapoda.load("myrmes", players=4, start_exits="shuffled")
    for seed in range(6):
        start = game.start(seed=seed)
        again = game.start(seed="other", chance_text=start.setup_chance())
        assert again.setup() == start.setup()
