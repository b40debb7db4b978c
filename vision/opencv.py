"""OpenCV, or one sentence on what is missing."""

from __future__ import annotations

LIBRARIES = ("libgl1", "libglib2.0-0")


class OpenCVMissing(Exception):
    """OpenCV cannot be loaded; the message says what to do."""


def require_opencv() -> None:
    """Load OpenCV; raises `OpenCVMissing` where it or a library of the system is not there."""
    try:
        import cv2  # noqa: F401
    except ModuleNotFoundError as missing:
        if missing.name != "cv2":
            raise
        raise OpenCVMissing(
            "OpenCV is not installed. Please run: pip install opencv-python "
            "(or opencv-python-headless on a machine without a screen)"
        ) from missing
    except ImportError as broken:
        raise OpenCVMissing(
            f"OpenCV needs libraries of the system ({broken}). As root, please run: "
            f"apt-get install --no-install-recommends {' '.join(LIBRARIES)}"
        ) from broken
