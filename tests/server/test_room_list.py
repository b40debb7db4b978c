"""The list of tables: short, and told when it changes to those who follow it."""

from __future__ import annotations

import json

from tests.server.phone import Phone
from tests.server.process import until


def lists(phone: Phone) -> list[list[str]]:
    return [
        [table["code"] for table in told["tables"]]
        for told in phone.told
        if told["type"] == "tables"
    ]


def test_who_follows_the_list_is_told_of_new_tables_and_of_seats(phones):
    follower, host = phones(), phones()
    follower.ok("list_tables", follow=True)
    host.create("blue")
    until(lambda: any(host.code in codes for codes in lists(follower)))
    phones().join(host.code, "orange", name="Grace")

    def seated() -> bool:
        names = [
            seat["name"]
            for told in follower.told
            if told["type"] == "tables"
            for table in told["tables"]
            if table["code"] == host.code
            for seat in table["seats"]
        ]
        return "Grace" in names

    until(seated)


def test_who_does_not_follow_it_any_more_is_told_nothing(phones):
    former, follower, host = phones(), phones(), phones()
    former.ok("list_tables", follow=True)
    follower.ok("list_tables", follow=True)
    former.ok("list_tables")
    host.create("blue")
    until(lambda: any(host.code in codes for codes in lists(follower)))
    assert not any(host.code in codes for codes in lists(former))


def test_an_entry_is_short(phones):
    host = phones()
    host.create(*("blue", "orange"), game="armored-advance")
    whole = host.ok("look", table=host.code)["table"]
    listed = host.ok("list_tables")["tables"]
    [entry] = [table for table in listed if table["code"] == host.code]
    assert entry["seats"] == whole["seats"]
    assert len(json.dumps(entry)) < 600 < len(json.dumps(whole))
