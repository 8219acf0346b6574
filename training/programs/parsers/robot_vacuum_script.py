"""Interpreter for a vacuum robot; repeat blocks by indentation."""
from dataclasses import dataclass
import logging
import sys

logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s", level=logging.INFO)
log = logging.getLogger("vacuum")

SCRIPT = """\
move 2
repeat 2
    turn right
    move 3
    suck
turn left
repeat 0
    move 99
move 7
dance
"""


@dataclass
class Robot:
    x: int = 0
    y: int = 0
    facing: int = 0         # degrees, 0 = up
    battery: int = 20
    dust: int = 0

    def move(self, n):
        n = int(n)
        if n > self.battery:
            raise RuntimeError(f"battery {self.battery} too low for {n}")
        self.battery -= n
        dx, dy = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}[self.facing]
        self.x += dx * n
        self.y += dy * n

    def turn(self, side):
        self.facing = (self.facing + (90 if side == "right" else -90)) % 360

    def suck(self):
        self.battery -= 4
        self.dust += abs(self.x) + abs(self.y)


def blocks(lines):
    """Nest indented lines below their header."""
    tree = []
    for line in lines:
        if line.startswith("    "):
            tree[-1][1].append(line[4:])
        else:
            tree.append((line, []))
    return tree


def run(robot, lines):
    done = 0
    for head, body in blocks(lines):
        cmd, *args = head.split()
        if cmd == "repeat":
            for _ in range(int(args[0])):
                done += run(robot, body)
            continue
        action = getattr(robot, cmd, None)
        if not callable(action):
            log.warning("no such command: %s", cmd)
            continue
        try:
            action(*args)
        except RuntimeError as e:
            log.error("%s", e)
            continue
        done += 1
        log.info("%-10s -> %d,%d battery %d", head, robot.x, robot.y, robot.battery)
    return done


r = Robot()
count = run(r, SCRIPT.splitlines())
print(count, "actions done")
print(r)
