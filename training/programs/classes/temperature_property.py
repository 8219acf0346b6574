class Thermostat:
    MIN = 5
    MAX = 30

    def __init__(self, room, target=20):
        self.room = room
        self.target = target      # goes through the setter
        self.changes = 0

    @property
    def target(self):
        return self._target

    @target.setter
    def target(self, value):
        if value < self.MIN:
            value = self.MIN
        elif value > self.MAX:
            value = self.MAX
        self._target = value
        self.changes = getattr(self, "changes", 0) + 1

    @target.deleter
    def target(self):
        print("resetting", self.room)
        self._target = 18

    @property
    def fahrenheit(self):
        return self._target * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.target = round((f - 32) * 5 / 9, 1)


hall = Thermostat("hall")
print(hall.target, hall.fahrenheit)

for wanted in (22, 99, -10, 17.5):
    hall.target = wanted
    print(f"wanted {wanted:>5} got {hall.target:>5}")

hall.fahrenheit = 77
print("now", hall.target, "C after", hall.changes, "changes")
hall.target += 2
print(hall.target)
del hall.target
print(hall.target, vars(hall))

try:
    Thermostat.MAX = 25
    hall.target = 28
    print(hall.target)
    hall.room.name = "x"
except AttributeError as err:
    print("error:", err)
