# which value wins? (notes for the tutorial group)
trace = []


def plain(x):
    try:
        trace.append("try")
        return 10 // x
    except ZeroDivisionError:
        trace.append("except")
        return -1
    finally:
        trace.append("finally")


def overriding():
    try:
        raise LookupError("lost")
    finally:
        return "finally swallowed the error"


def late_change():
    value = [1]
    number = 1
    try:
        return value, number
    finally:
        value.append(2)
        number = 99


def loop_break():
    steps = 0
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            steps += 10
        finally:
            steps += 1
    return steps


print(plain(3), trace)
trace.clear()
print(plain(0), trace)
print(overriding())
print(late_change())
print("steps:", loop_break())

try:
    try:
        int("seven")
    finally:
        print("inner finally")
except ValueError as e:
    print("outer got:", str(e)[:40])
