class Button:
    def __init__(self, label):
        self.label = label
        self.on_click = None

    def click(self):
        if self.on_click:
            return self.on_click()
        return "nothing"


class Remote:
    """TV remote with channel buttons and volume"""

    def __init__(self, channels):
        self.channel = channels[0]
        self.volume = 5
        self.buttons = {}
        for nr, name in enumerate(channels):
            b = Button(name)
            b.on_click = lambda: self.switch(nr, name)
            self.buttons[name] = b
        up = Button("vol+")
        up.on_click = lambda: self.louder(2)
        self.buttons["vol+"] = up

    def switch(self, nr, name):
        self.channel = name
        return f"channel {nr}: {name}"

    def louder(self, by):
        self.volume = min(10, self.volume + by)
        return f"volume {self.volume}"


tv = Remote(["news", "sports", "kids"])
print("start:", tv.channel)
for press in ["sports", "vol+", "news", "vol+", "vol+", "kids"]:
    print(press, "->", tv.buttons[press].click())
print("end:", tv.channel, tv.volume)
