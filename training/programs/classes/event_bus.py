from collections import defaultdict

class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)
        self.sent = 0

    def on(self, name):
        def register(fn):
            self._handlers[name].append(fn)
            return fn
        return register

    def emit(self, name, **data):
        self.sent += 1
        results = [h(**data) for h in self._handlers.get(name, [])]
        if not results:
            print("nobody listens to", name)
        return results

bus = EventBus()

class Scoreboard:
    points = {}

    @staticmethod
    @bus.on("goal")
    def goal(team, minute):
        Scoreboard.points[team] = Scoreboard.points.get(team, 0) + 1
        return Scoreboard.points[team]

class Ticker:
    def __init__(self, bus, prefix):
        self.prefix = prefix
        self.lines = []
        bus.on("goal")(self.write)
        bus.on("card")(self.card)

    def write(self, team, minute):
        self.lines.append(f"{self.prefix} {minute}' {team} scores")
        return len(self.lines)

    def card(self, player, colour="yellow"):
        self.lines.append(f"{self.prefix} {colour} card: {player}")

radio = Ticker(bus, "RADIO")
print(bus.emit("goal", team="Owls", minute=12))
print(bus.emit("card", player="Dunn"))
print(bus.emit("goal", team="Foxes", minute=40))
print(bus.emit("goal", team="Owls", minute=77))
bus.emit("corner", side="left")
bus.emit("card", player="Reyes", colour="red")
for line in radio.lines:
    print(line)
print(Scoreboard.points, bus.sent)
try:
    bus.emit("goal", team="Foxes")
except TypeError:
    print("goal needs a minute")
