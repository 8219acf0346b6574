import io
import logging

buffer = io.StringIO()
handler = logging.StreamHandler(buffer)
handler.setFormatter(logging.Formatter("%(levelname)s|%(name)s|%(message)s"))

log = logging.getLogger("lager")
log.setLevel(logging.INFO)
log.addHandler(handler)
log.propagate = False

bestand = {"Schrauben": 120, "Muttern": 15, "Haken": 0}


def entnehmen(artikel, menge):
    log.debug("Anfrage %s x%d", artikel, menge)
    if artikel not in bestand:
        log.error("Artikel %s unbekannt", artikel)
        return False
    if bestand[artikel] < menge:
        log.warning("nur %d %s da", bestand[artikel], artikel)
        return False
    bestand[artikel] -= menge
    log.info("%d %s entnommen", menge, artikel)
    return True


erfolg = [entnehmen("Schrauben", 20), entnehmen("Haken", 1), entnehmen("Nägel", 5)]
log.setLevel(logging.DEBUG)
erfolg.append(entnehmen("Muttern", 10))
print(erfolg)

zeilen = buffer.getvalue().splitlines()
print(len(zeilen), "Zeilen im Log")
stufen = {}
for z in zeilen:
    stufe, _, text = z.split("|", 2)
    stufen[stufe] = stufen.get(stufe, 0) + 1
    print(f"{stufe:>8}: {text}")
print(stufen)
print(bestand)
log.removeHandler(handler)
print(log.handlers, log.isEnabledFor(logging.DEBUG))
