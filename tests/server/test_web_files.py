"""How the web app's files leave the server: packed where that is taken, and kept by the phone."""

from __future__ import annotations

import gzip

import pytest

from server.app import Server
from server.config import Config
from server.net import http

CODE = b"const table = 'sand';" * 100


@pytest.fixture
def client(tmp_path, monkeypatch):
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets / "index-1.js").write_bytes(CODE)
    (assets / "index-1.js.gz").write_bytes(gzip.compress(CODE))
    monkeypatch.setattr(http, "STATIC", assets.parent)
    (tmp_path / "data").mkdir()
    server = Server(Config(data=tmp_path / "data"), threads=False)
    yield server.app.test_client()
    server.store.close()


@pytest.mark.parametrize("takes, packed", [("gzip, br", True), ("identity", False), ("", False)])
def test_a_file_is_packed_for_whoever_takes_that(client, takes, packed):
    sent = client.get("/assets/index-1.js", headers={"Accept-Encoding": takes})
    assert (sent.headers.get("Content-Encoding") == "gzip") == packed
    assert (gzip.decompress(sent.data) if packed else sent.data) == CODE
    assert sent.mimetype.endswith("javascript") and sent.headers["Vary"] == "Accept-Encoding"
    assert sent.cache_control.max_age == 31_536_000


def test_the_page_itself_is_asked_for_again(client):
    sent = client.get("/t/ABCD", headers={"Accept-Encoding": "gzip"})
    assert sent.mimetype == "text/html" and sent.cache_control.no_cache


def test_nothing_outside_the_web_app_is_sent(client):
    assert client.get("/assets/../../data/sandtable.db").status_code == 404
    assert client.get("/t/../../data/sandtable.db").data == client.get("/").data


def test_a_part_of_an_earlier_build_is_not_there(client):
    assert client.get("/assets/index-0.js").status_code == 404
