def day_numbers(start, step, end):
    """my first generator"""
    day = start
    while day <= end:
        yield day
        day += step


class Plant:
    def __init__(self, name, every, water=2):
        self.name = name
        self.every = every
        self.water = water
        self.height = 10.0
        self.alive = True

    def next_day(self, rain):
        if not self.alive:
            return
        self.water -= 1
        if rain:
            self.water += 2
        if self.water < 0:
            self.alive = False
            print("  oh no,", self.name, "died")
        elif self.water > 5:
            self.height -= 0.5
        else:
            self.height = round(self.height * 1.05, 2)


class Cactus(Plant):
    def next_day(self, rain):
        self.water += 1 if self.water < 1 else 0
        super().next_day(rain)


garden = [Plant("Basil", 2), Plant("Mint", 4, water=1), Cactus("Spike", 6)]
weather = "s s r s s s".split()
schedule = {}
for p in garden:
    schedule[p.name] = list(day_numbers(p.every, p.every, len(weather)))
print(schedule)

day = 0
while day < len(weather):
    day += 1
    rain = weather[day - 1] == "r"
    print("day", day, "rain" if rain else "sun")
    for p in garden:
        if day in schedule[p.name] and p.alive:
            p.water += 2
        p.next_day(rain)

for p in garden:
    state = "alive" if p.alive else "dead"
    print("%-6s %-5s %5.2f cm water %d" % (p.name, state, p.height, p.water))
