# collecting several problems at once with an ExceptionGroup

class CargoError(Exception):
    pass


class TooHeavy(CargoError):
    pass


class BadLabel(CargoError):
    pass


def inspect_box(label, kg):
    if not label.isalnum():
        raise BadLabel(label)
    if kg > 30:
        raise TooHeavy(f"{label} has {kg} kg")
    return kg


def load(boxes):
    problems, weight = [], 0
    for label, kg in boxes:
        try:
            weight += inspect_box(label, kg)
        except CargoError as e:
            problems.append(e)
        except TypeError as e:
            e.add_note(f"box {label}")
            problems.append(e)
    if problems:
        raise ExceptionGroup(f"{len(problems)} bad boxes", problems)
    return weight


print("weight:", load([("A1", 12), ("A2", 30)]))

shipment = [("B1", 31), ("B-2", 4), ("B3", "five"), ("B4", 45)]
try:
    load(shipment)
except* TooHeavy as group:
    print("heavy:", [str(e) for e in group.exceptions])
except* BadLabel as group:
    print("labels:", group.exceptions[0].args)
except* TypeError as group:
    first = group.exceptions[0]
    print("type problem,", first.__notes__)

try:
    load(shipment[:2])
except ExceptionGroup as eg:
    print(eg.message)
    heavy, rest = eg.split(TooHeavy)
    print(len(heavy.exceptions), len(rest.exceptions))
