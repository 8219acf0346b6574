"""Pay slips for three temporary workers, computed in whole cents."""
import logging
import sys

logging.basicConfig(stream=sys.stdout, format="%(levelname)s: %(message)s", level=logging.INFO)
log = logging.getLogger("payroll")

WORKERS = {
    "Bo Lind": {"rate": 1480, "hours": [8, 8, 9.5, 8, 6]},
    "Ece Aydin": {"rate": 1625, "hours": [10, 10, 10, 10, 4]},
    "Raj Menon": {"rate": 1390, "hours": []},
}
BRACKETS = [(30000, 0), (60000, 12), (None, 20)]


def tax(gross):
    """Progressive tax over the brackets."""
    due, lower = 0, 0
    for upper, pct in BRACKETS:
        top = gross if upper is None else min(gross, upper)
        if top > lower:
            due += (top - lower) * pct // 100
        if upper is None or gross <= upper:
            break
        lower = upper
    return due


def pay(worker):
    hours = worker["hours"]
    if not hours:
        raise ValueError("no hours")
    normal = sum(min(h, 8) for h in hours)
    extra = sum(hours) - normal
    base = round(normal * worker["rate"])
    bonus = round(extra * worker["rate"] * 1.25)
    return normal, extra, base, bonus


def main():
    paid_out = 0
    for name, worker in WORKERS.items():
        try:
            normal, extra, base, bonus = pay(worker)
        except ValueError as err:
            log.warning("%s left out: %s", name, err)
            continue
        gross = base + bonus
        t = tax(gross)
        net = gross - t
        paid_out += net
        print(f"--- {name} ---")
        print(f"{normal:g} h normal {base / 100:>10.2f}")
        if extra:
            print(f"{extra:g} h extra  {bonus / 100:>10.2f}")
        print(f"tax          {-t / 100:>10.2f}")
        print(f"net          {net / 100:>10.2f}")
        if t * 100 > gross * 6:
            log.info("%s pays %.1f%% tax", name, t * 100 / gross)
    log.info("paid out %.2f", paid_out / 100)


if __name__ == "__main__":
    main()
