# Getränkeautomat als Zustandsautomat

PREISE = {"cola": 150, "wasser": 100, "saft": 180}


def automat(ereignisse):
    zustand, guthaben, verkauft = "bereit", 0, []
    for ereignis in ereignisse:
        match (zustand, ereignis):
            case ("bereit" | "bezahlt", ("münze", wert)) if wert in (10, 20, 50, 100, 200):
                guthaben += wert
                zustand = "bezahlt"
            case (_, ("münze", wert)):
                print("Münze fällt durch:", wert)
            case ("bezahlt", ("wahl", sorte)) if sorte not in PREISE:
                print("Sorte", sorte, "gibt es nicht")
            case ("bezahlt", ("wahl", sorte)):
                if (fehlt := PREISE[sorte] - guthaben) > 0:
                    print("es fehlen", fehlt)
                    continue
                guthaben = -fehlt
                verkauft.append(sorte)
                zustand = "bezahlt" if guthaben else "bereit"
            case ("bereit", ("wahl", _)):
                print("bitte zuerst zahlen")
            case (_, "abbruch"):
                print("zurück:", guthaben)
                zustand, guthaben = "bereit", 0
            case (_, "strom weg"):
                zustand = "defekt"
                break
            case _:
                print("ignoriert:", ereignis)
        print(f"  {zustand:8} {guthaben:4}")
    return zustand, verkauft


ende = automat([
    ("wahl", "cola"),
    ("münze", 200),
    ("wahl", "bier"),
    ("wahl", "cola"),
    ("münze", 3),
    ("wahl", "wasser"),
    "abbruch",
    "tritt",
    "strom weg",
    ("münze", 50),
])
print(ende)
