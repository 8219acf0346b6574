"""The way in: one question about one statement."""

from __future__ import annotations

import json
import warnings

from .evaluation import Evaluation
from .refusal import Refused


def answer(request: str) -> str:
    """The answer to a question, as JSON: what the statement does, or `{"refused": why}`."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return json.dumps(Evaluation(json.loads(request)).answer())
    except Refused as error:
        return _refused(str(error))
    except (RecursionError, MemoryError, OverflowError) as error:
        return _refused(type(error).__name__)
    except (SyntaxError, ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        return _refused(f"{type(error).__name__}: {error}")


def _refused(reason: str) -> str:
    return json.dumps({"refused": reason})
