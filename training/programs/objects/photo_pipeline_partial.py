from functools import partial, reduce, partialmethod
from operator import methodcaller, attrgetter, itemgetter


class Photo:
    def __init__(self, name, size, tags=()):
        self.name = name
        self.width, self.height = size
        self.tags = list(tags)

    def resized(self, factor):
        return Photo(self.name, (round(self.width * factor), round(self.height * factor)), self.tags)

    half = partialmethod(resized, 0.5)
    thumb = partialmethod(resized, factor=0.125)

    def cropped(self, ratio):
        w, h = ratio
        if self.width * h > self.height * w:
            size = self.height * w // h, self.height
        else:
            size = self.width, self.width * h // w
        return Photo(self.name, size, self.tags)

    def tagged(self, *tags, front=False):
        merged = [*tags, *self.tags] if front else [*self.tags, *tags]
        return Photo(self.name, (self.width, self.height), dict.fromkeys(merged))

    def __repr__(self):
        tags = " #".join(["", *self.tags])
        return f"{self.name} {self.width}x{self.height}{tags}"


def compose(*steps):
    return lambda photo: reduce(lambda value, step: step(value), steps, photo)


class Pipeline:
    def __init__(self, *steps):
        self.steps = steps

    def __or__(self, step):
        return Pipeline(*self.steps, step)

    def __ror__(self, photo):
        return self(photo)

    def __call__(self, photo):
        return compose(*self.steps)(photo)

    def __len__(self):
        return len(self.steps)


photos = [
    Photo("dünen.jpg", (4000, 3000), ["sea"]),
    Photo("tower.jpg", (1201, 1801)),
    Photo("cat.png", (640, 640), ["pet", "kim"]),
]
print(photos[1].half(), "|", photos[0].thumb())
square = partial(Photo.cropped, ratio=(1, 1))
print(square(photos[0]), square.keywords, square.func.__name__)

web = Pipeline() | methodcaller("cropped", (16, 9)) | methodcaller("half") | methodcaller("tagged", "web", front=True)
print(len(web))
for p in photos:
    print(p | web)

print(web(photos[2].tagged("kim", "web")))
print(compose()(photos[1]) is photos[1])
print(list(map(attrgetter("name", "width"), photos)))
area = lambda p: p.width * p.height
print(sorted(photos, key=area)[0], f"{max(map(area, photos)):,}")
pairs = [(p.name.rpartition(".")[2], len(p.tags)) for p in photos]
print(sorted(pairs, key=itemgetter(1, 0), reverse=True))
total = reduce(lambda acc, p: acc + len(p.tags), photos, 0)
print(total, reduce(lambda a, b: a if a.height > b.height else b, photos).name)
hexa = partial(int, base=16)
print(hexa("ff") + hexa("-0x10"), partial(max, 10)(3, 7))
try:
    reduce(lambda a, b: a, [])
except TypeError as e:
    print(e)
