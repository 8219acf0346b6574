import math


def describe(days):
    height = math.sin(days)
    return height


print(describe(365))
