# Keypad door lock as a table driven state machine
LOCKED, OPEN, ALARM = "locked", "open", "alarm"


class DoorLock:
    """Three wrong codes in a row start the alarm, the master key ends it."""

    table = {
        (LOCKED, "code"): "try_code",
        (OPEN, "close"): "close",
        (ALARM, "master"): "reset",
        (LOCKED, "master"): "reset",
    }

    def __init__(self, code, max_wrong=3):
        self._code = code
        self.max_wrong = max_wrong
        self.state = LOCKED
        self.wrong = 0
        self.history = []

    def __call__(self, event, *args):
        handler = self.table.get((self.state, event))
        before = self.state
        if handler is None:
            self.history.append(f"{event}?")
            return False
        getattr(self, handler)(*args)
        if before != self.state:
            self.history.append(f"{before}>{self.state}")
        return True

    def try_code(self, digits):
        if digits == self._code:
            self.state = OPEN
            self.wrong = 0
            return
        self.wrong += 1
        if self.wrong >= self.max_wrong:
            self.state = ALARM

    def close(self):
        self.state = LOCKED

    def reset(self):
        self.state, self.wrong = LOCKED, 0


lock = DoorLock("4711")
events = [
    ("code", "1234"), ("code", "4711"), ("code", "9999"), ("close",),
    ("code", "0000"), ("code", "1111"), ("code", "2222"),
    ("code", "4711"), ("master",),
]
for event, *args in events:
    ok = lock(event, *args)
    mark = "+" if ok else "-"
    print(f"{mark} {event:<7}{lock.state:<7} wrong={lock.wrong}")

print(" | ".join(lock.history))
ignored = [h[:-1] for h in lock.history if h.endswith("?")]
print("ignored:", ignored, "of", len(events))
strict = DoorLock("0", max_wrong=1)
strict("code", "7")
print(strict.state, strict("close"), strict("master"), strict.state)
