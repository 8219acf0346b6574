/**
 * The words of Python that are whole tokens: keywords, built-ins, attributes and functions of the standard library.
 * Every other identifier becomes a slot, so there are no out-of-vocabulary names.
 */
const split = (text: string): string[] => text.trim().split(/\s+/);

export const KEYWORDS = split(`
  and as assert async await break case class continue def del elif else except finally for from global if import in is
  lambda match nonlocal not or pass raise return try while with yield None True False Ellipsis print exec`);

export const OPERATORS = split(`
  + - * / // % ** @ & | ^ ~ << >> < > <= >= == != <> = += -= *= /= //= %= **= @= &= |= ^= <<= >>= := -> . , : ; ( ) [ ] { } ! _ ...`);

/** Operators of answers that source code does not have as one token. */
export const ANSWER_OPERATORS = split(`neg pos [] [:] [for] {for} f'' notin isnot ()`);

export const BUILTINS = split(`
  abs all any ascii bin bool bytearray bytes callable chr classmethod complex delattr dict dir divmod enumerate eval filter
  float format frozenset getattr globals hasattr hash hex id input int isinstance issubclass iter len list locals map max min
  next object oct open ord pow property range repr reversed round set setattr slice sorted staticmethod str sum super
  tuple type vars zip __name__ NotImplemented
  BaseException Exception ArithmeticError AssertionError AttributeError EOFError FileNotFoundError FloatingPointError
  ImportError IndexError KeyError KeyboardInterrupt LookupError ModuleNotFoundError NameError NotImplementedError OSError
  OverflowError PermissionError RecursionError RuntimeError StopIteration SyntaxError SystemExit TimeoutError TypeError UnboundLocalError
  UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError Warning ZeroDivisionError
  math re collections itertools functools string random datetime time json copy operator heapq bisect sys os typing decimal fractions statistics
  Counter defaultdict deque OrderedDict namedtuple ChainMap dict_keys dict_values dict_items
  chain combinations permutations product accumulate groupby islice cycle repeat count zip_longest starmap takewhile dropwhile
  reduce lru_cache cache partial wraps cmp_to_key total_ordering sqrt gcd lcm floor ceil factorial log log2 log10 exp sin cos tan pi inf nan isnan comb
  heappush heappop heapify heapreplace heappushpop nlargest nsmallest bisect_left bisect_right insort deepcopy
  ascii_lowercase ascii_uppercase ascii_letters digits punctuation whitespace dataclass field Enum Decimal Fraction date timedelta
  List Dict Set Tuple Optional Any Union Iterable Callable mappingproxy memoryview`);

export const ATTRIBUTES = split(`
  append clear copy count extend index insert pop remove reverse sort
  capitalize casefold center encode endswith expandtabs find format format_map isalnum isalpha isascii isdecimal isdigit
  isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix
  removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill
  decode hex fromhex fromkeys get items keys popitem setdefault update values move_to_end
  add difference difference_update discard intersection intersection_update isdisjoint issubset issuperset symmetric_difference
  symmetric_difference_update union as_integer_ratio bit_length bit_count conjugate from_bytes to_bytes is_integer real imag numerator denominator
  appendleft extendleft popleft rotate maxlen most_common elements subtract total default_factory
  __init__ __str__ __repr__ __eq__ __lt__ __le__ __gt__ __ge__ __ne__ __len__ __iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__
  __add__ __sub__ __mul__ __call__ __hash__ __bool__ __enter__ __exit__ __name__ __class__ __dict__ __doc__ __post_init__ __iadd__ __radd__
  sqrt gcd lcm floor ceil factorial log log2 log10 log1p exp pow sin cos tan asin acos atan atan2 sinh cosh tanh degrees radians hypot pi e tau inf nan isnan isinf isclose fabs fmod
  modf trunc comb perm prod fsum isqrt dist copysign
  match search fullmatch findall finditer sub subn compile group groups groupdict start end span escape IGNORECASE
  Counter defaultdict deque OrderedDict namedtuple ChainMap chain combinations combinations_with_replacement permutations product accumulate groupby islice cycle repeat
  zip_longest starmap takewhile dropwhile filterfalse compress pairwise from_iterable tee
  reduce lru_cache cache partial wraps cmp_to_key cached_property total_ordering
  heappush heappop heapify heapreplace heappushpop nlargest nsmallest bisect bisect_left bisect_right insort insort_left insort_right
  ascii_lowercase ascii_uppercase ascii_letters digits hexdigits octdigits punctuation whitespace printable
  randint choice shuffle random uniform sample seed deepcopy dumps loads itemgetter attrgetter mul
  date timedelta datetime now today strftime strptime isoformat year month day hour minute second days seconds total_seconds weekday time
  mean median mode stdev cache_clear args message maxsize path exists stdin stdout readline write read setter`);

