def ticket(age, student=False, zone=1):
    """Price in cents for one ride."""
    if age < 0:
        raise ValueError("negative age")
    if age < 6:
        price = 0
    else:
        if age < 18:
            price = 120
        else:
            if age >= 65:
                price = 150
            else:
                if student:
                    price = 180
                else:
                    price = 260
    if zone == 2:
        price = price + 80
    elif zone > 2:
        price = price * 2
    return price


family = [
    {"name": "Grandpa", "age": 71},
    {"name": "Mum", "age": 44},
    {"name": "Kim", "age": 20, "student": True},
    {"name": "Baby", "age": 1},
    {"name": "Ghost", "age": -5},
]

for zone in (1, 3):
    total = 0
    free = []
    for person in family:
        try:
            p = ticket(person["age"], person.get("student", False), zone)
        except ValueError as e:
            print(person["name"] + ":", e)
            continue
        if p == 0:
            free.append(person["name"])
        total += p
    print("zone", zone, "total", total / 100, "free:", free)
    family_card = 550 * (1 if zone == 1 else 1.5)
    if total > family_card:
        print("  take the family card and save", (total - family_card) / 100)
    else:
        print("  single tickets are fine")

oldest = sorted(family, key=lambda f: f["age"])[-1]
print(oldest["name"], "is the oldest")
ages = [f["age"] for f in family if f["age"] > 0]
print(ages, "average", sum(ages) / len(ages))
