# discounts for the tea shop - rules are just functions that return (text, cents off)

def bulk(order):
    off = 0
    for name, qty, cents in order["lines"]:
        if qty >= 5:
            off += qty * cents // 10
    return "bulk 10%", off

def voucher(order):
    code = order.get("code", "").strip().upper()
    values = {"SPRING": 300, "HELLO": 150}
    return f"voucher {code or '-'}", values.get(code, 0)

def loyal(order):
    years = order["customer"]["years"]
    return "loyalty", min(years, 5) * 40 if years > 1 else 0

RULES = [bulk, voucher, loyal]

def total(order):
    gross = sum(q * c for _, q, c in order["lines"])
    print("gross", gross)
    net = gross
    for rule in RULES:
        label, off = rule(order)
        if not off:
            continue
        net -= off
        print(f"  {label:<15} -{off / 100:6.2f}")
    floor = gross * 6 // 10
    if net < floor:
        print("  capped at 40%")
        net = floor
    return net

o1 = {
    "customer": {"name": "Aoife", "years": 3},
    "lines": [("sencha", 6, 450), ("mug", 1, 990)],
    "code": " spring ",
}
o2 = {"customer": {"name": "Bart", "years": 7}, "lines": [("rooibos", 1, 395)], "code": "hello"}
o3 = {"customer": {"name": "Cleo", "years": 0}, "lines": [("matcha", 2, 1890)]}

for o in (o1, o2, o3):
    t = total(o)
    print("%s pays %d.%02d" % (o["customer"]["name"], *divmod(t, 100)))
