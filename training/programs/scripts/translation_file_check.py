"""Compare the German translation with the English texts and report what is wrong."""
import re

EN = {
    "menu.open": "Open {file}",
    "menu.quit": "Quit",
    "msg.saved": "{n} files saved to {folder}",
    "msg.bye": "Goodbye!",
    "msg.ask": "Really delete?",
}
DE = {
    "menu.open": "{file} öffnen",
    "menu.quit": "Quit",
    "msg.saved": "{n} Dateien in {ordner} gespeichert",
    "msg.ask": "Wirklich löschen",
    "msg.old": "Veraltet",
}


def holes(text):
    return set(re.findall(r"{(\w+)}", text))


def missing(en, de):
    return [("missing", k, en[k]) for k in en if k not in de]


def unused(en, de):
    return [("unused", k, de[k]) for k in de if k not in en]


def placeholders(en, de):
    for key in en.keys() & de.keys():
        wrong = holes(en[key]) ^ holes(de[key])
        if wrong:
            yield "holes", key, "/".join(sorted(wrong))


def punctuation(en, de):
    for key, text in en.items():
        other = de.get(key)
        if other and text[-1] in ".!?" and other[-1] != text[-1]:
            yield "ending", key, f"expected {text[-1]}"


def untranslated(en, de):
    return (("same", k, v) for k, v in en.items() if de.get(k) == v)


CHECKS = [missing, unused, placeholders, punctuation, untranslated]
findings = []
for check in CHECKS:
    got = list(check(EN, DE))
    print(f"{check.__name__:<13}{len(got)}")
    findings.extend(got)

for kind, key, detail in sorted(findings):
    print(f"[{kind}] {key}: {detail}")

good = [k for k in EN if k not in {f[1] for f in findings}]
print("good:", good, f"{len(good) / len(EN):.0%}")
sample = DE["menu.open"].format(file="plan.txt")
print("sample:", sample)
try:
    print(DE["msg.saved"].format(n=3, folder="tmp"))
except KeyError as err:
    print("format fails on", err)
