class Employee:
    raise_factor = 1.05
    count = 0

    def __init__(self, name, pay):
        self.name = name
        self.pay = pay
        self.email = name.lower().replace(" ", ".") + "@firm.test"
        Employee.count += 1

    def apply_raise(self):
        self.pay = int(self.pay * self.raise_factor)

    @classmethod
    def set_raise(cls, factor):
        cls.raise_factor = factor

    @staticmethod
    def is_payday(day):
        return day in (15, 30)

    def __add__(self, other):
        return self.pay + other.pay

    def __repr__(self):
        return f"{type(self).__name__}({self.name!r}, {self.pay})"

class Developer(Employee):
    raise_factor = 1.1

    def __init__(self, name, pay, language):
        super().__init__(name, pay)
        self.language = language

class Manager(Employee):
    def __init__(self, name, pay, team=None):
        super().__init__(name, pay)
        self.team = [] if team is None else team

    def hire(self, e):
        if e not in self.team:
            self.team.append(e)

    def apply_raise(self):
        super().apply_raise()
        self.pay += 100 * len(self.team)

dev = Developer("Jo Tan", 4000, "Go")
clerk = Employee("Ann Poe", 2500)
boss = Manager("Raj Roy", 5000, [dev])
boss.hire(clerk)
boss.hire(dev)
print(dev + boss, Employee.count, boss.team)

for e in (dev, clerk, boss):
    e.apply_raise()
    print(e.email, e.pay)

Employee.set_raise(1.2)
clerk.raise_factor = 2
for e in (dev, clerk, boss):
    print(e.name.split()[0], e.raise_factor, end=" | ")
print()
print([d for d in range(1, 31) if Employee.is_payday(d)])
everyone = sorted([boss, *boss.team], key=lambda e: e.pay)
print(everyone)
