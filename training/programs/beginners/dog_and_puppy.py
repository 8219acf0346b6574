class Dog:
    tricks_known = 0

    def __init__(self, name, age, weight):
        self.name = name
        self.age = age
        self.weight = weight
        self.tricks = []

    def bark(self):
        if self.weight > 20:
            return "WOOF"
        return "wuff"

    def learn(self, trick):
        if trick in self.tricks:
            print(self.name, "already knows", trick)
        else:
            self.tricks.append(trick)
            Dog.tricks_known += 1

    def human_years(self):
        if self.age <= 2:
            return self.age * 10.5
        return 21 + (self.age - 2) * 4

    def __str__(self):
        return self.name + " (" + str(self.age) + ")"


class Puppy(Dog):
    def __init__(self, name, months):
        super().__init__(name, months / 12, 4)
        self.months = months

    def bark(self):
        return super().bark() + "?"

    def grow(self):
        self.months += 3
        self.age = self.months / 12
        self.weight = self.weight + 1.5


rex = Dog("Rex", 5, 31)
bella = Dog("Bella", 2, 8)
pip = Puppy("Pip", 6)
kennel = [rex, bella, pip]

for dog in kennel:
    print(dog, "says", dog.bark(), "and is", dog.human_years(), "in human years")

rex.learn("sit")
rex.learn("roll over")
rex.learn("sit")
pip.learn("sit")
while pip.age < 1:
    pip.grow()
    print("pip is now", pip.months, "months and weighs", pip.weight)

heaviest = kennel[0]
for d in kennel:
    if d.weight > heaviest.weight:
        heaviest = d
print("heaviest:", heaviest)
print("tricks:", Dog.tricks_known, [d.name for d in kennel if len(d.tricks) > 0])
print(isinstance(pip, Dog), isinstance(rex, Puppy))
