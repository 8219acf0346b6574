# Cleans the price list a supplier sent us: prices, units, missing fields
raw_rows = [
    {"sku": " a-101", "price": "12,50 EUR", "unit": "Box", "qty": "4"},
    {"sku": "A-102 ", "price": "€ 3.20", "unit": "pc.", "qty": ""},
    {"sku": "b-7", "price": "n/a", "unit": "box", "qty": "10"},
    {"sku": "A-101", "price": "12.40", "unit": "BOX", "qty": "6"},
    {"sku": "", "price": "1", "unit": "pc", "qty": "1"},
]

UNITS = {"box": "box", "pc": "piece", "pcs": "piece"}


def clean_price(text):
    digits = "".join(c for c in text if c.isdigit() or c in ",.")
    digits = digits.replace(",", ".")
    return float(digits) if digits else None


def clean_unit(text):
    key = text.lower().rstrip(".")
    return UNITS.get(key, "?")


def clean_row(row):
    sku = row["sku"].strip().upper()
    if not sku:
        raise ValueError("row without sku")
    return {
        "sku": sku,
        "price": clean_price(row["price"]),
        "unit": clean_unit(row["unit"]),
        "qty": int(row["qty"] or 0),
    }


good, bad = [], []
for number, row in enumerate(raw_rows, start=1):
    try:
        good.append(clean_row(row))
    except ValueError as e:
        bad.append(f"row {number}: {e}")

# same sku twice: keep the cheaper price, add the amounts
merged = {}
for item in good:
    old = merged.setdefault(item["sku"], item)
    if old is item:
        continue
    old["qty"] += item["qty"]
    if item["price"] is not None and item["price"] < old["price"]:
        old["price"] = item["price"]

for sku, item in sorted(merged.items()):
    price = "-" if item["price"] is None else format(item["price"], ".2f")
    print(f"{sku:<6}|{price:>6} |{item['unit']:^7}|{item['qty']:3d}")

no_price = [s for s, i in merged.items() if i["price"] is None]
print("ask supplier about:", ", ".join(no_price))
print("skipped:", bad)
total = sum(i["price"] * i["qty"] for i in merged.values() if i["price"])
print("order value", round(total, 2))
