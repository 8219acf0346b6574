class Missing(Exception):
    pass


class Stock:
    def __init__(self):
        self.items = {}

    def put(self, name, count):
        self.items[name] = count

    def take(self, name):
        if name not in self.items:
            raise Missing(name)
        return self.items[name]

    def count_all(self):
        total = 0
        for count in self.items.values():
            total = count
        return total
