"""Rebuild account state from a list of recorded events."""
from dataclasses import dataclass, field
from typing import NamedTuple, Union


class Opened(NamedTuple):
    owner: str
    iban: str


class Deposited(NamedTuple):
    cents: int
    memo: str = ""


class Withdrawn(NamedTuple):
    cents: int
    memo: str = ""


class Closed(NamedTuple):
    reason: str | None = None


Event = Union[Opened, Deposited, Withdrawn, Closed]


class IllegalEvent(Exception):
    ...


@dataclass
class Account:
    owner: str = ""
    balance: int = 0
    open: bool = False
    history: list[Event] = field(default_factory=list, repr=False)

    def apply(self, event: Event) -> "Account":
        match event:
            case Opened(owner, iban) if not self.open and iban[:2].isalpha():
                self.owner, self.open = owner, True
            case Opened(iban=iban):
                raise IllegalEvent(f"cannot open {iban}")
            case _ if not self.open:
                raise IllegalEvent(f"{type(event).__name__} before opening")
            case Deposited(cents=0) | Withdrawn(cents=0):
                return self
            case Deposited(cents, "salary"):
                self.balance += cents + cents // 100
            case Deposited(cents):
                self.balance += cents
            case Withdrawn(cents, memo) if cents > self.balance:
                raise IllegalEvent(f"{memo or 'withdrawal'}: {cents - self.balance} cents short")
            case Withdrawn(cents, _):
                self.balance -= cents
            case Closed(None):
                self.open = False
            case Closed(reason):
                self.open = False
                self.owner += f" ({reason})"
            case other:
                raise TypeError(f"not an event: {other!r}")
        self.history.append(event)
        return self

    @classmethod
    def replay(cls, events):
        acc = cls()
        for e in events:
            acc.apply(e)
        return acc


acc = Account()
stream = [
    Deposited(100),
    Opened("Lucía Prieto", "9921 0001"),
    Opened("Lucía Prieto", "ES9921 0001"),
    Deposited(5000, "gift"),
    Withdrawn(1275),
    Withdrawn(99900, "rent"),
    Deposited(0),
    Deposited(cents=210050, memo="salary"),
    ("fee", 3),
    Closed("moved"),
    Withdrawn(1),
]
for e in stream:
    try:
        acc.apply(e)
    except IllegalEvent as err:
        print("illegal:", err)
    except TypeError as err:
        print("type:", err)
    else:
        print(f"{type(e).__name__:<10}{acc.balance / 100:>10.2f}")

print(acc)
copy = Account.replay(acc.history[:4])
print(copy.balance, copy.open, copy == acc, len(acc.history))
print(copy.history[-1]._asdict())
total_in = sum(e.cents for e in acc.history if isinstance(e, Deposited))
print(total_in, acc.balance - total_in)
