import re

PRICES = {'apple': 2, 'pear': 3, 'plum': 1}
LINE = re.compile(r'(\w+) (\w+) x(\d*)')


def parse(line):
    name, item, count = LINE.match(line).groups()
    return name, item, int(count)


def bill(log):
    owed = {}
    for line in log:
        name, item, count = parse(line)
        owed[name] = owed.get(name, 0) + PRICES[item] * count
    return owed


print(bill(['ada apple x3', 'ben pear x2', 'ada plum x']))
