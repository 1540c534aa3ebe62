"""Leaks: servers that differ only in what a viewer can't see send it the same bytes; and logs have no secrets."""

import contextlib
import json
import random

import pytest

from hexapoda.bots.compilation import load_all_rules
from hexapoda.games.names import NAMES
from hexapoda.play.game import declaration
from hexapoda.server.table.events import Created, Played, Started
from tests.ants.boxes import small_box
from tests.games import CASES
from tests.server.aio import within
from tests.server.harness import Server, at_random, clients, take_turns
from tests.server.logged import logged
from tests.server.worlds import Time, World, alike, one_time_for_all
from tests.settings import COUNTS, LONG, rest_is_long

#: All games of the house and the toy, with options; and how many decisions are looked at.
GAMES = [
    (game, options, decisions if LONG else (decisions + 1) // 2)
    for game, cases in CASES.items()
    for options, decisions in cases.leaks
]
#: The first set of options of each game.
FIRST = [(game, cases.leaks[0][0]) for game, cases in CASES.items()]
#: Those in which everything is open.
OPEN = [name for name in NAMES if declaration(name).perfect_information or declaration(name).nothing_hidden]
NOBODY = ""
#: A viewer for each seat, and a spectator.
WATCHER = "Tekla"
PLAYERS = ("Maja", "Gucio", "Filip", "Klara")


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Load the rules before the tests, which have time limits."""
    load_all_rules()


def test_every_game_is_looked_at():
    assert {game for game, _, _ in GAMES} >= set(NAMES)


def assert_same(first, second, what):
    """Show where two lists differ, not all of them."""
    if first != second:
        pairs = zip(first, second, strict=False)
        differing = next((pair for pair in pairs if pair[0] != pair[1]), (len(first), len(second)))
        raise AssertionError(f"{what}: the worlds can be told apart:\n{differing[0]}\n{differing[1]}")


class Twins:
    """Two servers with a running game that look alike to a viewer (a seat, or None: all spectators)."""

    def __init__(self, folder, game, options, viewer, seed, *, bots):
        self.choices = random.Random(f"{game} {options} {viewer} {seed}")
        self.time, self.game, self.options, self.viewer, self.bots = Time(), game, options, viewer, bots
        common = f"{seed} from {-1 if viewer is None else viewer}"
        # Spectators do not get the token of the link, either.
        self.worlds = tuple(
            World(folder, number, common, token=str(number) if viewer is None else "") for number in (1, 2)
        )

    @contextlib.asynccontextmanager
    async def open(self):
        with one_time_for_all(self.time):
            async with self.worlds[0].open(), self.worlds[1].open():
                for number, world in enumerate(self.worlds):
                    await self._sit_down(world, number)
                self.compare()
                yield self

    async def _sit_down(self, world, number):
        seats = self.seats = {"hive": 2}.get(self.game) or self.options.get("players", 2)
        me = self.viewer or 0
        players = [PLAYERS[0]] if self.bots else PLAYERS[:seats]
        # All others may have other secrets here.
        for name in (*players, WATCHER, NOBODY):
            is_viewer = name == (PLAYERS[0] if self.viewer is not None else WATCHER)
            await world.invite(name, secret="" if is_viewer else str(number))
        kinds = ["me" if seat == me else "bot" if self.bots else "open" for seat in range(seats)]
        fields = {"seats": [{"kind": kind} for kind in kinds], "listing": "public", "chat": "everybody"}
        wish = {"game": self.game, "options": self.options, "clock": {"kind": "game", "seconds": 600}, **fields}
        maker = world.people[PLAYERS[0]]
        *_, status, _, made = await maker.request("POST", "/api/tables", wish)
        assert status == 201, made
        world.table_id = json.loads(made)["id"]
        for name in (maker.name, WATCHER, NOBODY):
            await world.people[name].send("watch", table=world.table_id)
        for name in players[1:]:
            person = world.people[name]
            await person.send("watch", table=world.table_id, **{"from": 0})
            assert (await person.say("join", table=world.table_id))["type"] == "ack"
        await world.until_running()

    @property
    def is_hidden(self):
        """Whether there is anything to hide from the viewer."""
        first, second = self.worlds
        return first.position.setup() != second.position.setup()

    def viewers(self, world):
        """The clients to whom the worlds look alike."""
        names = [WATCHER, NOBODY] if self.viewer is None else [PLAYERS[0], WATCHER, NOBODY]
        return [world.people[name] for name in names]

    def compare(self):
        """Check that those clients were sent the same since the last call."""
        for first, second in zip(*map(self.viewers, self.worlds), strict=True):
            assert_same(first.taken(), second.taken(), first.name)

    async def both(self, ask, *args):
        """Ask in both worlds; the answers must be equal."""
        await self._go_on()
        first, second = [await ask(world, *args) for world in self.worlds]
        assert_same(first, second, ask.__name__)
        self.compare()
        return first

    async def _go_on(self):
        """Advance the time, with heartbeats: without them it would stop after some seconds."""
        self.time.go_on()
        for world in self.worlds:
            await world.services.store._beat()

    async def go_on(self):
        """Play a decision in each world that looks alike to the viewer; False if there is none."""
        texts = alike(self.worlds, self.viewer, self.choices)
        if texts is None:
            return False
        await self._go_on()
        for world, text in zip(self.worlds, texts, strict=True):
            await world.play(text)
        self.compare()
        return True

    # ── what the viewers ask for ──

    async def look(self, world):
        """All that can be read."""
        path = f"/api/tables/{world.table_id}"
        formats = [each.name for each in world.table.game.declaration.formats if each.write is not None]
        paths = [path, f"{path}/events", f"{path}/events?after=3", f"{path}/record", "/api/tables?state=running"]
        paths += [f"{path}/record?seat={seat}" for seat in range(self.seats)]
        paths += [f"{path}/positions", *(f"{path}/positions?seat={seat}&limit=100" for seat in range(self.seats))]
        paths += [f"{path}/record?format={name}" for name in formats]
        answers = []
        for person in self.viewers(world):
            mine = [] if person.name == "nobody" else ["/api/tables?mine=true"]
            answers += [await person.request("GET", each) for each in paths + mine]
            await person.send("watch", table=world.table_id, **{"from": 0})
            await person.send("lobby", on=True)
            await person.send("lobby", on=False)
        return answers

    async def try_moves(self, world, texts):
        """Refusals and their reasons: moves of others, out of turn, of old positions; and explanations."""
        path, table, answers = f"/api/tables/{world.table_id}/explain", world.table, []
        for person in self.viewers(world)[:2]:
            for text in texts:
                for seat in range(self.seats):
                    answers.append(await person.request("POST", path, {"seat": seat, "text": text}))
                    answers.append(await person.request("POST", path, {"seat": seat, "parts": [*text.split(), "F2"]}))
                    if answers[-2][-1] != b'{"refusal":null}':  # that one would be played
                        await person.say("play", table=table.id, seat=seat, moves=[text], answers=table.at)
                    for fields in ({"moves": [text]}, {"moves": [text, "F2"]}, {"moves": [text], "premove": True}):
                        await person.say("try", table=table.id, seat=seat, answers=table.at, **fields)
                await person.say("play", table=table.id, seat=self.viewer or 0, moves=[text], answers=table.at - 1)
        return answers

    async def offer(self, world, offer, seat):
        """A seat makes an offer, and it is declined. All see whether the offer was allowed."""
        person = world.holder(seat)
        if person is None:
            return None
        number = world.table.number
        said = await person.say("offer", table=world.table_id, offer=offer, seat=seat)
        if said["type"] == "ack" and offer in world.table.offers:
            other = world.holder(world.table.offers[offer].asked[0])
            assert other is not None
            await other.say("answer", table=world.table_id, offer=offer, yes=False)
        await world.settle()
        return said["type"], said.get("code"), world.table.number - number

    async def hint(self, world):
        """What a bot would play, and what it is given for that."""
        asked, path = {"seat": self.viewer or 0, "level": 1}, f"/api/tables/{world.table_id}/hint"
        answers = [await each.request("POST", path, asked) for each in self.viewers(world)]
        return answers, world.bots.taken()

    async def premove(self, world, texts):
        """Others give premoves, different ones in each world, and withdraw them."""
        table, text = world.table, texts[world]
        for seat in range(self.seats):
            person = world.holder(seat)
            if person is not None and person not in self.viewers(world) and seat != table.actor:
                for each in ({"moves": [text]}, {"moves": [text.split(), text]}, {"moves": None}):
                    assert (await person.say("premove", table=table.id, seat=seat, **each))["type"] == "ack"
        await world.settle()


async def compare_everything(twins, decisions):
    """Play, and ask for everything all the time; returns the number of positions with secrets."""
    hidden, choices = 0, twins.choices
    for number in range(decisions):
        if number % 3 == 0:
            await twins.both(twins.look)
        lists = [[move.text for move in world.position.legal_moves] for world in twins.worlds]
        texts = [choices.choice(each) for each in lists] + ["store honey", "guard", "place F2", "nonsense"]
        await twins.both(twins.try_moves, texts[:2] if number % 4 else texts)
        premoves = {world: choices.choice(each) for world, each in zip(twins.worlds, lists, strict=True)}
        await twins.both(twins.premove, premoves)
        if not twins.bots or number % 4 == 3:  # a takeback from bots alone is settled at once
            await twins.both(twins.offer, "takeback", choices.randrange(twins.seats))
        await twins.both(twins.offer, "draw", choices.randrange(twins.seats))
        if number % 4 == 1:
            await twins.both(twins.hint)
        hidden += twins.is_hidden
        if not await twins.go_on():
            break
    await twins.both(twins.look)
    return hidden


@pytest.mark.parametrize(
    ("bots", "game", "options", "decisions"),
    rest_is_long(
        [(bots, *case) for bots in (False, True) for case in GAMES],
        lambda bots, game, options, _: (game, options) in FIRST and (not bots or game == "ants"),
    ),
)
@within(900)
async def test_servers_that_differ_in_what_a_seat_can_not_see_send_it_the_same(
    tmp_path, bots, game, options, decisions
):
    hidden = 0
    for number in range(COUNTS["leak_worlds"]):
        viewer = number % (2 if game == "hive" else options.get("players", 2))
        (tmp_path / str(number)).mkdir()
        async with Twins(tmp_path / str(number), game, options, viewer, number, bots=bots).open() as twins:
            hidden += await compare_everything(twins, decisions)
    assert hidden >= 3 or game in OPEN


@pytest.mark.parametrize(
    ("game", "options", "decisions"),
    rest_is_long(GAMES, lambda game, options, _: (game, options) in FIRST and game not in OPEN),
)
@within(900)
async def test_servers_that_differ_in_what_nobody_sees_send_those_who_look_on_the_same(
    tmp_path, game, options, decisions
):
    async with Twins(tmp_path, game, options, None, "watch", bots=False).open() as twins:
        hidden = await compare_everything(twins, decisions)
        assert hidden >= 3 or game in OPEN
        assert twins.worlds[0].table.created.token != twins.worlds[1].table.created.token


@pytest.mark.parametrize("viewer", [pytest.param(0, marks=pytest.mark.long), 1, None])
@within(900)
async def test_A10_10_nothing_leaks_from_a_battle_in_which_both_sides_are_asked_for_cards(tmp_path, viewer):
    options = {"scenario": "pyramids", "data": small_box()}
    async with Twins(tmp_path, "ants", options, viewer, "battle", bots=False).open() as twins:
        while twins.worlds[0].position.decision != "fury":
            assert await twins.go_on()
        assert await compare_everything(twins, 5) >= 3


# ── logs and metrics ──


@within(900)
async def test_logs_and_metrics_tell_no_hands_seeds_secrets_and_words(tmp_path):
    with Server(tmp_path, log_level="debug") as server:
        async with clients(server, "Maja", "Gucio", "Tekla") as people:
            told = await play_and_quarrel(*people)
            metrics = (await people[0].request("GET", "/api/metrics"))[1]
    events = logged(server)
    assert {type(event.body) for event in events} >= {Created, Started, Played}
    told |= {event.body.seed for event in events if isinstance(event.body, Started)}
    told |= {event.body.token for event in events if isinstance(event.body, Created)}
    moves = [move for event in events if isinstance(event.body, Played) for move in event.body.moves]
    told |= {words for move in moves for words in (move.text, move.chance) if len(words) > 5}
    log = server.log.read_text()
    assert log.count('"request"') > 10  # it is verbose, and has no secrets
    assert [word for word in told if word in log] == []
    assert [word for word in told if word in metrics] == []
    assert [person.guest for person in people if person.guest in metrics] == []
    assert [table for table in people[0].seen if table in metrics] == []


async def play_and_quarrel(maja, gucio, tekla):
    """Games to the end with everything that goes wrong on the way; returns words that nobody else should read."""
    for game, options in (("toy", {"players": 2}), ("termites", {})):
        table = await maja.create(game, seats=["me", "open"], options=options, watching="link", chat="everybody")
        token = maja.seen[table].token
        await maja.watch(table)
        await gucio.watch(table, token)
        await gucio.command("join", table, token=token)
        await gucio.until(table, lambda seen: seen.status == "running")
        for path in ("", "/record", f"?token={token}", f"/record?token={token}"):
            await tekla.request("GET", f"/api/tables/{table}{path}")
        await tekla.request("POST", f"/api/tables/{table}/commands", {"type": "join", "token": token})
        await tekla.request("POST", f"/api/tables/{table}/explain", {"seat": 0, "text": "my own words", "token": token})
        for text in ("store a secret thing", "bury honey twice"):
            await maja.say("play", table=table, seat=0, moves=[text], answers=maja.seen[table].at)
        await gucio.say("premove", table=table, seat=1, moves=["a premove of mine"])
        await gucio.command("chat", table, text="between you and me")
        await tekla.send('{"type": "play", "text": "a broken frame')
        await take_turns((maja, gucio), table, at_random(1), moves=12)
        await maja.command("resign", table, seat=0)
    words = {
        "my own words",
        "a secret thing",
        "honey twice",
        "a premove of mine",
        "between you and me",
        "a broken frame",
    }
    return words | {person.secret for person in (maja, gucio, tekla)} | {"Maja", "Gucio", "Tekla"}
