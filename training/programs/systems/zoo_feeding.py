from abc import ABC, abstractmethod
from collections import Counter
import json

class Animal(ABC):
    sound = "..."

    def __init__(self, name, weight):
        self.name = name
        self.weight = weight
        self.hungry = True

    @abstractmethod
    def ration(self):
        """Return (food, kilos)."""

    def eat(self, kilos):
        need = self.ration()[1]
        self.hungry = kilos < need
        self.weight += round(kilos * 0.1, 2)
        return not self.hungry

    def __str__(self):
        return f"{self.name} the {type(self).__name__.lower()}"

class Carnivore(Animal):
    def ration(self):
        return "meat", round(self.weight * 0.05, 1)

class Tiger(Carnivore):
    sound = "roar"

class Otter(Carnivore):
    sound = "squeak"

    def ration(self):
        _, kilos = super().ration()
        return "fish", kilos * 2

class Giraffe(Animal):
    def ration(self):
        return ("leaves", 30.0)

class Store:
    def __init__(self, **stock):
        self.stock = Counter(stock)

    def take(self, food, kilos):
        got = min(kilos, self.stock[food])
        self.stock[food] -= got
        return got

class Keeper:
    def __init__(self, store):
        self.store = store
        self.log = []

    def feed(self, animal):
        food, kilos = animal.ration()
        got = self.store.take(food, kilos)
        full = animal.eat(got)
        self.log.append({"who": str(animal), "food": food, "kg": got, "full": full})
        return full

if __name__ == "__main__":
    try:
        Animal("ghost", 1)
    except TypeError:
        print("an Animal alone cannot be created")

    zoo = [Tiger("Rani", 140), Otter("Pip", 8), Giraffe("Tall Tom", 900), Tiger("Khan", 180)]
    keeper = Keeper(Store(meat=12, fish=5, leaves=40))
    for a in zoo:
        if keeper.feed(a):
            print(a, "is happy:", a.sound)
        else:
            print(a, "is still hungry")

    print(dict(keeper.store.stock))
    still = [a.name for a in zoo if a.hungry]
    print("second round for", still)
    keeper.store.stock.update(meat=10)
    for a in filter(lambda x: x.hungry, zoo):
        print(a.name, keeper.feed(a))
    print(json.dumps(keeper.log[-1]))
    print("heaviest:", max(zoo, key=lambda a: a.weight).weight)
