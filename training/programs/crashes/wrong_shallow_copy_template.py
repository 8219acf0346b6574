import copy

TEMPLATE = {"title": "", "tasks": ["open", "close"], "meta": {"version": 1}}


def new_checklist(title):
    c = TEMPLATE.copy()
    c["title"] = title
    return c


def add_task(checklist, task, before="close"):
    pos = checklist["tasks"].index(before)
    checklist["tasks"].insert(pos, task)


def bump(checklist):
    checklist["meta"]["version"] += 1


pool = new_checklist("pool")
add_task(pool, "measure chlorine")
add_task(pool, "clean filter")
bump(pool)
print(pool["title"], pool["tasks"])

sauna = new_checklist("sauna")
add_task(sauna, "heat up")
bump(sauna)
print(sauna["title"], sauna["tasks"])
print("versions", pool["meta"]["version"], sauna["meta"]["version"])

backup = copy.deepcopy(pool)
bump(pool)
print(backup["meta"], TEMPLATE["meta"], TEMPLATE["title"] == "")
