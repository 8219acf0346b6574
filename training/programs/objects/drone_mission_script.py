class MissionError(Exception):
    def __init__(self, message, line_no=None):
        super().__init__(message)
        self.line_no = line_no

    def __str__(self):
        text = super().__str__()
        return text if self.line_no is None else f"line {self.line_no}: {text}"


class BatteryLow(MissionError):
    pass


class Drone:
    def __init__(self, battery=100):
        self.battery = battery
        self.height = 0
        self.position = complex(0, 0)
        self.photos = []

    def use(self, percent):
        if percent > self.battery:
            raise BatteryLow(f"need {percent:g}%, have {self.battery:g}%")
        self.battery -= percent

    def cmd_up(self, metres):
        self.use(metres / 2)
        self.height += metres

    def cmd_fly(self, dx, dy):
        step = complex(dx, dy)
        self.use(abs(step))
        self.position += step

    def cmd_photo(self, label="unnamed"):
        if not self.height:
            raise MissionError("too low for a photo")
        self.photos.append((label, self.position, self.height))

    def cmd_land(self):
        self.height = 0


class Mission:
    def __init__(self, script):
        self.steps = []
        for no, line in enumerate(script.splitlines(), 1):
            line = line.split("#")[0].strip()
            if not line:
                continue
            word, *args = line.split()
            self.steps.append((no, word, [self.value(a) for a in args]))

    @staticmethod
    def value(text):
        try:
            return float(text)
        except ValueError:
            return text.strip("'")

    def fly(self, drone):
        for no, word, args in self.steps:
            command = getattr(drone, f"cmd_{word}", None)
            if command is None:
                raise MissionError(f"unknown command {word!r}", no)
            try:
                command(*args)
            except MissionError as e:
                e.line_no = no
                raise
            except TypeError as e:
                raise MissionError(f"bad arguments for {word}", no) from e
        return len(self.steps)


GOOD = """
up 20
fly 3 4     # to the barn
photo 'barn'
fly -3 -4
photo
land
"""

drone = Drone()
print(Mission(GOOD).fly(drone), "steps", drone.battery)
print(drone.photos)
print(abs(drone.position), drone.height)

for script in ("fly 6 8\nphoto", "up 1\n\nfly 1", "dive 3", "up 2\nfly 60 80", "# nothing", "up x"):
    d = Drone(battery=50)
    try:
        n = Mission(script).fly(d)
    except BatteryLow as e:
        print("battery:", e)
    except MissionError as e:
        cause = type(e.__cause__).__name__ if e.__cause__ else "-"
        print("error:", e, "| cause", cause)
    else:
        print("fine", n)
    print("   left", d.battery, d.position)
print(MissionError("lost"), MissionError("lost", 0).args)
