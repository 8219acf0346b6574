class MissionControl:
    _instance = None

    def __new__(cls, *args, **kwargs):
        if cls._instance is None:
            print("creating mission control")
            cls._instance = super().__new__(cls)
            cls._instance.probes = {}
        return cls._instance

    def launch(self, probe):
        if probe.name in self.probes:
            print(probe.name, "is already flying")
            return
        self.probes[probe.name] = probe
        probe.control = self

    def status(self):
        for name in sorted(self.probes):
            print("  ", self.probes[name])


class Probe:
    def __init__(self, name, fuel):
        self.name = name
        self.fuel = fuel
        self.distance = 0
        self.control = None

    def burn(self, kg):
        if self.control is None:
            raise RuntimeError(self.name + " was never launched")
        used = min(kg, self.fuel)
        self.fuel -= used
        self.distance += used * 120
        return self

    def __str__(self):
        return "{0.name}: {0.distance} km, {0.fuel} kg left".format(self)


mc = MissionControl()
mc.launch(Probe("Heron", 50))
MissionControl().launch(Probe("Kite", 20))
MissionControl().launch(Probe("Kite", 99))
print(mc is MissionControl(), len(mc.probes))

for name, kg in [("Heron", 10), ("Kite", 30), ("Heron", 5)]:
    mc.probes[name].burn(kg)
mc.status()
mc.probes["Heron"].burn(5).burn(5)
lost = Probe("Moth", 3)
try:
    lost.burn(1)
except RuntimeError as e:
    print("error:", e)
mc.launch(lost)
mc.status()
print(lost.control.probes["Kite"].fuel)
