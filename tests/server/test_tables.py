"""Tables: making them, finding them, sitting down, getting up, and playing again with sides swapped."""

from collections.abc import Callable

import pytest

import westmarch
from tests.server.people import Person, play_to_the_end
from westmarch.agents.heuristic import GAMES as HEURISTIC_GAMES
from westmarch.server.thinking import check_agent

People = Callable[..., Person]


def test_the_catalogue_declares_every_option(person: People) -> None:
    game = person(None).get("/api/games/confrontation")
    assert game in person(None).get("/api/games")
    assert [option["name"] for option in game["options"]] == [
        *("edition", "fellowship_specials", "sauron_specials", "match"),
    ]
    assert game["presets"]["match"]["seats"] == ["first", "second"]
    assert person(None).get("/api/games/ludo", 404)["code"] == "unknown_game"


def test_options_are_settled_before_a_table_is_made(person: People) -> None:
    settled = person(None).post("/api/games/confrontation/settle", {"options": {"match": True}})
    assert settled["seats"] == ["first", "second"]
    assert settled["options"]["edition"] == "classic"
    refused = person(None).post("/api/games/confrontation/settle", {"options": {"editon": "draft"}}, 400)
    assert (refused["code"], refused["where"]) == ("bad_option", "editon")


def test_rules_can_be_read_and_searched(person: People) -> None:
    reader = person(None)
    ledger = reader.get("/api/games/confrontation/rules")
    assert reader.get("/api/games/confrontation/rules/CONF-MOVE-03") in ledger
    found = reader.get("/api/games/confrontation/rules", search="elven cloak")
    assert 0 < len(found) < len(ledger)
    assert reader.get("/api/games/confrontation/rules/CONF-NONE-99", 404)["code"] == "unknown_rule"


def test_a_table_against_the_computer_begins_at_once(person: People) -> None:
    table = person().table(seats={"fellowship": "me", "sauron": "random"}, preset="variant")
    assert table["status"] == "playing"
    assert table["options"]["edition"] == "variant"
    assert len(table["commitment"]) == 64
    assert table["seed"] is None
    assert [seat["kind"] for seat in table["seats"]] == ["person", "agent"]


def test_an_unlisted_table_is_joined_by_its_invitation_only(person: People) -> None:
    host, guest = person("Éomer"), person("Faramir")
    table = host.table(seats={"fellowship": "me"})
    assert table["status"] == "waiting"
    assert table["id"] not in [t["id"] for t in guest.get("/api/tables")["tables"]]
    assert "invite" not in guest.get(f"/api/tables/{table['id']}")
    path = f"/api/tables/{table['id']}/join"
    assert guest.post(path, {"seat": "sauron"}, 403)["code"] == "no_entry"
    assert guest.post(path, {"seat": "sauron", "invite": "wrong"}, 403)["code"] == "no_entry"
    assert guest.get(f"/api/invites/{table['invite']}")["id"] == table["id"]
    joined = guest.post(path, {"seat": "sauron", "invite": table["invite"]})
    assert joined["status"] == "playing"
    assert [seat["yours"] for seat in joined["seats"]] == [False, True]
    assert joined["commitment"] == table["commitment"], "the seed is committed to when the table is made"


def test_a_listed_table_stands_in_the_lobby_for_anybody(person: People) -> None:
    host, guest, late = person("Théoden"), person("Háma"), person("Gríma")
    table = host.table(seats={"fellowship": "me"}, listed=True, title="The Golden Hall")
    assert table["id"] in [t["id"] for t in guest.get("/api/tables")["tables"]]
    path = f"/api/tables/{table['id']}/join"
    guest.post(path, {"seat": "sauron"})
    assert late.post(path, {"seat": "sauron"}, 409)["code"] == "seat_taken"
    assert late.post(path, {"seat": "dwarves"}, 404)["code"] == "unknown_seat"


def test_a_table_that_everybody_leaves_closes(person: People) -> None:
    host = person()
    table = host.table(seats={"fellowship": "me"}, listed=True)
    closed = host.post(f"/api/tables/{table['id']}/leave", {"seat": "fellowship"})
    assert closed["status"] == "closed"
    assert table["id"] not in [t["id"] for t in host.get("/api/tables")["tables"]]


def test_seats_of_others_cannot_be_left_or_handed_on(person: People) -> None:
    host, guest = person(), person("Gollum")
    table = host.table(seats={"fellowship": "me", "sauron": "random"})["id"]
    assert guest.post(f"/api/tables/{table}/leave", {"seat": "fellowship"}, 403)["code"] == "not_yours"
    body = {"seat": "fellowship", "agent": "random"}
    assert guest.post(f"/api/tables/{table}/agent", body, 403)["code"] == "not_yours"
    assert guest.post(f"/api/tables/{table}/rematch", {}, 403)["code"] == "not_yours"


