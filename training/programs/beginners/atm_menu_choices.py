class NotEnoughMoney(Exception):
    pass


balance = 120.0
pin = "4821"
log = []


def withdraw(amount):
    global balance
    if amount > balance:
        raise NotEnoughMoney("you only have %.2f" % balance)
    if amount % 5 != 0:
        raise ValueError("only 5 euro notes")
    balance -= amount
    log.append(("out", amount))
    return balance


def deposit(amount):
    global balance
    if amount <= 0:
        raise ValueError("amount must be positive")
    balance += amount
    log.append(("in", amount))


# the user typed these things
typed_pins = ["1234", "4812", "4821"]
choices = [("1", None), ("2", 50), ("2", 500), ("3", 33.5), ("2", 12), ("7", 0), ("3", -4), ("4", None)]

attempts = 0
ok = False
for p in typed_pins:
    attempts += 1
    if p == pin:
        ok = True
        print("Welcome! attempts:", attempts)
        break
    print("Wrong pin")

while ok and len(choices) > 0:
    choice, amount = choices.pop(0)
    try:
        if choice == "1":
            print("Balance: {:.2f}".format(balance))
        elif choice == "2":
            print("New balance:", withdraw(amount))
        elif choice == "3":
            deposit(amount)
            print("Thank you for", amount)
        elif choice == "4":
            print("Goodbye")
            ok = False
        else:
            print("Unknown choice", choice)
    except NotEnoughMoney as e:
        print("Sorry,", e)
    except ValueError as e:
        print("Error:", e)

total_in = 0
total_out = 0
for kind, amount in log:
    if kind == "in":
        total_in += amount
    else:
        total_out += amount
print(log)
print("in", total_in, "out", total_out, "balance", balance)
