/** Line numbers in order, of which a large program has thousands: those of one function are not looked for among all of them. */

/** Index of the first of the lines that is not before `line`. */
export function indexFrom(lines: readonly number[], line: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? line) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those from `first` to `last`. */
export function linesBetween(lines: readonly number[], first: number, last: number): readonly number[] {
  return lines.slice(indexFrom(lines, first), indexFrom(lines, last + 1));
}
