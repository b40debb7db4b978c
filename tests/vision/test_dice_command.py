"""`sandtable dice read`: a line for each photograph, whatever it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import cv2
import numpy as np
import pytest

from server.command.cli import main
from tests.vision.test_gallery import picture_of, taught
from tests.vision.test_reader import tray
from vision.dice.gallery import save
from vision.opencv import LIBRARIES, OpenCVMissing, require_opencv


@pytest.fixture
def photo(tmp_path):
    film = tray((2, 3, 6))
    path = tmp_path / "würfel.jpg"
    path.write_bytes(cv2.imencode(".jpg", film.picture(film.shown))[1].tobytes())
    return path


def test_a_photograph_is_one_json_line(photo, capsys):
    assert main(["dice", "read", str(photo), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    read = json.loads(line)
    assert read["file"] == str(photo)
    assert read["values"] == [2, 3, 6] and read["sure"] is True
    assert read["ms"] > 0
    for die in read["dice"]:
        assert {"value", "x", "y", "size", "confidence", "colour"} <= die.keys()
        assert 0 <= die["confidence"] <= 1


def test_without_json_people_can_read_it(photo, capsys):
    assert main(["dice", "read", str(photo)]) == 0
    assert f"{photo}: 2 3 6 (sure" in capsys.readouterr().out


def test_a_file_that_cannot_be_read_does_not_stop_the_others(photo, tmp_path, capsys):
    broken, black = tmp_path / "broken.jpg", tmp_path / "black.png"
    broken.write_bytes(photo.read_bytes()[:900])
    black.write_bytes(cv2.imencode(".png", np.zeros((90, 90, 3), np.uint8))[1].tobytes())
    missing = tmp_path / "missing.jpg"
    given = [str(each) for each in (broken, missing, black, photo)]
    assert main(["dice", "read", "--json", *given]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["file"] for line in lines] == given
    assert [line.get("reason") for line in lines] == ["broken", "cannot-open", "too-dark", None]
    assert all("error" in line for line in lines[:3])
    assert lines[3]["values"] == [2, 3, 6]
    assert main(["dice", "read", str(missing)]) == 1
    assert "No such file" in capsys.readouterr().out


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("flag", ["--json", None])
def test_a_name_that_is_no_text_is_told_all_the_same(photo, encoding, flag):
    named = os.fsencode(photo.parent) + b"/w\xfcrfel \xf0\x9f\x8e\xb2.jpg"
    os.rename(photo, named)
    command = [sys.executable, "-m", "server.command", "dice", "read", named]
    done = subprocess.run(
        command + [flag] * bool(flag),
        env={**os.environ, "PYTHONIOENCODING": f"{encoding}:strict"},
        capture_output=True,
        check=True,
    )
    line = done.stdout.decode(encoding).splitlines()[0]
    if flag:
        assert os.fsencode(json.loads(line)["file"]) == named
    else:
        assert ".jpg: 2 3 6 (sure" in line


def test_taught_dice_are_known(tmp_path, capsys):
    photo, known = tmp_path / "skull.png", tmp_path / "taught.json"
    photo.write_bytes(cv2.imencode(".png", picture_of(6, 0.4))[1].tobytes())
    known.write_bytes(save(taught()))
    assert main(["dice", "read", "--json", "--known", str(known), str(photo)]) == 0
    assert json.loads(capsys.readouterr().out)["values"] == [6]
    known.write_text("nothing")
    assert main(["dice", "read", "--known", str(known), str(photo)]) == 1
    assert "holds no taught dice" in capsys.readouterr().err


def test_where_a_library_of_the_system_is_missing_one_sentence_says_what_to_do(monkeypatch):
    class Broken:
        def find_spec(self, name, path=None, target=None):
            if name == "cv2":
                raise ImportError("libGL.so.1: cannot open shared object file")

    monkeypatch.delitem(sys.modules, "cv2")
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    with pytest.raises(OpenCVMissing, match=r"libGL\.so\.1.*apt-get install") as told:
        require_opencv()
    assert all(library in str(told.value) for library in LIBRARIES)


@pytest.mark.parametrize("module", ["server.app", "server.command.cli", "server.command.serving"])
def test_the_server_never_loads_opencv(module):
    code = f"import sys, {module}; sys.exit('cv2' in sys.modules or 'vision' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
