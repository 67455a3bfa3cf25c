"""The parts of `bench/train.py`."""
