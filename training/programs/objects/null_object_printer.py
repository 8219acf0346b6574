from __future__ import annotations


class Printer:
    def __init__(self, name: str, pages_per_minute: int = 12):
        self.name = name
        self.speed = pages_per_minute
        self.tray = 20

    def __bool__(self) -> bool:
        return True

    def print_job(self, title: str, pages: int) -> str:
        if pages > self.tray:
            missing = pages - self.tray
            self.tray = 0
            return f"{self.name}: {title!r} stopped, {missing} sheets missing"
        self.tray -= pages
        minutes, rest = divmod(pages * 60 // self.speed, 60)
        return f"{self.name}: {title!r} in {minutes}:{rest:02d}"


class NullPrinter:
    """Stands in where no printer is configured."""
    name = "nobody"
    tray = float("inf")
    _instance: NullPrinter | None = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.dropped = []
        return cls._instance

    def __bool__(self) -> bool:
        return False

    def print_job(self, title, pages):
        self.dropped.append((title, pages))
        return ""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *args, **kwargs: None


class Office:
    def __init__(self):
        self._printers: dict[str, Printer] = {}
        self.aliases: dict[str, str] = {}

    def install(self, printer, *aliases):
        self._printers[printer.name] = printer
        self.aliases.update(dict.fromkeys(aliases, printer.name))
        return self

    def printer(self, name):
        name = self.aliases.get(name, name)
        return self._printers.get(name) or NullPrinter()


office = Office().install(Printer("laser-2"), "black", "default").install(Printer("plotter", 1))
jobs = [
    ("default", "Protokoll", 9),
    ("plotter", "Site plan", 3),
    ("color", "Flyer", 40),
    ("black", "Handbuch", 15),
    ("laser-2", "Menu", 1),
    ("color", "Badge", 0),
]
for where, title, pages in jobs:
    result = office.printer(where).print_job(title, pages)
    print(result or f"(dropped {title})")

ghost = office.printer("color")
print(ghost.name, bool(ghost), ghost.dropped)
print(ghost is NullPrinter(), ghost is office.printer("fax"))
print(ghost.refill(500), ghost.tray > 10 ** 9, callable(ghost.anything))
print(office.printer("black").tray, office.printer("plotter").tray)
print(office.aliases)
names = [office.printer(n).name for n in ("black", "", "plotter", None)]
print(names, sum(map(bool, map(office.printer, ("default", "x", "plotter")))))
total = sum(pages for _, pages in ghost.dropped)
print("pages saved:", total, [t for t, p in ghost.dropped if not p])
real = office.printer("plotter")
try:
    real.refill(10)
except AttributeError as e:
    print(e)
print(hasattr(ghost, "__len__"), hasattr(ghost, "_len_"))
