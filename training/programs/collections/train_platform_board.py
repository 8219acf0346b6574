from collections import defaultdict, namedtuple

Departure = namedtuple("Departure", "time dest platform delay", defaults=[0])


def build_board(rows):
    board = defaultdict(list)
    for row in rows:
        dep = Departure(*row)
        board[dep.platform].append(dep)
    return board


def show(board):
    for platform in sorted(board):
        print("Platform", platform)
        for d in sorted(board[platform], key=lambda d: d.time):
            note = f" (+{d.delay} min)" if d.delay else ""
            print(f"   {d.time}  {d.dest}{note}")


rows = [
    ("09:15", "Leeds", 2),
    ("08:40", "York", 1, 7),
    ("08:05", "Derby", 2),
    ("09:55", "Hull", 1),
    ("10:10", "Leeds", 3, 15),
]
board = build_board(rows)
show(board)

# Hull train has been moved
old = board[1].pop()
moved = old._replace(platform=4, delay=3)
board[moved.platform].append(moved)
print("moved:", old.platform, "->", moved.platform)
print(moved._asdict())

worst = max((d for ds in board.values() for d in ds), key=lambda d: d.delay)
print("Most delayed:", worst.dest, worst.delay)
time, dest, *rest = worst
print(time, dest, rest)
print("free platforms:", [p for p in range(1, 7) if p not in board])
print(Departure._fields)
