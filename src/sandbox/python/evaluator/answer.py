"""The way in: one question about one statement."""

from __future__ import annotations

import decimal
import json
import warnings
from typing import Any

from .evaluation import Evaluation
from .library import arguments
from .refusal import Refused


def answer(request: str) -> str:
    """The answer to a question, as JSON: what the statement does, or `{"refused": why}`."""
    try:
        question = json.loads(request)
        arguments.start(question.get("arguments", []))
        with warnings.catch_warnings(), decimal.localcontext(_context(question.get("context"))):
            warnings.simplefilter("ignore")
            return json.dumps(Evaluation(question).answer())
    except Refused as error:
        return _refused(str(error))
    except (RecursionError, MemoryError, OverflowError) as error:
        return _refused(type(error).__name__)
    except (SyntaxError, ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        return _refused(f"{type(error).__name__}: {error}")


def _context(told: dict[str, Any] | None) -> decimal.Context:
    """The context of decimal numbers where the statement stands: digits and rounding as the program has set them."""
    if told is None:
        return decimal.DefaultContext
    return decimal.Context(prec=told["prec"], rounding=told["rounding"])


def _refused(reason: str) -> str:
    return json.dumps({"refused": reason})
