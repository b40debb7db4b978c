"""Where pictures come from: files, folders, a stream, a program's pipe; and what is no source."""

from __future__ import annotations

import http.server
import sys
import threading

import cv2
import pytest

from tests.camera.painted import HEIGHT, WIDTH, Painter, row
from vision.sources import Folder, PiCamera, SourceLost, Video, jpegs, open_source


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    monkeypatch.setattr("vision.sources.Pace.wait", lambda self: None)


def jpeg(dice=()) -> bytes:
    return cv2.imencode(".jpg", Painter().frame(dice))[1].tobytes()


def write_video(path, frames) -> None:
    film = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 15, (WIDTH, HEIGHT))
    for frame in frames:
        film.write(frame)
    film.release()


def test_a_video_is_played_once(tmp_path):
    write_video(tmp_path / "throw.avi", Painter().rest(frames=5))
    source = open_source(str(tmp_path / "throw.avi"))
    assert isinstance(source, Video)
    for _ in range(5):
        assert source.read().shape == (HEIGHT, WIDTH, 3)
    with pytest.raises(SourceLost) as lost:
        source.read()
    assert lost.value.key == "ended"


def test_a_folder_shows_what_is_added_and_stays_at_the_last(tmp_path):
    (tmp_path / "01.jpg").write_bytes(jpeg())
    source = open_source(str(tmp_path))
    assert isinstance(source, Folder)
    empty = source.read()
    assert (source.read() == empty).all()
    write_video(tmp_path / "02.avi", Painter().throw(row(4), frames=2))
    (tmp_path / "03.jpg").write_bytes(jpeg(row(6)))
    frames = [source.read() for _ in range(12)]
    assert (frames[-1] == frames[-2]).all() and (frames[0] != frames[5]).any()


@pytest.mark.parametrize("content", [b"", b"no picture", jpeg()[:400]])
def test_a_broken_picture_in_a_folder_is_said(tmp_path, content):
    (tmp_path / "01.jpg").write_bytes(content)
    with pytest.raises(SourceLost) as lost:
        open_source(str(tmp_path)).read()
    assert lost.value.key == "file" and "01.jpg" in str(lost.value)


@pytest.mark.parametrize(
    "name, key",
    [
        ("/dev/video99", "none"),
        ("99", "none"),
        ("no-such-file.mp4", "file"),
        (__file__, "file"),
        ("http://127.0.0.1:9/stream", "none"),
    ],
)
def test_what_is_no_camera_is_said(name, key):
    with pytest.raises(SourceLost) as lost:
        open_source(name).read()
    assert lost.value.key == key


def test_without_the_program_of_the_pi_there_is_a_hint(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SourceLost, match="apt install rpicam-apps") as lost:
        open_source("pi")
    assert lost.value.key == "no-rpicam"


def test_the_camera_of_the_pi_is_a_pipe_of_jpegs(tmp_path):
    (tmp_path / "one.jpg").write_bytes(jpeg(row(3)))
    script = (
        "import sys; data = open(sys.argv[1], 'rb').read()\n"
        "sys.stdout.buffer.write(data[300:] + data + data)"  # it begins within a frame
    )
    source = PiCamera("0", (sys.executable, "-c", script, str(tmp_path / "one.jpg")))
    assert source.read().shape == source.read().shape == (HEIGHT, WIDTH, 3)
    with pytest.raises(SourceLost) as lost:
        source.read()
    assert lost.value.key == "unplugged"
    source.close()


def test_bytes_without_an_end_are_not_kept_for_ever():
    pieces = iter([b"\xff\xd8" + bytes(1 << 20)] * 20 + [b"\xff\xd8ab\xff\xd9", b""])
    assert list(jpegs(lambda: next(pieces))) == [b"\xff\xd8ab\xff\xd9"]


def test_a_stream_over_http_is_read(tmp_path):
    body = jpeg(row(5))

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
            self.end_headers()
            head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(body)}\r\n\r\n"
            for _ in range(40):
                try:
                    self.wfile.write(head.encode() + body + b"\r\n")
                except OSError:
                    return

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        source = open_source(f"http://127.0.0.1:{server.server_port}/stream.mjpg")
        assert source.read().shape == (HEIGHT, WIDTH, 3)
        source.close()
        server.shutdown()
