"""Where pictures come from, by the name that was given."""

from __future__ import annotations

import pytest

from vision.sources import is_recording


@pytest.mark.parametrize("name", ["pi", "0", "film.avi", "frames"])
def test_only_a_file_or_folder_that_is_no_cameras_name_is_a_recording(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert not is_recording(name)  # there is none yet
    (tmp_path / name).mkdir()  # as /home/pi, seen from /home
    assert is_recording(name) == (name not in ("pi", "0"))


@pytest.mark.parametrize("name", ["/dev/null", "pi:1", "rtsp://127.0.0.1/tray", "7"])
def test_cameras_are_no_recordings(name):
    assert not is_recording(name)