/** Names of keyword arguments of built-ins and the standard library. */
export const KEYWORD_ARGUMENTS = split(`
  key reverse sep end default start stop step maxsplit file flush initial strict base ndigits keepends encoding errors maxlen
  fillvalue days hours minutes seconds repeat r maxsize flags count lo hi n iterable tabsize rel_tol abs_tol sort_keys indent order frozen`);

/** Names that a value may begin with, as in `deque([1])`. */
export const VALUE_CONSTRUCTORS = new Set([
  ...split(`range deque Counter defaultdict OrderedDict frozenset dict_keys dict_values dict_items bytearray Decimal Fraction date datetime
    timedelta slice mappingproxy set complex`),
  ...BUILTINS.filter((word) => /^[A-Z].*(Error|Exception|Iteration|Interrupt|Exit|Warning)$/.test(word)),
]);

/** Exceptions of the standard library that are one token. */
export const EXCEPTIONS = BUILTINS.filter((word) =>
  /^[A-Z].*(Error|Exception|Iteration|Interrupt|Exit|Warning)$/.test(word),
);

/** Parts of CPython's exception messages that are one token inside a message string. */
export const MESSAGES = [
  'list index out of range',
  'string index out of range',
  'tuple index out of range',
  'pop from empty list',
  'pop from an empty set',
  'division by zero',
  'integer division or modulo by zero',
  'float division by zero',
  'integer modulo by zero',
  'float modulo',
  'pop from an empty deque',
  'list.remove(x): x not in list',
  'substring not found',
  'max() arg is an empty sequence',
  'min() arg is an empty sequence',
  'not enough values to unpack (expected ',
  'too many values to unpack (expected ',
  ', got ',
  'invalid literal for int() with base 10: ',
  'could not convert string to float: ',
  'unsupported operand type(s) for ',
  ' object has no attribute ',
  ' object is not subscriptable',
  ' object is not iterable',
  ' object is not callable',
  ' object does not support item assignment',
  'can only concatenate ',
  ' (not ',
  ' to ',
  ' not supported between instances of ',
  ' and ',
  'unhashable type: ',
  ' is not in list',
  'argument of type ',
  ' is not iterable',
  'list assignment index out of range',
  'list indices must be integers or slices, not ',
  'string indices must be integers, not ',
  'must be str, not ',
  'sequence item ',
  ': expected str instance, ',
  ' found',
  ' is not defined',
  'object of type ',
  ' has no len()',
  'dictionary changed size during iteration',
  'Set changed size during iteration',
  'math domain error',
  'popitem(): dictionary is empty',
  'slice step cannot be zero',
  'bad operand type for unary ',
  ' takes ',
  ' positional arguments but ',
  ' positional argument but ',
  ' were given',
  ' was given',
  ' missing ',
  ' required positional argument',
  'must be real number, not ',
  'int',
  'str',
  'list',
  'dict',
  'tuple',
  'NoneType',
  'float',
  'set',
  'bool',
  'maximum recursion depth exceeded',
  'non-empty format string passed to ',
];
