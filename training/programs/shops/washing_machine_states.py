from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    FILLING = auto()
    WASHING = auto()
    SPINNING = auto()
    DONE = auto()
    ERROR = auto()


MOVES = {
    (State.IDLE, "start"): State.FILLING,
    (State.FILLING, "full"): State.WASHING,
    (State.WASHING, "timer"): State.SPINNING,
    (State.SPINNING, "timer"): State.DONE,
    (State.DONE, "open"): State.IDLE,
}


class Washer:
    def __init__(self):
        self.state = State.IDLE
        self.history = [self.state]

    def send(self, signal):
        if signal == "leak":
            new = State.ERROR
        else:
            new = MOVES.get((self.state, signal))
        if new is None:
            print(f"ignored {signal!r} while {self.state.name.lower()}")
            return False
        self.state = new
        self.history.append(new)
        return True


w = Washer()
results = [w.send(s) for s in "start open full timer timer".split()]
print(results)
print(w.state, w.state.value)
w.send("open")
w.send("start")
w.send("leak")
if w.state is State.ERROR:
    print("call the service")
print(" > ".join(s.name for s in w.history[-4:]))
unused = [s.name for s in State if s not in w.history]
print("never reached:", unused or "none")
print(State["DONE"] == State(5))
