/** Answers of bounded length: lists lose their middle first, then long texts do, until the whole fits. */

/** Characters of a token, roughly: code and numbers have shorter ones than prose. */
const CHARACTERS_A_TOKEN = 3;

/** Tokens that a language model needs for a text, roughly; rather too many than too few. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

/** How much is kept of each list and of each text. */
interface Extent {
  readonly items: number;
  readonly characters: number;
}

/** From a little shorter to as short as it gets. */
const EXTENTS: readonly Extent[] = [
  { items: 400, characters: 1000 },
  { items: 200, characters: 500 },
  { items: 120, characters: 300 },
  { items: 80, characters: 300 },
  { items: 60, characters: 200 },
  { items: 40, characters: 160 },
  { items: 30, characters: 160 },
  { items: 20, characters: 120 },
  { items: 14, characters: 100 },
  { items: 10, characters: 80 },
  { items: 7, characters: 60 },
  { items: 5, characters: 50 },
  { items: 3, characters: 40 },
  { items: 2, characters: 30 },
  { items: 1, characters: 24 },
  { items: 1, characters: 12 },
  { items: 0, characters: 8 },
];

/** Texts that are of no use if a part is missing: they are kept whole as long as there is room for anything else to go. */
const WHOLE: ReadonlySet<string> = new Set(['call', 'test', 'newText', 'code', 'kind', 'origin', 'type', 'verdict']);
/** Longer ones are cut all the same. */
const LONGEST_WHOLE = 600;

/** @returns the answer, or a shorter form of it with `truncated: true` */
export function fitted(answer: object, maxTokens: number): object {
  const isShort = (one: object): boolean => tokensOf(JSON.stringify(one)) <= maxTokens;
  if (isShort(answer)) return answer;
  let short: object = answer;
  for (const extent of EXTENTS) {
    short = { ...(cut(answer, extent) as object), truncated: true };
    if (isShort(short)) break;
  }
  return short;
}

function cut(value: unknown, extent: Extent, name = ''): unknown {
  if (typeof value === 'string') {
    const most = WHOLE.has(name) && extent.items > 1 ? LONGEST_WHOLE : extent.characters;
    return value.length > most ? `${value.slice(0, most)}…`.toWellFormed() : value;
  }
  if (Array.isArray(value)) return cutList(value as readonly unknown[], extent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, extent, key)]));
}

/** Texts are lines of a report: begin and end are kept. Of other lists the first items are the ones that count. */
function cutList(all: readonly unknown[], extent: Extent): unknown[] {
  const { items } = extent;
  const short = (some: readonly unknown[]): unknown[] => some.map((item) => cut(item, extent));
  if (all.length <= items) return short(all);
  if (!all.every((item) => typeof item === 'string') || items < 2) return short(all.slice(0, items));
  const front = Math.ceil(items * 0.6);
  const back = items - front;
  return [
    ...short(all.slice(0, front)),
    `… ${all.length - items} lines left out`,
    ...short(all.slice(all.length - back)),
  ];
}
