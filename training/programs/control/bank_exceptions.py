class BankError(Exception):
    code = 100


class UnknownAccount(BankError, KeyError):
    code = 404


class LimitExceeded(BankError):
    code = 409

    def __init__(self, wanted, allowed):
        self.missing = wanted - allowed
        super().__init__(wanted, allowed)

    def __str__(self):
        return f"wanted {self.args[0]}, allowed {self.args[1]}"


accounts = {"DE11": 250, "DE22": 40, "DE33": 0}


def withdraw(iban, amount):
    try:
        balance = accounts[iban]
    except KeyError as e:
        raise UnknownAccount(iban) from e
    if amount <= 0:
        raise ValueError("amount must be positive")
    if amount > balance:
        raise LimitExceeded(amount, balance)
    accounts[iban] = balance - amount
    return accounts[iban]


errors = 0
for iban, amount in [("DE11", 100), ("DE22", 90), ("DE99", 5), ("DE33", -1)]:
    try:
        rest = withdraw(iban, amount)
    except LimitExceeded as e:
        errors += 1
        print("too much:", e, "missing", e.missing, e.args)
    except BankError as e:
        errors += 1
        print("bank error", e.code, "for", e.args[0], "| cause", type(e.__cause__).__name__)
    except (ValueError, TypeError) as e:
        errors += 1
        print("bad input:", e)
    else:
        print(iban, "has", rest, "left")
    finally:
        print("-- processed", iban)
print("errors:", errors, "balances:", accounts)
