import copy

plan = {"mon": ["yoga"], "tue": []}
alias = plan
shallow = plan.copy()
deep = copy.deepcopy(plan)

plan["mon"].append("swim")
plan["wed"] = ["run"]

print("alias  ", alias)
print("shallow", shallow)
print("deep   ", deep)

print(alias is plan, shallow is plan, shallow["mon"] is plan["mon"])
print(deep["mon"] is plan["mon"])

shallow["tue"] = shallow["tue"] + ["chess"]
print("plan tue", plan["tue"], "/ shallow tue", shallow["tue"])


def add_bad(item, basket=[]):
    basket.append(item)
    return basket


def add_good(item, basket=None):
    if basket is None:
        basket = []
    basket.append(item)
    return basket


print(add_bad("pear"), add_good("pear"))
print(add_bad("plum"), add_good("plum"))

a = [1, 2, 3]
b = a
b += [4]
print(a)
b = b + [5]
print(a, b)

pair = ([1], 2)
pair[0].append(9)
print(pair)
twin = copy.copy(pair[0])
twin[0] = 0
print(pair, twin)
