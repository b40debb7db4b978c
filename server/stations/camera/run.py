"""`sandtable camera`: one process that watches the trays of one or several cameras."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from gevent.threadpool import ThreadPool

from server.stations.camera.eyes import Eye
from server.stations.camera.ring_light import RingLight
from server.stations.camera.settings import Settings
from server.stations.camera.station import ADVICE, CameraStation, NotServed, Work
from server.stations.camera.teaching import Teacher
from server.stations.credentials import Card, Credentials, NotAccepted
from server.stations.parent import leave_with_parent

CAMERA, PHOTOS = ("look", "mark_tray", "teach"), ("reads_photos",)


def run_camera(options: argparse.Namespace) -> int:
    """Run until the process is stopped, or the server takes the camera back."""
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s camera %(levelname)s %(message)s"
    )
    feeds, can = ("photo", PHOTOS) if options.photos else ("camera", CAMERA)
    card = Card(kind="dice_camera", name=options.name, feeds=feeds, can=can)
    credentials = Credentials.from_environment(options.url, card)
    if credentials is None:
        print(f"\nsandtable: This camera belongs to no table yet. {ADVICE}", file=sys.stderr)
        return 1
    leave_with_parent(os.environ.get("SANDTABLE_PARENT"))
    eyes = [] if options.photos else [Eye(source) for source in options.source or ["0"]]
    settings = Settings(options.settings)
    teacher = Teacher(settings.path.with_name("taught-dice.json"))
    work = native(len(eyes) + 1)
    ring = RingLight(options.light, usb=not options.no_light)
    station = CameraStation(
        credentials, eyes, settings, teacher.read, work, teacher, ring if eyes else None
    )
    try:
        with ring if eyes else nullcontext():
            station.run()
    except NotServed as no:
        print(f"\nsandtable: {no}", file=sys.stderr)
        return 1
    except NotAccepted as no:
        print(f"\nsandtable: The server refuses this camera ({no}). {ADVICE}", file=sys.stderr)
        return 1
    return 0


def native(cameras: int) -> Work:
    """Runs tasks in native threads, so that the event loop keeps answering the server."""
    pool = ThreadPool(cameras)

    def work(task: Callable[[], Any]) -> Any:
        return pool.apply(task)

    return work
