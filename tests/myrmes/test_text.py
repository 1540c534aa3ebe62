"""Positions as text: read back, in any order of words, and refused with one line where they are impossible."""

import json
import random

import pytest

import hexapoda
from hexapoda.kernel import chance
from tests.myrmes.positions import line
from tests.settings import COUNTS


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
        ({"asked": "winter"}, "M1.2", "winter"),
        ({"asked": "nothing"}, "", "bad-value"),
        ({"wings": "2"}, "", "bad-word"),
        ({"red_workers": 5, "red_soldiers": 4}, "M2.3", "ants"),
        ({"red_nurses": 9}, "", "bad-value"),
        ({"ladybugs": "9,0"}, "M3.4", "prey-spot"),
        ({"red_prey": 1}, "M8.12", "hunted"),
        ({"red_exits": "9,3"}, "M3.2", "not-free"),
        ({"red_exits": "99,3"}, "M3.1", "no-hex"),
        ({"tiles": "A.P2.red.3,12+5,12"}, "M9.7", "shape"),
        ({"tiles": "A.P2.red.3,12"}, "", "bad-tile"),
        ({"tiles": "A.P2.nobody.3,12+4,12"}, "M12.13", "owner"),
        ({"tiles": "C.P2.red.3,12+4,12"}, "M2.7", "tile-name"),
        ({"tiles": "A.P2.red.3,12+4,12.stone"}, "M9.11", "cubes"),
        ({"tiles": "A.P2.red.3,12+4,12", "red_lost": "P2*6"}, "M2.7", "pheromones"),
        ({"red_done": "stone3"}, "M12.2", "objectives"),
        ({"red_event": 3, "asked": "event"}, "M5.3", "event"),
        ({"asked": "garden"}, "", "not-asked"),
        ({"asked": "garden", "worker": "2,12", "points": 6}, "", "not-asked"),
        ({"asked": "storage"}, "", "not-asked"),
        ({"asked": "worker", "red_workers": None}, "", "not-asked"),
        ({"asked": "worker", "extra": 2}, "", "under-way"),
        ({"asked": "worker", "red_rooms": "2"}, "M7.5", "rooms"),
        ({"asked": "event", "red_rooms": "0"}, "M13.3", "rooms-now"),
        ({"asked": "worker", "red_placed": "1,0,0,0"}, "M6.7", "nurses-now"),
        ({"asked": "worker", "red_placed": "0,1,0,0"}, "M6.6", "placed"),
        ({"asked": "worker", "red_placed": "3,0,0,4"}, "M6.1", "nurses"),
        ({"asked": None, "over": "third-winter"}, "M1.2", "winter"),
        ({"asked": None, "over": "third-winter", "round": 9}, "M15.1", "over"),
        ({"asked": "worker", "red_done": "food3", "red_fresh": "food3"}, "M12.7", "fresh-now"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, object], clause: str, code: str) -> None:
    game = hexapoda.load("myrmes", players=4)
    with pytest.raises(hexapoda.PositionError) as error:
        game.position(line(**{"asked": "worker", "turn": "red", **changes}))
    assert error.value.refusal.code == f"myrmes-position-{code}"
    assert error.value.refusal.clause == clause
    for language in ("en", "pl", "uk"):
        words = error.value.refusal.message(language)
        assert "\n" not in words
        assert "{" not in words


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
