"""Match plan for the table tennis evening: everyone against everyone."""
from datetime import datetime, timedelta
from itertools import combinations
from dataclasses import dataclass


@dataclass(frozen=True)
class Match:
    start: datetime
    table: int
    home: str
    away: str

    def __str__(self):
        return f"{self.start:%H:%M} table {self.table}: {self.home} - {self.away}"


def plan(players, tables, begin, length):
    open_games = list(combinations(players, 2))
    now = begin
    while open_games:
        busy = set()
        table = 1
        for game in open_games[:]:
            if table > tables:
                break
            if busy.isdisjoint(game):
                yield Match(now, table, *game)
                busy.update(game)
                open_games.remove(game)
                table += 1
        now += timedelta(minutes=length)


PLAYERS = ["Yara", "Ben", "Chloe", "Dmitri"]
begin = datetime(2023, 11, 17, 19, 30)
matches = list(plan(PLAYERS, 2, begin, 20))
for m in matches:
    print(m)
end = matches[-1].start + timedelta(minutes=20)
print("ends at", end.strftime("%H:%M"), "after", end - begin)

results = {("Yara", "Ben"): (3, 1), ("Chloe", "Dmitri"): (2, 3), ("Yara", "Chloe"): (3, 2)}
points = {p: [0, 0] for p in PLAYERS}
for (a, b), (x, y) in results.items():
    winner = a if x > y else b
    points[winner][0] += 2
    points[a][1] += x - y
    points[b][1] += y - x

table = sorted(points.items(), key=lambda kv: kv[1], reverse=True)
for rank, (name, (pts, diff)) in enumerate(table, start=1):
    print(f"{rank}. {name:<7}{pts:>2} {diff:+d}")
todo = [m for m in matches if (m.home, m.away) not in results]
print("still to play:", len(todo), "next:", todo[0])
