"""The phone's types are the server's: generated, and never stale."""

from __future__ import annotations

import pytest

from server import reference, typescript

FILES = typescript.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_generated_types_are_up_to_date(path):
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


def test_the_protocol_page_describes_every_message():
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run `make types`"
