class Player:
    def __init__(self):
        self._listeners = {}
        self.track = None

    def on(self, event, callback):
        self._listeners.setdefault(event, []).append(callback)
        return lambda: self._listeners[event].remove(callback)

    def _emit(self, event, *args):
        for cb in list(self._listeners.get(event, ())):
            if cb(*args) is False:
                print(f"({event} stopped by a listener)")
                return False
        return True

    def play(self, title, seconds):
        if not self._emit("before", title, seconds):
            return
        self.track = title
        self._emit("play", title)


played = []
minutes = 0


def add_time(title):
    global minutes
    minutes += len(title) / 10
    return None


def no_long_songs(title, seconds):
    return seconds <= 300


player = Player()
player.on("play", played.append)
player.on("play", add_time)
stop_filter = player.on("before", no_long_songs)
player.on("before", lambda t, s: print(f"> {t} {s // 60}:{s % 60:02d}"))

player.play("Blue Train", 643)
player.play("So What", 125)
stop_filter()
player.play("Blue Train", 643)
print("played:", played)
print("now:", player.track, "score:", round(minutes, 2))
