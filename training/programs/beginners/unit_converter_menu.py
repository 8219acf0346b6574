def miles_to_km(x):
    return x * 1.609

def km_to_miles(x):
    return x / 1.609

def pounds_to_kg(x):
    return x * 0.4536

def inch_to_cm(x):
    return x * 2.54

menu = {
    "a": ("miles to km", miles_to_km),
    "b": ("km to miles", km_to_miles),
    "c": ("pounds to kg", pounds_to_kg),
    "d": ("inch to cm", inch_to_cm),
    "e": ("hours to seconds", lambda h: h * 60 * 60),
}

for key in menu:
    print(key + ")", menu[key][0])

entered = ["a 26.2", "c 150", "z 3", "d twelve", "e 1.5", "b", "b 10", "q"]
results = []
errors = 0
for line in entered:
    if line == "q":
        print("bye")
        break
    parts = line.split(" ")
    if len(parts) != 2:
        print("please type letter and number:", repr(line))
        errors += 1
        continue
    letter = parts[0]
    try:
        number = float(parts[1])
        name, func = menu[letter]
    except ValueError:
        print(parts[1], "is not a number")
        errors += 1
    except KeyError as e:
        print("unknown letter", e)
        errors += 1
    else:
        answer = round(func(number), 3)
        print("{}: {} -> {}".format(name, number, answer))
        results.append(answer)

print(results)
print("errors:", errors, "biggest:", max(results))
back = round(km_to_miles(miles_to_km(5)), 6)
print("5 miles there and back:", back, back == 5)
