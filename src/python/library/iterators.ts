/** What makes iterators: built-in functions, those of `itertools`, and containers. */
const ITERATORS =
  /^(?:iter|zip|map|filter|enumerate|reversed|generator|count|cycle|chain|islice|product|permutations|combinations|accumulate|groupby|repeat|starmap|takewhile|dropwhile|zip_longest|compress|pairwise|filterfalse|\w*_\w*iterator)$/;

/** Whether an iterator can go by that name. */
export function isIteratorName(name: string): boolean {
  return ITERATORS.test(name);
}
