"""`sandtable progress` on the command line: decks measured, printed and read, and their faults."""

from __future__ import annotations

import pytest

from server.command.cli import main
from server.games.progress.files import DEFAULT, SHIPPED_TEXTS

TEXT = SHIPPED_TEXTS[f"{DEFAULT}.toml"]


def balance(*arguments: str) -> int:
    return main(["progress", "balance", "--games", "1", *arguments])


def test_a_deck_of_the_club_is_measured(tmp_path, capsys):
    deck = tmp_path / "club.toml"
    deck.write_text(TEXT.replace(f'"{DEFAULT}"', '"club-deck"', 1))
    assert balance("--deck", str(deck), "--players", "2") == 0
    assert capsys.readouterr().out.startswith("2 players, 1 games; ended by: ")


@pytest.mark.parametrize("wrong", [("--players", "9"), ("--players", "0"), ("--bot", "genius")])
def test_what_cannot_be_played_is_refused(wrong, capsys):
    with pytest.raises(SystemExit) as refused:
        balance(*wrong)
    assert refused.value.code == 2 and wrong[0] in capsys.readouterr().err


def test_no_games_at_all_are_refused(capsys):
    assert balance("--games", "0") == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err == "At least one game has to be played\n"


def test_a_deck_that_is_too_small_for_a_table_says_so(tmp_path, capsys):
    deck = tmp_path / "small.toml"
    alone = 'copies = ["1+"]'
    few = TEXT.replace('copies = ["1+", "2+", "5+"]', alone)
    few = few.replace('copies = ["1+", "3+", "4+"]', alone).replace("counts =", "# counts =")
    deck.write_text(few.replace(f'"{DEFAULT}"', '"small"', 1))
    assert balance("--deck", str(deck), "--players", "4") == 1
    assert "deck: " in capsys.readouterr().err


def test_a_faulty_deck_is_named_by_entry_and_field(tmp_path, capsys):
    deck = tmp_path / "club.toml"
    deck.write_text(TEXT.replace('prereq = "alphabet"', 'prereq = "no-such"', 1))
    assert balance("--deck", str(deck)) == 1
    assert "club.toml: cards.mathematics.cost: " in capsys.readouterr().err


def test_the_template_comes_back_as_the_deck(tmp_path, capsys):
    table = tmp_path / "cards.csv"
    assert main(["progress", "template", "--form", "csv"]) == 0
    table.write_text(capsys.readouterr().out)
    assert main(["progress", "import", str(table), "--id", "club-deck"]) == 0
    made = capsys.readouterr()
    assert 'id = "club-deck"' in made.out and made.err == ""
    assert main(["progress", "template"]) == 0
    assert capsys.readouterr().out == TEXT


def test_an_age_that_no_symbols_can_bring_is_told_beside_the_deck(tmp_path, capsys):
    """As when the column of symbols was left empty: the game would only end by empty piles."""
    assert main(["progress", "template", "--form", "csv"]) == 0
    table = tmp_path / "cards.csv"
    table.write_text(capsys.readouterr().out.replace(",yes,", ",,"))
    assert main(["progress", "import", str(table)]) == 0
    made = capsys.readouterr()
    assert "[[cards]]" in made.out
    assert made.err.splitlines() == [
        f"{table}: Age {age} needs 1 symbol with 1 player, and the cards before it have 0"
        for age in ("II", "III", "IV", "V")
    ]
