"""Who one is: guests, accounts, cookies; and that nobody can be somebody else."""

from collections.abc import Callable

import httpx
import pytest

from tests.server.people import Person

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
