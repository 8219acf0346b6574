items = [("Bread roll", 0.45, 12), ("Rye loaf", 3.2, 2), ("Cheesecake", 18.999, 1)]

print("{:<12}|{:>8}|{:^5}|".format("Article", "Price", "Qty"))
print("{:-<12}+{:->8}+{:-^5}+".format("", "", ""))
total = 0
for name, price, qty in items:
    total += price * qty
    print("{:<12}|{:>8.2f}|{:^5d}|".format(name, price, qty))
print("{0:=>28}".format(f" {total:.2f}"))

print("%-12s%6.1f%%" % ("VAT", 7))
vat = total * 0.07
print("%s %+.3f" % ("tax", vat))
print("%05d %x %o %e" % (42, 255, 8, 12345.678))

print(f"{total:010.3f}")
print(f"{1234567:,}", f"{1234567:_}")
print(f"{0.256:.1%}", f"{-5:>+6}", f"{5:<6}|")
width = 14
for word in ("left", "mid", "right"):
    align = {"left": "<", "mid": "^", "right": ">"}[word]
    print(f"[{word:*{align}{width}}]")

row = {"n": "Oat cookie", "p": 1.5}
print("{n!r} costs {p:.2f}".format(**row))
print("{0[1]} {0[0]}".format(("last", "first")))
qty = 3
print(f"{qty=} {row['p'] * qty = :.2f}")
