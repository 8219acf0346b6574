class Item:
    def __init__(self, name, weight, power=0):
        self.name = name
        self.weight = weight
        self.power = power

    def __repr__(self):
        return f"<{self.name}>"


class Hero:
    def __init__(self, name):
        self.name = name
        self.hp = 30
        self.bag = []
        self.weapon = None

    def pick(self, item):
        load = sum(i.weight for i in self.bag)
        if load + item.weight > 20:
            print(f"{item.name} is too heavy ({load}+{item.weight})")
            return
        self.bag.append(item)

    def equip(self, index):
        self.weapon = self.bag.pop(index)
        print(self.name, "holds", self.weapon)

    def hit(self, monster):
        dmg = 1 + (self.weapon.power if self.weapon else 0)
        monster["hp"] -= dmg
        return dmg


def fight(hero, monster, slots):
    turn = 0
    while monster["hp"] > 0:
        if turn in slots:
            hero.equip(slots[turn])
        dealt = hero.hit(monster)
        hero.hp -= monster["atk"]
        turn += 1
        print(f"turn {turn}: dealt {dealt}, orc {monster['hp']}, hero {hero.hp}")


h = Hero("Brunhild")
for it in (Item("rope", 4), Item("axe", 9, 6), Item("anvil", 15), Item("torch", 2, 2)):
    h.pick(it)
print(h.bag)
# slot numbers were counted while everything was still in the bag
fight(h, {"hp": 25, "atk": 3}, {1: 1, 4: 2})
print(h.name, "wins with", h.hp)
