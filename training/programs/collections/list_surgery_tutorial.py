"""All the things you can do to one poor list."""
guests = ["Ana", "Bo", "Carl"]
print("start", guests)

guests.append("Dee")
guests.insert(1, "Abe")
guests.extend(("Eli", "Flo"))
print(len(guests), guests)

last = guests.pop()
second = guests.pop(1)
print("popped", last, "and", second)

guests.remove("Carl")
try:
    guests.remove("Carl")
except ValueError:
    print("Carl has already left")

guests[1:2] = ["Bob", "Bibi", "Bea"]
print(guests)
del guests[-1]
guests[0], guests[-1] = guests[-1], guests[0]
print("swapped", guests)

guests[:0] = ["Host"]
print(guests.index("Bob"), guests.count("Bea"), "Eli" in guests)
guests[::2] = [g.upper() for g in guests[::2]]
print(guests)

del guests[1:3]
print("after del", guests)
guests += ["Zed"]
guests.sort(key=str.lower)
print("sorted", guests)
guests.reverse()
print("reversed", guests)
backup = guests[:]
guests.clear()
print(guests, "backup has", len(backup))
