/** How many positional arguments built-in functions and methods take, at least and at most. */

export type ArgumentRange = readonly [least: number, most: number];

const MANY = Number.POSITIVE_INFINITY;

function table(
  entries: readonly (readonly [least: number, most: number, names: string])[],
): Map<string, ArgumentRange> {
  return new Map(entries.flatMap(([least, most, names]) => names.split(' ').map((name) => [name, [least, most]])));
}

export const FUNCTIONS: ReadonlyMap<string, ArgumentRange> = table([
  [0, 0, 'globals locals super object'],
  [0, 1, 'list tuple set frozenset dict float bool input dir vars iter exit'],
  [0, 2, 'int complex bytes bytearray'],
  [0, 3, 'str'],
  [1, 1, 'len ord chr abs any all reversed sorted hash id repr bin hex oct callable ascii'],
  [1, 2, 'sum round enumerate next format'],
  [1, 3, 'range slice type'],
  [1, MANY, 'min max open'],
  [2, 2, 'isinstance issubclass divmod filter hasattr'],
  [2, 3, 'pow getattr'],
  [2, MANY, 'map'],
  [3, 3, 'setattr'],
  [0, MANY, 'print zip eval exec'],
]);

export const METHODS: ReadonlyMap<string, ArgumentRange> = table([
  [0, 0, 'sort reverse copy clear upper lower title capitalize swapcase casefold keys values popitem popleft'],
  [0, 0, 'isdigit isalpha isalnum isupper islower isspace isnumeric isdecimal istitle isidentifier isprintable'],
  [0, 0, 'is_integer conjugate bit_length'],
  [0, 1, 'strip lstrip rstrip splitlines most_common'],
  [0, 2, 'pop split rsplit encode decode'],
  [1, 1, 'append extend remove join discard add zfill partition rpartition translate appendleft extendleft'],
  [1, 1, 'removeprefix removesuffix issubset issuperset isdisjoint symmetric_difference'],
  [1, 2, 'get setdefault center ljust rjust'],
  [1, 3, 'find rfind index rindex count startswith endswith'],
  [1, 1, 'sqrt floor ceil fabs factorial sin cos tan exp'],
  [2, 2, 'insert'],
  [2, 3, 'replace'],
]);

/** They take an iterable, so a difference, quotient or comparison is implausible as their argument. */
export const OF_ITEMS: ReadonlySet<string> = new Set(
  'len ord sorted list tuple set frozenset reversed enumerate sum any all iter next'.split(' '),
);

/** A condition is plausible as their argument. */
export const OF_CONDITIONS: ReadonlySet<string> = new Set(
  'print any all bool int sum append add not assertTrue assertFalse min max'.split(' '),
);

/** Other names that exist in every program. */
export const NAMES: ReadonlySet<string> = new Set(
  'self cls __name__ Exception BaseException NotImplemented'.split(' '),
);

/** Common names imported by `from module import *`. */
export const STARRED: Readonly<Record<string, readonly string[]>> = {
  collections: ['Counter', 'defaultdict', 'deque', 'OrderedDict', 'namedtuple'],
  itertools: ['accumulate', 'chain', 'combinations', 'count', 'cycle', 'groupby', 'permutations', 'product', 'repeat'],
  functools: ['cache', 'lru_cache', 'partial', 'reduce'],
  heapq: ['heapify', 'heappop', 'heappush', 'nlargest', 'nsmallest'],
  bisect: ['bisect', 'bisect_left', 'bisect_right', 'insort'],
  math: ['ceil', 'comb', 'factorial', 'floor', 'gcd', 'inf', 'isqrt', 'log', 'log2', 'pi', 'prod', 'sqrt'],
};
