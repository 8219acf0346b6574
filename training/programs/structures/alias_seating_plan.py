import copy

row = ["free"] * 3
wrong = [row] * 2
right = [row[:] for _ in range(2)]
wrong[0][1] = "Ida"
print(wrong)
print(right)
print(wrong[0] is wrong[1], right[0] is right[1], right[0] == right[1])

table = {"nr": 4, "guests": ["Ali", "Eva"]}
alias = table
shallow = dict(table)
deep = copy.deepcopy(table)
alias["nr"] = 5
shallow["guests"].append("Jo")
deep["guests"].clear()
print(table, shallow["nr"], deep)


def seat(name, where):
    where.append(name)
    where = [name]
    return where


hall = ["Uwe"]
result = seat("Pia", hall)
print(hall, result)


def grow(seats):
    seats += ["x"]


def grow_new(seats):
    seats = seats + ["x"]


def grow_tuple(seats):
    seats += ("x",)
    return len(seats)


grow(hall)
grow_new(hall)
print(hall)
fixed = ("Uwe",)
print(grow_tuple(fixed), fixed)

a = b = []
a.append(1)
b = b + [2]
print(a, b)
c = a
a *= 3
print(c, a is c)
c[:] = [0]
print(a)
a = [9]
print(c, a)

box = (["red"], 1)
box[0].append("blue")
print(box)
try:
    box[0] += ["green"]
except TypeError as e:
    print(e)
print(box[0])
matrix = [[0] * 2] * 2
matrix[1] = [7, 7]
matrix[0][0] += 5
print(matrix)
nested = [1, [2, 3]]
twin = copy.copy(nested)
twin[0], twin[1][0] = 10, 20
print(nested, twin, nested[1] is twin[1])
