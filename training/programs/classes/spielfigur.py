# Kleines Rollenspiel - Vererbung üben

class Figur:
    anzahl = 0

    def __init__(self, name, leben=20):
        self.name = name
        self.leben = leben
        self.__class__.anzahl += 1

    def lebt(self):
        return self.leben > 0

    def angreifen(self, gegner):
        schaden = self.schaden()
        gegner.nimm_schaden(schaden)
        print(f"{self.name} trifft {gegner.name}: -{schaden}")

    def schaden(self):
        return 4

    def nimm_schaden(self, punkte):
        self.leben = max(0, self.leben - punkte)


class Ritter(Figur):
    def __init__(self, name, ruestung):
        super().__init__(name, leben=25)
        self.ruestung = ruestung

    def nimm_schaden(self, punkte):
        super().nimm_schaden(max(1, punkte - self.ruestung))


class Magier(Figur):
    mana = 6

    def schaden(self):
        if self.mana >= 3:
            self.mana -= 3      # wird jetzt ein Attribut des Objekts
            return 11
        return super().schaden() // 2


ritter = Ritter("Kunibert", 3)
magier = Magier("Zora")
runde = 0
while ritter.lebt() and magier.lebt():
    runde += 1
    print("Runde", runde)
    magier.angreifen(ritter)
    ritter.angreifen(magier)

sieger = ritter if ritter.lebt() else magier
print("Sieger:", sieger.name, "mit", sieger.leben, "Leben")
print("Mana:", magier.mana, "Klasse:", Magier.mana)
print(Figur.anzahl, Ritter.anzahl, Magier.anzahl)
print(isinstance(magier, Figur), isinstance(magier, Ritter))
