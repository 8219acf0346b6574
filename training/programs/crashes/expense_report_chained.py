class ReportError(Exception):
    """something is wrong with a report line"""


RATES = {"EUR": 1.0, "USD": 0.5, "CHF": 1.25}


def convert(amount, currency):
    try:
        return amount * RATES[currency]
    except KeyError as e:
        raise ReportError(f"unknown currency {currency}") from e


def parse_line(line):
    what, money = line.rsplit(" ", 1)
    currency, amount = money[:3], float(money[3:])
    return what, convert(amount, currency)


def report(lines):
    total = 0.0
    errors = []
    for line in lines:
        try:
            what, eur = parse_line(line)
        except ValueError as e:
            errors.append(str(e))
            print("skipped:", line)
            continue
        finally:
            print("line done")
        total += eur
        print(f"{what}: {eur:.2f} EUR (sum {total:.2f})")
    return total, errors


good = ["taxi EUR18.50", "hotel two nights USD240", "lunch CHF20", "museum EURfree"]
total, errs = report(good)
print(total, len(errs), errs)

bad = ["train GBP55", "coffee EUR3.20"]
total2, errs = report(bad)
print(total + total2)
