/** What has to be replaced in one sequence to make another one of it. */

/** `from` stood at `at`, and `to` stands there now; one of them may be empty. */
export interface Hunk<T> {
  readonly at: number;
  readonly from: readonly T[];
  readonly to: readonly T[];
  /** What stands before and behind. */
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Longer sequences differ by what is between their common ends. */
const LONGEST = 120;
const CONTEXT = 2;

/** The differences, those of them together that share the most. */
export function hunksOf<T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): Hunk<T>[] {
  const isSameAt = (i: number, j: number): boolean => isSame(a[i] as T, b[j] as T);
  const isShort = a.length <= LONGEST && b.length <= LONGEST;
  const common = isShort ? longestCommon(a.length, b.length, isSameAt) : commonEnds(a.length, b.length, isSameAt);
  const hunks: Hunk<T>[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...common, [a.length, b.length] as const]) {
    if (x > i || y > j) {
      hunks.push({
        at: i,
        from: a.slice(i, x),
        to: b.slice(j, y),
        before: a.slice(Math.max(0, i - CONTEXT), i),
        after: a.slice(x, x + CONTEXT),
      });
    }
    [i, j] = [x + 1, y + 1];
  }
  return hunks;
}

type Pairs = readonly (readonly [number, number])[];

function commonEnds(n: number, m: number, isSame: (i: number, j: number) => boolean): Pairs {
  const most = Math.min(n, m);
  let start = 0;
  while (start < most && isSame(start, start)) start++;
  let end = 0;
  while (end < most - start && isSame(n - 1 - end, m - 1 - end)) end++;
  const first = Array.from({ length: start }, (_, i) => [i, i] as const);
  return [...first, ...Array.from({ length: end }, (_, i) => [n - end + i, m - end + i] as const)];
}

function longestCommon(n: number, m: number, isSame: (i: number, j: number) => boolean): Pairs {
  const lengths = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < n && j < m;) {
    if (isSame(i, j) && at(i, j) === at(i + 1, j + 1) + 1) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
