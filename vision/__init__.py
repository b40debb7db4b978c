"""Reading dice and table photographs. Functions of pixels; no camera is opened here."""

import os

# Read by OpenCV when it is loaded, so it stands here, before any import of cv2 in this package.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", str(64 * 1000 * 1000))
