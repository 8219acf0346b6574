# a coffee machine with states, to play with breakpoints
from decimal import Decimal, ROUND_HALF_UP
from enum import Enum, auto
import functools


class State(Enum):
    IDLE = auto()
    PAID = auto()
    BREWING = auto()


def needs(*allowed):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(self, *args, **kwargs):
            if self.state not in allowed:
                names = "/".join(s.name for s in allowed)
                raise RuntimeError(f"{fn.__name__} needs {names}, is {self.state.name}")
            return fn(self, *args, **kwargs)
        return wrapper
    return deco


class Machine:
    served = 0          # shared by all machines
    PRICES = {"espresso": Decimal("1.20"), "latte": Decimal("2.35")}

    def __init__(self, name):
        self.name = name
        self.state = State.IDLE
        self._credit = Decimal(0)

    @property
    def credit(self):
        return self._credit.quantize(Decimal("0.01"), ROUND_HALF_UP)

    @credit.setter
    def credit(self, value):
        if value < 0:
            raise ValueError("credit below zero")
        self._credit = Decimal(value)

    @needs(State.IDLE, State.PAID)
    def insert(self, *coins):
        for c in coins:
            self.credit += Decimal(c)
        self.state = State.PAID
        return self

    @needs(State.PAID)
    def brew(self, drink, sugar=0):
        self.credit = self._credit - self.PRICES[drink]
        self.state = State.BREWING
        Machine.served += 1
        print(f"{self.name}: {drink} with {sugar} sugar, left {self.credit}")
        return self

    @needs(State.BREWING)
    def take(self):
        match self.credit:
            case c if c == 0:
                self.state = State.IDLE
            case _:
                self.state = State.PAID
        return self


lobby, roof = Machine("lobby"), Machine("roof")
lobby.insert("1.00", "0.20").brew("espresso").take()
print(lobby.state, Machine.served)
roof.insert("2", "2").brew("latte", sugar=2).take()

for attempt in (lambda: roof.brew("latte"), lambda: lobby.brew("latte"),
                lambda: roof.brew("mocha")):
    try:
        attempt()
    except (RuntimeError, ValueError) as err:
        print(type(err).__name__, "-", err)
    except KeyError as err:
        print("no such drink:", err.args[0])
    finally:
        print("  states:", lobby.state.name, roof.state.name)
print(Machine.insert.__name__, lobby.served is roof.served)
