/**
 * Where a token stands inside the values around it: its place in a text or number, and the place of its item in the
 * displays around it, counted from the front and, in a prompt, from the end. The network reads these counts beside the
 * tokens, so that indexing, slicing, reversing and carrying need no counting of its own. They follow from the brackets
 * and quotes of the token sequence alone.
 */
import { TOKENS } from '../vocabulary/vocabulary';

/** Numbers a token: in text or number, item, item one display further out; then the first two from the end. */
export const PLACE_CHANNELS = 5;
/** Of them counted from the front. */
const FORWARD_CHANNELS = 3;
/** Counts from here on share one number. */
export const PLACE_LIMIT = 64;

type Kind = 'character' | 'quote' | 'open' | 'close' | 'comma' | 'section' | 'other';

const SECTIONS = new Set(['<values>', '<iter>', '<handled>', '<do>']);

const kindById: readonly Kind[] = TOKENS.map((text) => {
  if (/^(\d|c:.+|m:.+|<0x..>)$/su.test(text)) return 'character';
  if (text === '"' || text === 'b"') return 'quote';
  if (text === '[' || text === '(' || text === '{') return 'open';
  if (text === ']' || text === ')' || text === '}') return 'close';
  if (text === ',') return 'comma';
  return SECTIONS.has(text) ? 'section' : 'other';
});

const MIRRORED: Partial<Record<Kind, Kind>> = { open: 'close', close: 'open' };

/** Counts along a token sequence in one direction. */
export class TokenPlaces {
  /** Number of the item that is being written, for each open display; the outermost is the sequence itself. */
  private items: number[] = [1];
  private run = 0;
  private inText = false;

  /** @param mirrored the tokens come last to first */
  constructor(private readonly mirrored = false) {}

  /** The same place in the sequence, to go on from separately. */
  copy(): TokenPlaces {
    const other = new TokenPlaces(this.mirrored);
    other.items = [...this.items];
    other.run = this.run;
    other.inText = this.inText;
    return other;
  }

  /** @returns place in text or number, item, item one display further out; 0 where there is none */
  push(token: number): [number, number, number] {
    const kind = kindById[token] ?? 'other';
    return this.step((this.mirrored ? MIRRORED[kind] : undefined) ?? kind);
  }

  private step(kind: Kind): [number, number, number] {
    const run = this.run;
    this.run = kind === 'character' ? run + 1 : 0;
    switch (kind) {
      case 'character':
        return this.here(run + 1);
      case 'quote':
        this.inText = !this.inText;
        return this.here(this.inText ? 0 : run + 1);
      case 'open': {
        const place = this.here(0);
        this.items.push(1);
        return place;
      }
      case 'close': {
        const last = this.items.length > 1 ? this.items.pop() : undefined;
        return this.here(last ?? 0);
      }
      case 'comma': {
        const place = this.here(0);
        this.items[this.items.length - 1] = place[1] + 1;
        return place;
      }
      case 'section':
        this.items = [1];
        this.inText = false;
        return [0, 0, 0];
      case 'other':
        return this.here(0);
    }
  }

  private here(within: number): [number, number, number] {
    return [within, this.items.at(-1) ?? 0, this.items.at(-2) ?? 0];
  }
}

/**
 * Places of a prompt and of the answer so far.
 * @returns uint8 [tokens, PLACE_CHANNELS]
 */
export function placesOf(prompt: readonly number[], answer: readonly number[]): Uint8Array {
  const places = new Uint8Array((prompt.length + answer.length) * PLACE_CHANNELS);
  const forwards = new TokenPlaces();
  [...prompt, ...answer].forEach((token, i) => {
    places.set(forwards.push(token).map(limited), i * PLACE_CHANNELS);
  });
  placesFromEnd(prompt).forEach((place, i) => {
    places.set(place, i * PLACE_CHANNELS + FORWARD_CHANNELS);
  });
  return places;
}

/** Place in text or number and item, counted from the end, of each token of a prompt. */
export function placesFromEnd(prompt: readonly number[]): [number, number][] {
  const backwards = new TokenPlaces(true);
  return prompt
    .toReversed()
    .map((token): [number, number] => {
      const [within, item] = backwards.push(token);
      return [limited(within), limited(item)];
    })
    .reverse();
}

export const limited = (count: number): number => Math.min(count, PLACE_LIMIT - 1);
