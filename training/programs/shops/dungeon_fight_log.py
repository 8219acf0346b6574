class Fighter:
    def __init__(self, name, hp, attack, armor=0):
        self.name = name
        self.max_hp = self.hp = hp
        self.attack = attack
        self.armor = armor

    def alive(self):
        return self.hp > 0

    def hit(self, other, roll):
        dmg = max(1, self.attack + roll - other.armor)
        other.hurt(dmg)
        return dmg

    def hurt(self, dmg):
        self.hp = max(0, self.hp - dmg)


class Troll(Fighter):
    def hurt(self, dmg):
        super().hurt(dmg)
        if self.alive():
            self.hp += 1      # trolls heal a bit


class Mage(Fighter):
    def __init__(self, *args, mana=4):
        super().__init__(*args)
        self.mana = mana

    def hit(self, other, roll):
        if self.mana >= 2:
            self.mana -= 2
            roll *= 2
        return super().hit(other, roll)


def dice():
    while True:
        yield from (3, 1, 4, 2, 5)


rolls = dice()
heroes = [Mage("Yara", 12, 3), Fighter("Bram", 18, 4, 2)]
troll = Troll("Grub", 30, 5, armor=1)

rnd = 0
while troll.alive() and any(h.alive() for h in heroes):
    rnd += 1
    for h in filter(Fighter.alive, heroes):
        d = h.hit(troll, next(rolls))
        print(f"r{rnd} {h.name} hits for {d} (troll {troll.hp})")
        if not troll.alive():
            break
    else:
        victim = min((h for h in heroes if h.alive()), key=lambda h: h.hp)
        d = troll.hit(victim, next(rolls))
        print(f"r{rnd} Grub bites {victim.name}, {victim.hp}/{victim.max_hp}")
print("winner:", "heroes" if not troll.alive() else "troll", "in", rnd, "rounds")
print([(h.name, h.hp) for h in heroes], "mana", heroes[0].mana)
