"""`sandtable units`, run as a person runs it, in both languages."""

from __future__ import annotations

import json

import pytest

from server.command.cli import main
from server.games.armored_advance.lists.forces import Force, SquadEntry, UnitEntry, to_json
from server.games.armored_advance.lists.share import to_code
from tests.armored_advance.test_library import OWN_CARD, OWN_FACTS

FORCE = Force(
    name="Vorhut",
    units=(UnitEntry(unit="m5a1-stuart", count=2), UnitEntry(unit="pak-40")),
    squads=(SquadEntry(machine_gun=True),),
)


@pytest.fixture
def units(tmp_path, capsys):
    """Runs the command with a data folder of its own; gives exit code, output, complaints."""

    def run(command: str, *arguments: object) -> tuple[int, str, str]:
        data = ["--data", str(tmp_path / "data")]
        code = main(["units", command, *map(str, arguments), *data])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture
def club(tmp_path):
    """Puts a file among the club's own."""

    def put(text: str) -> None:
        folder = tmp_path / "data/packs/armored-advance"
        folder.mkdir(parents=True)
        (folder / "club.toml").write_text(text, encoding="utf-8")

    return put


def test_list_shows_every_unit(units):
    code, out, _ = units("list")
    assert code == 0
    assert out.endswith("85 units.\n")
    assert "m5a1-stuart" in out


def test_list_filters_by_nation_and_year(units):
    _, out, _ = units("list", "--nation", "uk", "--year", 1940)
    listed = {line.split()[0] for line in out.splitlines()[1:-1]}
    assert listed == {"matilda-ii", "universal-carrier", "qf-2-pdr", "qf-25-pdr", "mg-nest"}


def test_list_speaks_german(units):
    _, out, _ = units("list", "--nation", "IT", "--language", "de")
    assert "Bewaffnung" in out and "Kasematte" in out and out.endswith("4 Einheiten.\n")


def test_list_says_when_nothing_fits(units):
    assert units("list", "--year", 1920)[:2] == (1, "No unit is like that.\n")


def test_list_knows_the_clubs_own_units(units, club):
    club(OWN_FACTS)
    assert "Turán I" in units("list", "--nation", "HU")[1]


def test_a_faulty_file_of_the_club_is_told_of_and_the_rest_is_listed(units, club):
    club(OWN_FACTS.replace("tonnes = 18.2", "tonnes = 0"))
    code, out, complaints = units("list")
    assert code == 0 and out.endswith("85 units.\n")
    assert complaints.startswith("club.toml: turan.tonnes: This cannot be")


def test_check_passes_a_sound_file(units, tmp_path):
    (tmp_path / "own.toml").write_text(OWN_FACTS + OWN_CARD, encoding="utf-8")
    assert units("check", tmp_path / "own.toml") == (0, "2 units read; nothing is wrong.\n", "")


def test_check_names_every_fault_and_fails(units, tmp_path):
    text = OWN_FACTS.replace("tonnes = 18.2\n", "").replace("front = 50", "front = 5000")
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    (tmp_path / "bad.toml").write_text("[[", encoding="utf-8")
    code, out, complaints = units(
        "check", tmp_path / "own.toml", tmp_path / "bad.toml", "--language", "de"
    )
    assert (code, out) == (1, "")
    assert "own.toml: turan.armour_mm.front: Das kann nicht sein: von 0 bis 500." in complaints
    assert "bad.toml: Das ist keine TOML-Datei" in complaints
    assert complaints.endswith("Fehler.\n")


def test_check_without_files_checks_all_that_a_server_would_load(units, club):
    club(OWN_FACTS)
    assert units("check")[1] == "86 units read; nothing is wrong.\n"


def test_check_says_which_file_is_not_there(units, tmp_path):
    code, _, complaints = units("check", tmp_path / "nowhere.toml")
    assert code == 1 and "nowhere.toml cannot be read" in complaints


def test_faults_of_the_clubs_file_are_told_before_a_refusal(units, club):
    club(OWN_FACTS.replace("tonnes = 18.2", "tonnes = 0"))
    code, _, complaints = units("cards", "--unit", "turan", "--output", "a.pdf")
    fault, _, refusal = complaints.splitlines()
    assert code == 1 and fault.startswith("club.toml: turan.tonnes")
    assert refusal.startswith("sandtable: There is no unit “turan”")