def test_a_seat_is_handed_to_an_agent_and_taken_back(person: People) -> None:
    host, guest = person(), person("Gollum")
    table = host.table(seats={"fellowship": "me", "sauron": "me"}, listed=True)["id"]
    with host.sit(table) as chair:
        host.post(f"/api/tables/{table}/agent", {"seat": "sauron", "agent": "random"})
        # the agent places all of its characters by itself
        chair.until(
            lambda m: "sauron" not in [w["seat"] for w in m.get("view", {"waiting": [{"seat": "sauron"}]})["waiting"]]
        )
        told = host.get(f"/api/tables/{table}")["seats"][1]
        assert (told["kind"], told["was_yours"], told["yours"]) == ("agent", True, False)
        assert guest.post(f"/api/tables/{table}/join", {"seat": "sauron"}, 409)["code"] == "seat_taken"
        host.post(f"/api/tables/{table}/join", {"seat": "sauron"})
        chair.until(lambda m: m["type"] == "welcome" and len(m["eyes"]) == 2)


def test_unknown_agents_are_refused(person: People) -> None:
    for agent in ("sauron", "flat:0", "flat:999999", "random:1", "flat:x"):
        assert person().table(400, seats={"fellowship": "me", "sauron": agent})["code"] == "unknown_agent"


def test_a_seat_that_was_left_in_a_game_can_be_taken_over_by_invitation(person: People) -> None:
    host, guest, heir = person("Boromir"), person("Denethor"), person("Faramir")
    table = host.table(seats={"fellowship": "me"})
    join = f"/api/tables/{table['id']}/join"
    guest.post(join, {"seat": "sauron", "invite": table["invite"]})
    left = guest.post(f"/api/tables/{table['id']}/leave", {"seat": "sauron"})
    assert (left["status"], left["seats"][1]["kind"]) == ("playing", "open")
    heir.post(join, {"seat": "sauron", "invite": table["invite"]})
    with heir.sit(table["id"]) as chair:
        assert set(chair.eyes) == {"sauron"}


def test_a_rematch_swaps_the_sides_and_is_one_table_for_both(person: People) -> None:
    host, guest = person("Legolas"), person("Gimli")
    table = host.table(seats={"fellowship": "me"}, listed=True, preset="draft")
    guest.post(f"/api/tables/{table['id']}/join", {"seat": "sauron"})
    rematch = f"/api/tables/{table['id']}/rematch"
    assert host.post(rematch, {}, 409)["code"] == "not_over"
    with host.sit(table["id"]) as left, guest.sit(table["id"]) as right:
        play_to_the_end({"fellowship": left, "sauron": right}, 2)
        following = host.post(rematch, {}, 201)
        assert guest.post(rematch, {}, 200)["id"] == following["id"]
        right.until(lambda m: m["type"] == "table" and m["table"]["rematch"] == following["id"])
    assert [seat["name"] for seat in following["seats"]] == ["Gimli", "Legolas"]
    assert following["options"]["edition"] == "draft"
    assert following["status"] == "playing"


def test_a_rematch_may_be_against_another_program(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "random"})
    with me.sit(table["id"]) as chair:
        play_to_the_end({"fellowship": chair})
    rematch = f"/api/tables/{table['id']}/rematch"
    assert me.post(rematch, {"agent": "dragon"}, 400)["code"] == "unknown_agent"
    following = me.post(rematch, {"agent": "hobbit"}, 201)
    assert [seat.get("agent") for seat in following["seats"]] == ["hobbit", None]


def test_my_games_show_first_those_that_wait_for_me(person: People) -> None:
    me = person()
    waiting = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    open_table = me.table(seats={"fellowship": "me"})["id"]
    assert [t["id"] for t in me.get("/api/me/tables")["tables"]] == [waiting, open_table]


