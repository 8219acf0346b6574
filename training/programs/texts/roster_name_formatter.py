def initials(name):
    return "".join(p[0] for p in name.replace("-", " ").split()).upper()


def last_first(name):
    head, _, tail = name.rpartition(" ")
    return f"{tail}, {head}" if head else tail


def tidy(raw):
    parts = raw.strip().lower().split()
    fixed = []
    for p in parts:
        if p in ("van", "de", "der", "von"):
            fixed.append(p)
        elif p.startswith("mc"):
            fixed.append("Mc" + p[2:].capitalize())
        else:
            fixed.append("-".join(x.capitalize() for x in p.split("-")))
    return " ".join(fixed)


def test_tidy():
    assert tidy(" ANNA ") == "Anna"
    assert tidy("ian mcdonald") == "Ian McDonald"
    assert tidy("rik van DAM") == "Rik van Dam"
    print("test_tidy passed")


def test_initials():
    assert initials("Jean-Luc Moreau") == "JLM"
    assert initials("") == ""
    print("test_initials passed")


test_tidy()
test_initials()
crew = ["  eva-maria SCHULZ", "pat   mcgee", "LOTTE de vries", "cher"]
for i, raw in enumerate(crew):
    name = tidy(raw)
    print(str(i).zfill(3), last_first(name).ljust(20), initials(name), name.swapcase())
print(sorted(map(tidy, crew), key=lambda n: n.split()[-1]))
