class Animal:
    sound = "..."

    def __init__(self, name, food):
        self.name = name
        self.food = food
        self.hungry = True

    def speak(self):
        return f"{self.name} says {self.sound}"

    def eat(self, what):
        if what != self.food:
            print(self.name, "does not like", what)
        elif not self.hungry:
            print(self.name, "is full")
        else:
            self.hungry = False
            print(self.name, "eats", what)


class Lion(Animal):
    sound = "Roar"

    def __init__(self, name):
        super().__init__(name, "meat")


class Parrot(Animal):
    def __init__(self, name):
        super().__init__(name, "seeds")
        self.heard = []

    def listen(self, other):
        self.heard.append(other.sound)

    def speak(self):
        if not self.heard:
            return super().speak()
        return self.name + " copies: " + "! ".join(self.heard) + "!"


class Snake(Animal):
    sound = "sss"

    def speak(self):
        return super().speak().replace("s", "ss")


zoo = [Lion("Leo"), Parrot("Polly"), Snake("Kaa", "mice")]
for a in zoo:
    print(a.speak())
polly = zoo[1]
polly.listen(zoo[0])
polly.listen(zoo[2])
print(polly.speak())

for food in ["meat", "seeds"]:
    for a in zoo:
        if a.hungry:
            a.eat(food)
zoo[0].eat("meat")
still = [a.name for a in zoo if a.hungry]
print("still hungry:", still)
kinds = {}
for a in zoo:
    kinds[type(a).__name__] = a.name
print(kinds)
try:
    zoo[0].listen(polly)
except AttributeError as e:
    print("Error:", e)
