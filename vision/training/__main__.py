"""`python -m vision.training --photos DIR`: train, measure, calibrate, export."""

from vision.training.run import main

if __name__ == "__main__":
    main()
