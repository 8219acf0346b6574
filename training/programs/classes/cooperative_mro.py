# forum answer: "why is super() calling my sibling?"
class Base:
    def __init__(self, **kw):
        print("Base", sorted(kw))
        self.tags = []

    def describe(self):
        return "thing"


class Heated(Base):
    def __init__(self, watts=100, **kw):
        print("Heated", watts)
        super().__init__(**kw)
        self.watts = watts

    def describe(self):
        return "heated " + super().describe()


class Portable(Base):
    def __init__(self, weight=1, **kw):
        print("Portable", weight)
        super().__init__(**kw)
        self.weight = weight

    def describe(self):
        return "portable " + super().describe()


class CampStove(Heated, Portable):
    def __init__(self, brand, **kw):
        super().__init__(**kw)
        self.brand = brand

    def describe(self):
        return f"{self.brand}: " + super().describe()


class Handwarmer(Portable, Heated):
    pass


stove = CampStove("Ember", watts=900, weight=2)
print(stove.describe())
warm = Handwarmer(weight=0.1, extra=True)
print(warm.describe())

for cls in (CampStove, Handwarmer):
    print(" > ".join(c.__name__ for c in cls.mro()[:-1]))
print(vars(stove))
print(Heated(watts=5).describe(), "|", Portable.describe(warm))
stove.tags.append("outdoor")
print(stove.tags, warm.tags)
