"""Premoves in Myrmes: most phases are simultaneous at the table, so nobody waits for what others choose."""

import random

from hexapoda.server.table.commands import Premove
from tests.myrmes.positions import at
from tests.server.aio import asynchronous
from tests.server.harness import clients
from tests.server.sitting import ANN, ME, Sitting, sitting


def ahead(table: Sitting, seat: int):
    return table.table.position.view(seat).get("premove")


def premove(table: Sitting, seat: int, *parts: str) -> None:
    assert table.table.premove(Premove(seat, (parts,)), table.holder(seat)) is not None


def told(table: Sitting, seat: int, number: int = 0) -> list[str]:
    """The parts of one of the choices that a seat will have."""
    moves = ahead(table, seat)["legal"]
    return moves[number % len(moves)]["parts"]


def seats_of(events) -> list[int]:
    return [event.body.seat for event in events]


def test_M4_2_when_all_have_chosen_the_server_runs_through_the_phase():
    table = sitting("myrmes", people=4, options={"players": 4})
    for seat in (1, 2, 3):
        premove(table, seat, *told(table, seat))
    table.play_first()
    assert seats_of(table.settle()) == [1, 2, 3]
    assert (table.table.position.decision, table.table.actor) == ("birth", 0)
    for seat in (1, 2, 3):
        premove(table, seat, "larva 1", "soldier 0", "worker 2", "atelier 0")
    table.play("birth larva 3")
    assert [event.body.moves[0].text for event in table.settle()] == ["birth larva 1 worker 2"] * 3
    assert table.table.position.decision == "worker"
    assert not table.table.premoves


def test_M4_4_who_has_chosen_an_event_goes_on_to_the_birth():
    table = sitting("myrmes")
    table.play_first()
    premove(table, 0, "larva 1", "soldier 0", "worker 0", "atelier 2")
    table.play_first()
    (played,) = table.settle()
    assert (played.body.seat, played.body.moves[0].text, played.by) == (0, "birth larva 1 atelier 2", ANN.id)


TILES = "A.P2.blue.3,10+4,10.food+earth/B.P2.blue.3,11+4,11.food+stone"


def from_position(asked: str, **words) -> Sitting:
    position = at(asked, 2, **words)
    table = Sitting("myrmes", seats=(ME, ME), position=position.setup())
    table.settle()
    return table


def test_a_whole_harvest_is_chosen_in_advance_while_another_walks():
    prey = {"ladybugs": None, "termites": None, "spiders": None}
    table = from_position("worker", tiles=TILES, red_workers=1, blue_workers=0, **prey)
    assert ahead(table, 1)["decision"] == "harvest"
    after = table.table.try_moves(1, [("A", "earth")], table.table.at, ANN, premove=True)
    assert after["premove"]["decision"] == "harvest"
    assert ["B", "stone"] in [move["parts"] for move in after["premove"]["legal"]]
    assert table.table.try_moves(1, [("A", "earth"), ("B", "stone")], table.table.at, ANN, premove=True) is None
    premove(table, 1, "A", "earth", "B", "stone")
    table.play("exit 2,11")
    assert table.settle() == []
    table.play("stop")
    (played,) = table.settle()
    assert [move.text for move in played.body.moves] == ["harvest A earth", "harvest B stone"]


def test_M11_4_a_premoved_tunnel_is_forgotten_where_another_has_dug():
    exits = {"red_exits": "2,11", "blue_exits": "2,13", "red_placed": "0,0,0,2", "blue_placed": "0,0,0,1"}
    table = from_position("atelier", **exits)
    assert ["tunnel", "2,12"] in [move["parts"] for move in ahead(table, 1)["legal"]]
    assert not ahead(table, 1)["exact"]
    premove(table, 1, "tunnel", "2,12")
    table.play("tunnel 2,12")
    table.play("done")
    assert table.settle() == []
    assert (table.table.actor, table.table.premoves) == (1, {})


def test_who_premoves_what_is_told_ahead_is_never_asked_for_it():
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        table, choices = sitting("myrmes", people=players, options={"players": players}), random.Random(seed)
        by_premove = 0
        while table.table.actor is not None:
            expected = {}
            for seat in range(players):
                found = ahead(table, seat)
                if found is not None:
                    move = choices.choice(found["legal"])
                    premove(table, seat, *move["parts"])
                    if found["exact"]:
                        expected[seat] = move["text"]
            table.play(choices.choice(list(table.table.position.legal_moves)).text)
            while (due := table.table.due(table.now)) is not None:
                played = table.say(*due)
                assert expected.pop(played.body.seat, played.body.moves[0].text) == played.body.moves[0].text
                by_premove += 1
            assert table.table.actor not in expected
        assert by_premove > 20 * (players - 1)
        assert table.table.status == "finished"


@asynchronous
async def test_over_sockets_premoves_are_played_at_once(live_server):
    async with clients(live_server, "Maja", "Gucio") as (maja, gucio):
        table = await maja.create("myrmes", seats=["me", "open"], listing="public")
        for each in (maja, gucio):
            await each.watch(table)
        await gucio.command("join", table)
        chosen = []
        for decision, text in (("event", None), ("birth", "birth none")):
            for each in (maja, gucio):
                await each.until(table, lambda seen, decision=decision: asks(seen, decision, of=0))
            move = gucio.seen[table].view(1)["premove"]["legal"][-1]
            chosen.append(move["text"])
            await gucio.command("premove", table, seat=1, moves=[move["parts"]])
            text = text or maja.seen[table].view(0)["legal"][0]["text"]
            await maja.command("play", table, seat=0, moves=[text], answers=maja.seen[table].at)
        await maja.until(table, lambda seen: asks(seen, "worker", of=0))
        played = [each["body"] for each in maja.seen[table].events if each["by"] == gucio.guest]
        assert [move["text"] for body in played if "moves" in body for move in body["moves"]] == chosen


def asks(seen, decision, of):
    """Whether a table that is being played asks a seat for a decision."""
    running = seen.status == "running" and seen.state["actor"] == of
    return running and seen.state["views"][0]["view"]["decision"] == decision
