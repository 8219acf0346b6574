class StarCatalog:
    """Keeps stars and two indexes in step."""

    def __init__(self):
        self.stars = {}
        self.by_const = {}
        self.by_class = {}

    def add(self, name, const, cls, mag):
        if name in self.stars:
            self.drop(name)
        self.stars[name] = (const, cls, mag)
        self.by_const.setdefault(const, set()).add(name)
        self.by_class.setdefault(cls, set()).add(name)
        return self

    def drop(self, name):
        const, cls, _ = self.stars.pop(name)
        for index, key in ((self.by_const, const), (self.by_class, cls)):
            index[key].discard(name)
            if not index[key]:
                del index[key]

    def query(self, const=None, cls=None, brighter=None):
        names = set(self.stars)
        if const:
            names &= self.by_const.get(const, set())
        if cls:
            names &= self.by_class.get(cls, set())
        if brighter is not None:
            names = {n for n in names if self.stars[n][2] < brighter}
        return sorted(names, key=lambda n: self.stars[n][2])


cat = StarCatalog()
cat.add("Rigel", "Ori", "B", 0.1).add("Betelgeuse", "Ori", "M", 0.5)
cat.add("Antares", "Sco", "M", 1.0).add("Bellatrix", "Ori", "B", 1.6)
print(cat.query(const="Ori"))
print(cat.query(const="Ori", cls="B"))
print(cat.query(brighter=0.9))
cat.add("Antares", "Sco", "M", 0.6)
print(cat.stars["Antares"], len(cat.stars))
cat.drop("Antares")
print(sorted(cat.by_const), cat.query(const="Sco"))
print({k: len(v) for k, v in sorted(cat.by_class.items())})
