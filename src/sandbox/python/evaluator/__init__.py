"""Evaluates one statement on given values: JSON in, JSON out, nothing kept between two questions.

It is pure Python for CPython 3.11 and newer. What it may evaluate at all is decided by `allow_list`, before anything runs.
"""

from .answer import answer

__all__ = ["answer"]
