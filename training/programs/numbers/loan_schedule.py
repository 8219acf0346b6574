def monthly_payment(amount, yearly_rate, months):
    r = yearly_rate / 12
    if r == 0:
        return amount / months
    return amount * r / (1 - (1 + r) ** -months)


def main():
    principal = 4800.0
    rate = 0.066
    n = 8
    pay = round(monthly_payment(principal, rate, n), 2)
    print("Payment per month: %.2f" % pay)
    print("%3s %10s %8s %10s" % ("#", "interest", "princ.", "left"))
    left = principal
    paid_interest = 0.0
    for k in range(1, n + 1):
        interest = round(left * rate / 12, 2)
        part = round(pay - interest, 2)
        if k == n:
            part = left
        left = round(left - part, 2)
        paid_interest += interest
        print("%3d %10.2f %8.2f %10.2f" % (k, interest, part, left))
    print("Interest in total: %.2f" % paid_interest)
    print("That is %.1f%% of the loan" % (100 * paid_interest / principal))


if __name__ == "__main__":
    main()
