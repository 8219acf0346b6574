class PlayerState:
    """Each state is an object that knows what the buttons do."""

    def __init__(self, player):
        self.player = player

    def play(self):
        return self

    def stop(self):
        return Stopped(self.player)

    def skip(self, n=1):
        p = self.player
        p.index = (p.index + n) % len(p.tracks)
        return self

    def lock(self):
        return Locked(self.player, previous=self)

    def __str__(self):
        return type(self).__name__.lower()


class Stopped(PlayerState):
    def play(self):
        return Playing(self.player)

    def stop(self):
        self.player.index = 0
        return self


class Playing(PlayerState):
    def __init__(self, player, second=0):
        super().__init__(player)
        self.second = second
        player.played[player.track] = player.played.get(player.track, 0) + 1

    def play(self):
        return Paused(self.player, self.second + 15)

    def skip(self, n=1):
        super().skip(n)
        return Playing(self.player)

    def __str__(self):
        return f"{super().__str__()} {self.player.track!r} from {self.second}s"


class Paused(PlayerState):
    def __init__(self, player, second):
        super().__init__(player)
        self.second = second

    def play(self):
        return Playing(self.player, self.second)


class Locked(PlayerState):
    def __init__(self, player, previous):
        super().__init__(player)
        self.previous = previous

    def _ignore(self, *args):
        self.player.ignored += 1
        return self

    play = stop = skip = _ignore

    def lock(self):
        return self.previous


class Player:
    def __init__(self, *tracks):
        self.tracks = tracks
        self.index = 0
        self.played = {}
        self.ignored = 0
        self.state = Stopped(self)

    @property
    def track(self):
        return self.tracks[self.index]

    def presses(self, sequence):
        for word in sequence.split():
            button, _, arg = word.partition(":")
            if button not in ("play", "stop", "skip", "lock"):
                raise ValueError(f"no button {button}")
            args = [int(arg)] if arg else []
            self.state = getattr(self.state, button)(*args)
        return str(self.state)


p = Player("Gracias a la vida", "Für Elise", "Raga Yaman")
print(p.state, p.track)
print(p.presses("play"))
print(p.presses("play play"))
print(p.presses("skip skip:1"))
print(p.presses("skip:-4 play"), p.track)
print(p.presses("lock play skip:2 stop"), p.ignored)
print(p.presses("lock"), p.state.second)
print(p.presses("stop"), p.index)
print(p.presses("skip lock skip lock play"))
print(p.played)
try:
    p.presses("stop eject play")
except ValueError as e:
    print(e, "->", p.state)
