import json
import logging
import io
from functools import partial, wraps

buf = io.StringIO()
handler = logging.StreamHandler(buf)
handler.setFormatter(logging.Formatter("%(name)s|%(levelname).1s|%(message)s"))
log = logging.getLogger("house")
log.addHandler(handler)
log.setLevel(logging.INFO)
log.propagate = False

EVENTS = json.loads("""[
 {"type": "door", "where": "garage", "open": true},
 {"type": "smoke", "level": 0.82},
 {"type": "smoke", "level": 0.1},
 {"type": "motion", "rooms": ["hall", "attic"], "night": true},
 {"type": "tick"},
 "garbage",
 {"type": "smoke", "level": null}
]""")


def rule(name, *, limit=2):
    """Register a handler that falls silent after some alarms."""
    def deco(fn):
        left = limit

        @wraps(fn)
        def inner(*args, **kw):
            nonlocal left
            if left == 0:
                log.info("%s muted", name)
                return False
            if hit := fn(*args, **kw):
                left -= 1
            return hit
        RULES[name] = inner
        return inner
    return deco


RULES = {}


@rule("fire", limit=1)
def too_much_smoke(level, threshold=0.5):
    return level > threshold


@rule("door")
def door_open(where, is_open=False, **_):
    return is_open and where != "cat flap"


def handle(event):
    match event:
        case {"type": "door", "where": where, "open": state}:
            return "door", partial(door_open, where, state)
        case {"type": "smoke", "level": level}:
            return "fire", lambda: too_much_smoke(level)
        case {"type": "motion", "rooms": [first, *_], "night": True}:
            return "motion", lambda: bool(first)
        case {"type": str(other)}:
            return other, None
        case _:
            raise TypeError(f"not an event: {event!r}")


alarms = []
for event in EVENTS:
    try:
        kind, check = handle(event)
        if check is None:
            log.info("ignored %s", kind)
        elif check():
            alarms.append(kind)
            log.warning("ALARM %s", kind)
    except TypeError as e:
        log.error(str(e))
print(alarms)
print(buf.getvalue(), end="")
lines = buf.getvalue().splitlines()
levels = {lv: sum(f"|{lv}|" in ln for ln in lines) for lv in "IWE"}
print(levels, sorted(RULES), too_much_smoke.__name__)
print(too_much_smoke.__doc__, rule.__doc__.split()[0])
