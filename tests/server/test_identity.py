"""Who one is: guests, accounts, cookies; and that nobody can be somebody else."""

from collections.abc import Callable

import httpx
import pytest

from tests.server.people import Person, close_code, play_to_the_end

People = Callable[..., Person]


def test_a_stranger_is_nobody(person: People) -> None:
    assert person(None).get("/api/me") == {"me": None}


def test_a_name_is_enough_to_be_a_guest(person: People) -> None:
    guest = person("  Éowyn   of Rohan ")
    assert guest.get("/api/me")["me"] == {"id": guest.id, "name": "Éowyn of Rohan", "kind": "guest"}


def test_a_guest_can_take_another_name(person: People) -> None:
    guest = person("Strider")
    assert guest.post("/api/guest", {"name": "Aragorn"})["me"] == {"id": guest.id, "name": "Aragorn", "kind": "guest"}


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "a\x00b", "x" * 33])
def test_names_that_cannot_be_shown_are_refused(person: People, name: str) -> None:
    assert person(None).post("/api/guest", {"name": name}, 400)["code"] == "bad_name"


def test_the_cookie_is_kept_from_scripts_and_other_sites(person: People) -> None:
    response = person(None).http.post("/api/guest", json={"name": "Sam"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_forged_cookie_speaks_for_nobody(person: People, address: str) -> None:
    victim = person("Frodo")
    for forged in (f"{victim.id}.{'0' * 64}", victim.id, f"{victim.id}.", "x.y", "é.é".encode().decode("latin-1")):
        headers = {b"Cookie": f"westmarch={forged}".encode("latin-1")}
        assert httpx.get(f"{address}/api/me", headers=headers).json() == {"me": None}


def test_a_guest_becomes_an_account_and_keeps_the_games(person: People) -> None:
    guest = person("Merry")
    table = guest.table(seats={"fellowship": "me"})
    account = guest.post("/api/account", {"name": "Meriadoc", "password": "second breakfast"})["me"]
    assert account == {"id": guest.id, "name": "Meriadoc", "kind": "account"}
    elsewhere = person(None)
    assert elsewhere.post("/api/login", {"name": "MERIADOC", "password": "second breakfast"})["me"] == account
    assert [t["id"] for t in elsewhere.get("/api/me/tables")["tables"]] == [table["id"]]
    elsewhere.post("/api/logout")
    assert elsewhere.get("/api/me") == {"me": None}


def test_a_wrong_password_and_an_unknown_name_are_told_alike(person: People) -> None:
    person(None).post("/api/account", {"name": "Pippin", "password": "elevenses!"})
    stranger = person(None)
    wrong = stranger.post("/api/login", {"name": "Pippin", "password": "not that one"}, 401)
    unknown = stranger.post("/api/login", {"name": "Nobody at all", "password": "not that one"}, 401)
    assert wrong == unknown
    assert wrong["code"] == "wrong_password"


def test_names_of_accounts_are_unique_whatever_their_case(person: People) -> None:
    person(None).post("/api/account", {"name": "Gandalf", "password": "you shall not"})
    assert (
        person(None).post("/api/account", {"name": "gANDALF", "password": "pass, either"}, 409)["code"] == "name_taken"
    )


def test_short_passwords_are_refused_and_never_repeated(person: People) -> None:
    answer = person(None).post("/api/account", {"name": "Bilbo", "password": "mellon"}, 400)
    assert answer["where"] == "password"
    assert "mellon" not in str(answer)


def test_who_has_no_name_cannot_make_a_table(person: People) -> None:
    assert person(None).table(401)["code"] == "who_are_you"


def test_requests_from_pages_of_other_sites_are_refused(person: People) -> None:
    guest = person()
    for headers in ({"Origin": "https://mordor.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        response = guest.http.post("/api/guest", json={"name": "Saruman"}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")
    own = {"Origin": guest.address}
    assert guest.http.post("/api/guest", json={"name": "Radagast"}, headers=own).status_code == 200


# --- going ------------------------------------------------------------------------------------------------


def again(address: str, cookie: str) -> Person:
    """Somebody with a cookie that was kept."""
    thief = Person(address, None)
    thief.http.cookies.set("westmarch", cookie)
    return thief


def test_logging_out_ends_the_session_of_this_browser_alone(person: People, address: str) -> None:
    me = person("Bilbo")
    me.post("/api/account", {"name": "Bilbo Baggins", "password": "there and back"})
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    other = person(None)
    other.post("/api/login", {"name": "Bilbo Baggins", "password": "there and back"})
    kept = me.http.cookies["westmarch"]
    with me.sit(table) as here, other.sit(table) as there:
        assert me.post("/api/logout") == {"me": None}
        assert close_code(here) == 4401
        assert other.get("/api/me")["me"]["name"] == "Bilbo Baggins"
        there.quiet()
    with again(address, kept) as thief:
        assert thief.get("/api/me") == {"me": None}, "the old cookie is worth nothing"


def test_logging_out_everywhere_ends_all_sessions(person: People) -> None:
    me, other = person("Gaffer"), person(None)
    me.post("/api/account", {"name": "Gaffer Gamgee", "password": "po-ta-toes"})
    other.post("/api/login", {"name": "Gaffer Gamgee", "password": "po-ta-toes"})
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as here, other.sit(table) as there, person("Sandyman").sit(table) as stranger:
        assert me.post("/api/logout/everywhere") == {"me": None}
        assert [close_code(chair) for chair in (here, there)] == [4401, 4401]
        stranger.quiet()
    assert other.get("/api/me") == {"me": None}
    assert person(None).post("/api/logout/everywhere", {}, 401)["code"] == "who_are_you"
    again_me = other.post("/api/login", {"name": "Gaffer Gamgee", "password": "po-ta-toes"})["me"]
    assert again_me["id"] == me.id


def test_registering_begins_a_new_session(person: People, address: str) -> None:
    guest = person("Rosie")
    before = guest.http.cookies["westmarch"]
    guest.post("/api/account", {"name": "Rosie Cotton", "password": "green dragon"})
    with again(address, before) as thief:
        assert thief.get("/api/me") == {"me": None}


def test_a_new_name_stands_wherever_one_sits(person: People) -> None:
    me, other = person("Strider"), person("Butterbur")
    table = me.table(seats={"fellowship": "me", "sauron": "me"}, listed=True)["id"]
    with me.sit(table) as mine, other.sit(table) as chair:
        me.post("/api/guest", {"name": "Aragorn"})
        told = chair.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Aragorn")
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Aragorn", "Aragorn"]
        mine.ask("chat", text="elessar")
        assert mine.chat[-1]["name"] == "Aragorn"


def test_an_account_is_deleted_with_its_password_and_leaves_no_name(person: People) -> None:
    me, other = person("Lotho"), person("Wormtongue")
    me.post("/api/account", {"name": "Lotho Pimple", "password": "pipe-weed!"})
    over = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{over}/join", {"seat": "sauron"})
    with me.sit(over) as left, other.sit(over) as right:
        left.ask("chat", text="the Chief says so")
        play_to_the_end({"fellowship": left, "sauron": right}, 4)
    assert "Lotho Pimple" in other.http.get(f"/api/replays/{over}/record").text
    running = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{running}/join", {"seat": "sauron"})
    waiting = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    assert me.post("/api/account/delete", {"password": "not that"}, 401)["code"] == "wrong_password"
    with me.sit(running) as mine, other.sit(running) as chair:
        assert me.post("/api/account/delete", {"password": "pipe-weed!"}) == {"me": None}
        assert close_code(mine) == 4401
        told = chair.until(lambda m: m["type"] == "welcome" and m["table"]["seats"][0]["kind"] == "open")
        assert not told["table"]["seats"][0]["was_yours"]
        check_deleted(person, other, over, waiting)
        person("Frodo").post(f"/api/tables/{running}/join", {"seat": "fellowship"})


def check_deleted(person: People, other: Person, over: str, waiting: str) -> None:
    assert [seat["name"] for seat in other.get(f"/api/tables/{over}")["seats"]] == ["—", "Wormtongue"]
    assert "Lotho" not in other.http.get(f"/api/replays/{over}/record").text
    assert other.get(f"/api/verify/{over}")["verified"]
    with other.sit(over) as chair:
        assert [line["name"] for line in chair.chat] == ["—"]
    assert other.get(f"/api/tables/{waiting}")["status"] == "closed"
    gone = person(None)
    assert gone.post("/api/login", {"name": "Lotho Pimple", "password": "pipe-weed!"}, 401)
    gone.post("/api/account", {"name": "Lotho Pimple", "password": "another one"})  # the name is free again
    assert gone.get("/api/me/tables") == {"tables": []}


def test_a_guest_needs_no_password_to_go(person: People) -> None:
    guest = person("Bill the pony")
    assert guest.post("/api/account/delete", {}) == {"me": None}
    assert guest.get("/api/me") == {"me": None}
    assert person(None).post("/api/account/delete", {}, 401)["code"] == "who_are_you"
