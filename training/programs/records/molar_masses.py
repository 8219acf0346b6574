"""Molar masses from formulas such as Ca(OH)2."""
import re

MASS = {"H": 1.008, "C": 12.011, "N": 14.007, "O": 15.999, "Na": 22.990, "S": 32.06, "Cl": 35.45, "Ca": 40.078, "Cu": 63.546}

PART = re.compile(r"([A-Z][a-z]?)(\d*)")
GROUP = re.compile(r"\(([^()]*)\)(\d*)")


def expand(formula):
    while (m := GROUP.search(formula)):
        inner, n = m.group(1), int(m.group(2) or 1)
        formula = formula[:m.start()] + inner * n + formula[m.end():]
    return formula


def count_atoms(formula):
    atoms = {}
    for symbol, number in PART.findall(expand(formula)):
        if symbol not in MASS:
            raise ValueError(f"unknown element {symbol!r} in {formula}")
        atoms[symbol] = atoms.get(symbol, 0) + int(number or "1")
    if not atoms:
        raise ValueError(f"no elements in {formula!r}")
    return atoms


def molar(formula):
    return sum(MASS[s] * n for s, n in count_atoms(formula).items())


for f in ["H2O", "NaCl", "Ca(OH)2", "C2H5OH"]:
    atoms = count_atoms(f)
    print(f"{f:<8} {molar(f):8.3f} g/mol  {atoms}")

print(expand("Cu(NH3)2"))
share = MASS["O"] / molar("H2O")
print(f"oxygen in water: {share:.2%}")

for bad in ("XeF2", "h2o"):
    try:
        print(bad, molar(bad))
    except ValueError as err:
        print("error:", err)

moles = 25 / molar("NaCl")
print(f"25 g of salt = {moles:.4f} mol = {moles * 6.022e23:.2e} units")
sub = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
print("Ca(OH)2".translate(sub), "C2H5OH".translate(sub))
