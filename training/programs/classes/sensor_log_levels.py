from enum import IntEnum


class Severity(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40


class Logger:
    def __init__(self, name, level=Severity.INFO, parent=None):
        self.name = name
        self.level = level
        self.parent = parent
        self.records = []

    def child(self, name, **kw):
        kw.setdefault("level", self.level)
        return Logger(f"{self.name}.{name}", parent=self, **kw)

    def log(self, sev, msg, *args):
        if sev < self.level:
            return False
        self._emit((sev, self.name, msg % args))
        return True

    def _emit(self, record):
        self.records.append(record)
        if self.parent:
            self.parent._emit(record)

    def warn(self, msg, *args):
        return self.log(Severity.WARN, msg, *args)

    def info(self, msg, *args):
        return self.log(Severity.INFO, msg, *args)


root = Logger("plant")
pump = root.child("pump", level=Severity.WARN)
valve = root.child("valve")

print(pump.info("pressure %d", 3))
print(pump.warn("pressure %.1f bar", 7.25))
valve.info("opened by %s", "Lena")
root.log(Severity.ERROR, "emergency stop")
valve.log(Severity.DEBUG, "raw=%r", [1, 2])

for sev, name, text in root.records:
    print(f"{sev.name:<6}{name:<12}{text}")
print(len(pump.records), len(valve.records), len(root.records))
worst = max(root.records)
print("worst:", Severity(worst[0]).name, worst[2])
count = {s.name: sum(r[0] == s for r in root.records) for s in Severity}
print(count)
