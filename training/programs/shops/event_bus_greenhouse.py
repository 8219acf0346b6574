from collections import defaultdict


class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)
        self.unheard = []

    def on(self, topic):
        def register(func):
            self._handlers[topic].append(func)
            return func
        return register

    def off(self, topic, func):
        self._handlers[topic].remove(func)

    def emit(self, topic, **data):
        handlers = self._handlers.get(topic)
        if not handlers:
            self.unheard.append(topic)
            return 0
        for h in list(handlers):
            h(**data)
        return len(handlers)


bus = EventBus()
state = {"vent": "closed", "pump": 0}


@bus.on("temp")
def open_vent(celsius, **_):
    new = "open" if celsius > 28 else "closed"
    if new != state["vent"]:
        state["vent"] = new
        bus.emit("vent_moved", position=new)


@bus.on("temp")
@bus.on("soil")
def record(**data):
    key, val = next(iter(data.items()))
    print(f"  log {key}={val}")


@bus.on("soil")
def water(moisture, bed=1):
    if moisture < 30:
        state["pump"] += 1
        print("  watering bed", bed)


print(bus.emit("temp", celsius=31))
print(bus.emit("soil", moisture=22, bed=3))
bus.off("soil", record)
print(bus.emit("soil", moisture=55))
print(bus.emit("temp", celsius=24))
bus.emit("door", who="cat")
print(state, bus.unheard)
