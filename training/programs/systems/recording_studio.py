from __future__ import annotations
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

@dataclass(frozen=True)
class Take:
    song: str
    seconds: int
    clean: bool

    @property
    def length(self) -> str:
        return str(timedelta(seconds=self.seconds))[2:]

class Tape:
    """A reel with limited room; takes may be dropped again."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._takes: list[Take] = []

    def __iadd__(self, take: Take) -> Tape:
        if self.used + take.seconds > self.limit:
            raise OverflowError(f"no room for {take.song} ({take.length})")
        self._takes.append(take)
        return self

    def __iter__(self):
        return iter(self._takes)

    def __getitem__(self, song: str) -> list[Take]:
        return [t for t in self._takes if t.song == song]

    @property
    def used(self) -> int:
        return sum(t.seconds for t in self._takes)

class Session:
    def __init__(self, band: str, rate: int) -> None:
        self.band = band
        self.rate = rate
        self.state = "idle"
        self.history: list[str] = []

    def _move(self, state: str) -> None:
        self.history.append(f"{self.state}>{state}")
        self.state = state

    @contextmanager
    def recording(self, tape: Tape):
        self._move("rec")
        try:
            yield tape
        except OverflowError as exc:
            print(f"[{self.band}] tape trouble: {exc}")
            self._move("halt")
        else:
            self._move("done")

    def invoice(self, tape: Tape) -> float:
        hours = -(-tape.used // 300)   # every started 5 minutes
        return hours * self.rate

def main() -> None:
    tape = Tape(limit=900)
    session = Session("The Lanterns", rate=35)
    with session.recording(tape) as reel:
        reel += Take("Harbour", 215, False)
        reel += Take("Harbour", 209, True)
        reel += Take("Paper Moon", 187, True)
    print(session.state, tape.used)

    with session.recording(tape) as reel:
        for sec in (180, 150, 20):
            reel += Take("Slow Train", sec, sec < 160)
            print("taped", sec)

    best = {}
    for t in tape:
        if t.clean or t.song not in best:
            best[t.song] = t
    for song, t in best.items():
        print(f"{song:.<14}{t.length} {'clean' if t.clean else 'rough'}")
    print(len(tape["Harbour"]), "takes of Harbour")
    print(session.history)
    print("total", session.invoice(tape), "EUR")

main()
