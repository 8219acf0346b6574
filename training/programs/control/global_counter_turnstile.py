visitors = 0
maximum = 4
turned_away = []
DEBUG = False


def debug(*parts):
    if DEBUG:
        print("DBG", *parts, sep=" / ")


def enter(name):
    global visitors
    if visitors >= maximum:
        turned_away.append(name)     # no global needed for a list method
        debug("full", name)
        return False
    visitors += 1
    debug("in", name, visitors)
    return True


def leave(n=1):
    global visitors, maximum
    visitors = max(0, visitors - n)
    if n > 2:
        maximum += 1
        debug("maximum raised", maximum)


def broken():
    try:
        visitors += 1
    except UnboundLocalError as e:
        return type(e).__name__


def shadow():
    visitors = "my own"
    return visitors


for who in "Ina Jo Kai Lu Max".split():
    print(who, "enters" if enter(who) else "has to wait")
DEBUG = True
leave(3)
print(visitors, maximum, turned_away)
while turned_away:
    enter(turned_away.pop())
print(broken(), shadow(), visitors)
print("maximum" in globals(), "name" in globals(), globals()["maximum"])
