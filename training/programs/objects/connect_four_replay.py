class ColumnFull(Exception):
    pass


class Board:
    WIDTH, HEIGHT = 5, 4
    NEED = 3

    def __init__(self):
        self.columns = [[] for _ in range(self.WIDTH)]
        self.moves = []

    @property
    def player(self):
        return "XO"[len(self.moves) % 2]

    def drop(self, col):
        stack = self.columns[col - 1]
        if len(stack) == self.HEIGHT:
            raise ColumnFull(f"column {col} is full")
        mark = self.player
        stack.append(mark)
        self.moves.append(col)
        return mark

    def __getitem__(self, pos):
        x, y = pos
        if 0 <= x < self.WIDTH and 0 <= y < len(self.columns[x]):
            return self.columns[x][y]
        return None

    def run(self, x, y, dx, dy):
        mark, n = self[x, y], 0
        while mark and self[x, y] == mark:
            n += 1
            x, y = x + dx, y + dy
        return n

    def winner(self):
        if not self.moves:
            return None
        x = self.moves[-1] - 1
        y = len(self.columns[x]) - 1
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            total = self.run(x, y, dx, dy) + self.run(x, y, -dx, -dy) - 1
            if total >= self.NEED:
                return self[x, y]
        return None

    def undo(self):
        col = self.moves.pop()
        return self.columns[col - 1].pop()

    def __str__(self):
        rows = []
        for y in reversed(range(max(map(len, self.columns)))):
            rows.append("".join(self[x, y] or "." for x in range(self.WIDTH)))
        return "\n".join(rows)


def replay(moves):
    board = Board()
    for ch in moves:
        try:
            mark = board.drop(int(ch))
        except ColumnFull as e:
            print("!", e)
            continue
        except (ValueError, IndexError) as e:
            print("!", type(e).__name__, ch)
            continue
        if board.winner():
            print(mark, "wins after", len(board.moves))
            return board
    print("no winner,", board.player, "to move")
    return board


b = replay("3333x3241")
print(b)
print(b.moves, b.undo(), b.winner())
c = replay("1223")
print(c.run(1, 0, 1, 0), c[1, 1], c[4, 0], c[-1, 0])
d = replay("91123")
print(d, len(d.columns[0]), d.player)
