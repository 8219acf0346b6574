def parse(program):
    """'3F R 2F' -> ['F','F','F','R','F','F']"""
    out = []
    for token in program.split():
        count = int(token[:-1]) if len(token) > 1 else 1
        out.extend(token[-1] * count)
    return out


class Robot:
    HEADINGS = [("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0)]

    def __init__(self, width, height, rocks=()):
        self.width, self.height = width, height
        self.rocks = set(rocks)
        self.x = self.y = 0
        self.h = 0
        self.mown = {(0, 0)}
        self.bumps = 0

    def act(self, c):
        match c:
            case "L":
                self.h = (self.h - 1) % 4
            case "R":
                self.h = (self.h + 1) % 4
            case "F":
                _, dx, dy = self.HEADINGS[self.h]
                nx, ny = self.x + dx, self.y + dy
                inside = nx in range(self.width) and ny in range(self.height)
                if inside and (nx, ny) not in self.rocks:
                    self.x, self.y = nx, ny
                    self.mown.add((nx, ny))
                else:
                    self.bumps += 1
            case _:
                print("unknown command", c)

    def where(self):
        return f"({self.x},{self.y}) facing {self.HEADINGS[self.h][0]}"


bot = Robot(4, 3, rocks=[(1, 1)])
for prog in ["3F", "R 2F", "R F L", "Z 2F"]:
    for c in parse(prog):
        bot.act(c)
    print(f"{prog:<6} {bot.where()} bumps={bot.bumps}")
grass = bot.width * bot.height - len(bot.rocks)
print(f"mown {len(bot.mown)}/{grass} = {len(bot.mown) / grass:.1%}")