def test_cards_become_a_pdf(units, tmp_path):
    code, out, _ = units("cards", "--output", tmp_path / "cards.pdf")
    assert code == 0 and out.startswith("85 cards written to")
    made = (tmp_path / "cards.pdf").read_bytes()
    assert made.startswith(b"%PDF-") and b"/Count 10 " in made and b"(M5A1 Stuart) Tj" in made


def test_cards_of_some_units_become_one_svg(units, tmp_path):
    arguments = ("--unit", "tiger-i", "--unit", "t-34-85", "--output", tmp_path / "cards.svg")
    assert units("cards", *arguments, "--language", "de")[0] == 0
    made = (tmp_path / "cards.svg").read_text(encoding="utf-8")
    assert "Tiger I Ausf. E" in made and "T-34-85" in made and "BEWAFFNUNG" in made


def test_many_cards_become_an_svg_for_each_page(units, tmp_path):
    units("cards", "--nation", "DE", "--output", tmp_path / "cards.svg")
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == [
        "cards-1.svg",
        "cards-2.svg",
        "cards-3.svg",
    ]


def test_cards_of_a_force_are_printed_for_every_model(units, tmp_path):
    code, out, _ = units("cards", "--force", to_code(FORCE), "--output", tmp_path / "a.svg")
    assert code == 0 and out.startswith("3 cards")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").count("M5A1 Stuart") == 2


def test_cards_show_the_hull_at_the_models_scale(units, tmp_path):
    arguments = ("--unit", "m5a1-stuart", "--scale", 56, "--output", tmp_path / "a.svg")
    units("cards", *arguments)
    assert "3.4″ × 1.6″" in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments, complaint",
    [
        (("--output", "cards.doc"), "a .svg or a .pdf, not cards.doc"),
        (("--unit", "maus", "--output", "a.pdf"), "There is no unit “maus”"),
        (("--nation", "XX", "--unit", "t-60", "--output", "a.pdf"), "No unit is like that"),
        (("--output", "nowhere/a.pdf"), "cannot be written"),
        (("--force", "0000", "--output", "a.pdf"), "This code is not complete"),
    ],
)
def test_cards_that_cannot_be_printed_are_refused(
    units, arguments, complaint, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    code, _, complaints = units("cards", *arguments)
    assert code == 1 and complaint in complaints
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


def test_force_prints_a_list_by_its_code(units):
    code, out, complaints = units("force", to_code(FORCE))
    assert (code, complaints) == (0, "")
    assert out.splitlines()[0] == "Vorhut"
    assert "+180  2 × M5A1 Stuart, 90 each (Armored Advance p. 16)" in out
    assert "240 requisition in all" in out


def test_force_speaks_german(units):
    out = units("force", to_code(FORCE), "--language", "de")[1]
    assert "2 × M5A1 Stuart, je 90 (Armored Advance S. 16)" in out
    assert "1 × Trupp, kostenlos" in out


def test_force_holds_a_list_to_limits_and_names_every_fault(units):
    code, _, complaints = units("force", to_code(FORCE), "--requisition", 200, "--squads", 0)
    assert code == 1
    assert complaints.splitlines() == [
        "The list costs 240; the limit is 200. That is 40 too many. (Armored Advance p. 22)",
        "One squad is listed; 0 were agreed for each side. (Armored Advance p. 23)",
    ]


def test_force_saves_a_list_and_reads_it_again(units, tmp_path):
    saved = tmp_path / "list.json"
    assert units("force", to_code(FORCE), "--save", saved)[0] == 0
    assert json.loads(saved.read_text())["game"] == "armored-advance"
    assert saved.read_text() == to_json(FORCE)
    assert to_code(FORCE) in units("force", saved)[1]


def test_a_damaged_code_is_refused_in_words(units):
    code, _, complaints = units("force", "ABC1 2", "--language", "de")
    assert code == 1
    assert "Dieser Code ist unvollständig oder enthält einen Fehler." in complaints
    assert "Traceback" not in complaints
