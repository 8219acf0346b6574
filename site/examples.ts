/** Programs to begin with. Each shows something that other debuggers do not do. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'A loop and a function',
    text: `def total(prices, discount):
    result = 0
    for price in prices:
        if price > 100:
            price = price - discount
        result += price
    return result


cart = [30, 120, 75]
bill = total(cart, 20)
print('To pay:', bill)
`,
  },
  {
    name: 'Code that does not parse',
    text: `def words(text):
    counts = {}
    for word in text.split(' ')
        counts[word] = counts.get(word, 0) + 1
    return counts


found = words('to be or not to be')
print(found
`,
  },
  {
    name: 'Back from an exception',
    text: `prices = {'tea': 3, 'cake': 5}


def cost(order):
    total = 0
    for item in order:
        total += prices[item]
    return total


print(cost(['cake', 'tea']))
print(cost(['tea', 'coffee']))
`,
  },
  {
    name: 'Recursion',
    text: `def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)


print(factorial(4))
`,
  },
  {
    name: 'Two names, one list',
    text: `def add(item, basket):
    basket.append(item)
    return basket


mine = ['apple']
yours = mine
add('pear', yours)
print(mine, yours is mine)
`,
  },
  {
    name: 'A package that is not there',
    text: `import weather

degrees = weather.now('Oslo')
if degrees < 5:
    coat = 'warm'
else:
    coat = 'light'
print('Take a', coat, 'coat')
`,
  },
];