def test_bodies_are_checked_to_the_last_field(person: People) -> None:
    host = person()
    assert host.table(400, surprise=1)["where"] == "surprise"
    assert host.table(400, preset="none such")["code"] == "bad_option"
    assert host.table(400, preset="draft", options={})["where"] == "preset"
    assert host.table(400, options={"match": "perhaps"})["where"] == "match"
    assert host.table(404, seats={"dwarves": "me"})["code"] == "unknown_seat"
    wrong = host.http.post("/api/tables", content=b"{nonsense", headers={"Content-Type": "application/json"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_input")
    plain = host.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (plain.status_code, plain.json()["where"]) == (400, "content-type")
    large = host.http.post("/api/tables", content=b"[" * 20_000, headers={"Content-Type": "application/json"})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")


def test_ids_that_cannot_be_are_refused_like_unknown_ones(person: People) -> None:
    for id in ("nosuchtable", "x" * 300, "a%00b", "..%2f", "é"):
        assert person(None).http.get(f"/api/tables/{id}").status_code == 404
        assert person(None).http.get(f"/api/replays/{id}").status_code == 404


def test_pages_come_with_a_strict_policy(person: People) -> None:
    for path in ("/", "/some/page", "/..%2f..%2fapp.py", "/a%00b"):
        response = person(None).http.get(path)
        assert response.status_code == 200
        assert "default-src 'self'" in response.headers["content-security-policy"]
        assert "unsafe" not in response.headers["content-security-policy"]
        assert "def create_app" not in response.text


# --- programs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", westmarch.games())
def test_each_game_tells_which_agents_play_it(person: People, game: str) -> None:
    me = person()
    offered = [agent["agent"] for agent in me.get(f"/api/games/{game}")["agents"]]
    assert offered[:3] == ["hobbit", "ranger", "wizard"]
    assert "random" in offered
    assert ("heuristic" in offered) == (game in HEURISTIC_GAMES)
    everywhere = [agent["agent"] for agent in me.get("/api/about")["agents"]]
    assert set(everywhere) <= set(offered)
    seat = me.get(f"/api/games/{game}")["seats"][0]
    for agent in offered:
        assert check_agent(agent, game) == agent
    made = me.table(201 if game in HEURISTIC_GAMES else 400, game=game, seats={seat: "heuristic"})
    if game not in HEURISTIC_GAMES:
        assert (made["code"], made["where"]) == ("unknown_agent", "agent")
        assert made["message"].startswith("heuristic does not play this game; these do: random")


def test_who_plays_alone_may_change_the_program_or_take_its_seat(person: People) -> None:
    me, other = person("Gandalf"), person("Saruman")
    table = me.table(seats={"fellowship": "me", "sauron": "flat:1"}, listed=True)["id"]
    path = f"/api/tables/{table}"
    assert me.post(f"{path}/agent", {"seat": "sauron", "agent": "random"})["seats"][1]["agent"] == "random"
    assert other.post(f"{path}/agent", {"seat": "sauron", "agent": "flat"}, 403)["code"] == "not_yours"
    assert other.post(f"{path}/join", {"seat": "sauron"}, 409)["code"] == "seat_taken"
    assert me.post(f"{path}/join", {"seat": "sauron"})["seats"][1]["yours"]


# --- tables that nobody wants -------------------------------------------------------------------------------


def test_a_table_is_closed_by_its_host_before_it_begins(person: People) -> None:
    host, guest = person("Elrond"), person("Lindir")
    table = host.table(game="mount_doom", listed=True, seats={})["id"]
    path = f"/api/tables/{table}/close"
    assert guest.post(path, {}, 403)["code"] == "not_yours"
    assert host.post(path)["status"] == "closed"
    assert host.post(path, {}, 409)["code"] == "game_over"
    assert guest.post(f"/api/tables/{table}/join", {"seat": "nobody"}, 409)["code"] == "game_over"
    assert table not in [t["id"] for t in guest.get("/api/tables")["tables"]]


def test_a_game_is_closed_by_who_plays_it_without_other_people(person: People) -> None:
    me, other = person("Denethor"), person("Pippin")
    alone = me.table(seats={"fellowship": "me", "sauron": "flat:1"})["id"]
    with me.sit(alone) as chair:
        assert me.post(f"/api/tables/{alone}/close")["status"] == "closed"
        chair.until(lambda m: m["type"] == "welcome" and m["table"]["status"] == "closed")
        assert chair.ask("play", seat="fellowship", ask=1, token="place frodo_classic")["code"] == "game_over"
    assert alone not in [t["id"] for t in me.get("/api/me/tables")["tables"]]
    shared = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{shared}/join", {"seat": "sauron"})
    refused = me.post(f"/api/tables/{shared}/close", {}, 409)
    assert (refused["code"], "others play" in refused["message"]) == ("started", True)
    assert person().post(f"/api/tables/{shared}/close", {}, 403)["code"] == "not_yours"


def test_old_games_can_be_set_aside(person: People) -> None:
    me, other = person("Treebeard"), person("Quickbeam")
    table = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{table}/join", {"seat": "sauron"})
    assert me.post(f"/api/tables/{table}/aside", {}, 409)["code"] == "started"
    with me.sit(table) as left, other.sit(table) as right:
        play_to_the_end({"fellowship": left, "sauron": right}, 6)
    me.post(f"/api/tables/{table}/aside")
    me.post(f"/api/tables/{table}/aside")
    assert me.get("/api/me/tables")["tables"] == []
    assert [t["id"] for t in other.get("/api/me/tables")["tables"]] == [table]
    assert me.get(f"/api/verify/{table}")["verified"], "the replay stays"


def test_a_seat_that_is_taken_back_brings_the_table_back(person: People) -> None:
    me, other = person("Beorn"), person("Radagast")
    table = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{table}/join", {"seat": "sauron"})
    me.post(f"/api/tables/{table}/leave", {"seat": "fellowship"})
    assert [t["id"] for t in me.get("/api/me/tables")["tables"]] == [table]
    me.post(f"/api/tables/{table}/aside")
    assert me.get("/api/me/tables")["tables"] == []
    me.post(f"/api/tables/{table}/join", {"seat": "fellowship"})
    assert [t["id"] for t in me.get("/api/me/tables")["tables"]] == [table]
