# vending machine, lesson about while and dicts
stock = {"A1": ["Crisps", 120, 2], "A2": ["Nuts", 150, 0], "B1": ["Water", 90, 5]}
events = ["coin 100", "press A1", "coin 50", "press A1", "press A2", "coin 20", "coin 3", "coin 200", "press C9", "press B1", "return"]
allowed = [5, 10, 20, 50, 100, 200]
credit = 0
sold = 0
step = 0
done = False
while not done:
    what = events[step].split()
    if what[0] == "coin":
        value = int(what[1])
        if value in allowed:
            credit += value
            print("credit:", credit)
        else:
            print("coin", value, "falls through")
    elif what[0] == "press":
        code = what[1]
        if code in stock:
            name = stock[code][0]
            price = stock[code][1]
            if stock[code][2] == 0:
                print(name, "sold out")
            else:
                if credit >= price:
                    credit -= price
                    stock[code][2] -= 1
                    sold += price
                    print("*clonk*", name, "- credit:", credit)
                else:
                    print(name, "costs", price, "please add", price - credit)
        else:
            print("no such code", code)
    else:
        back = []
        for c in reversed(allowed):
            while credit >= c:
                back.append(c)
                credit -= c
        print("your change:", back)
        done = True
    step += 1

print("sold for", sold / 100, "in", step, "steps")
for code, (name, price, left) in stock.items():
    if left < 2:
        print("refill", code, name, "(only", left, "left)")
