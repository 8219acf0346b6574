/**
 * Which comparison `list.sort` makes next: CPython looks for a run at the beginning and then inserts the others by binary
 * search, as long as there are fewer than 64 items. Whether one item is less than another is not decided here.
 */

/** Two items by their places in the list as it was given: is the first less than the second? */
export type Comparison = readonly [left: number, right: number];

/** @param told what the comparisons so far have come to */
export function sortingOrder(
  count: number,
  told: readonly boolean[],
): { readonly compare: Comparison } | { readonly order: readonly number[] } {
  const order = Array.from({ length: count }, (_, place) => place);
  const comparing = sort(order);
  let next = comparing.next();
  for (const isLess of told) if (next.done !== true) next = comparing.next(isLess);
  return next.done === true ? { order } : { compare: next.value };
}

type Comparing = Generator<Comparison, void, boolean>;

function* sort(order: number[]): Comparing {
  const run = yield* firstRun(order);
  for (let start = run; start < order.length; start++) {
    const pivot = order[start] ?? 0;
    let [low, high] = [0, start];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (yield [pivot, order[middle] ?? 0]) high = middle;
      else low = middle + 1;
    }
    order.splice(start, 1);
    order.splice(low, 0, pivot);
  }
}

/** How many items at the beginning are in order; a falling run is turned round. */
function* firstRun(order: number[]): Generator<Comparison, number, boolean> {
  if (order.length < 2) return order.length;
  const at = (place: number): number => order[place] ?? 0;
  const isFalling = yield [at(1), at(0)];
  let length = 2;
  while (length < order.length && (yield [at(length), at(length - 1)]) === isFalling) length++;
  if (isFalling) order.splice(0, length, ...order.slice(0, length).reverse());
  return length;
}
