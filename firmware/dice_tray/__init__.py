"""The program of a dice tray: a ring light, and a sensor that tells the camera to look."""
