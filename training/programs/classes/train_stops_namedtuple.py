from typing import NamedTuple


class Stop(NamedTuple):
    station: str
    arrive: int          # minutes after midnight
    wait: int = 2

    @property
    def depart(self):
        return self.arrive + self.wait

    def clock(self):
        return "{:02d}:{:02d}".format(*divmod(self.arrive, 60))


class Line:
    def __init__(self, number, *stops):
        self.number = number
        self.stops = list(stops)

    def __getitem__(self, key):
        if isinstance(key, str):
            for s in self.stops:
                if s.station == key:
                    return s
            raise KeyError(key)
        return self.stops[key]

    def __len__(self):
        return len(self.stops)

    def delayed(self, minutes):
        moved = [s._replace(arrive=s.arrive + minutes) for s in self.stops]
        return Line(self.number, *moved)


re5 = Line("RE5", Stop("Hafen", 485, 0), Stop("Nordtor", 497), Stop("Wiesental", 523, 4),
           Stop("Bergheim", 541))
for s in re5:
    print(s.clock(), s.station, f"(+{s.wait})")

late = re5.delayed(17)
print(late["Bergheim"].clock(), late[0])
name, arr, wait = late[2]
print(name, arr, wait, late[2].depart)
print(re5["Nordtor"]._asdict())
print(len(late), Stop._fields, re5[1] == ("Nordtor", 497, 2))
rides = [b.arrive - a.depart for a, b in zip(re5.stops, re5.stops[1:])]
print("riding", rides, sum(rides))
try:
    re5["Atlantis"]
except KeyError as err:
    print("no stop", err)
try:
    late[0].wait = 9
except AttributeError:
    print("stops are read only")
