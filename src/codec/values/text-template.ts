/** What is known of a text before it is said: pieces that are written in the source, and holes between them. */
import { CHARACTERS, type Allowed } from '../vocabulary/token-sets';
import { characterToken, findToken } from '../vocabulary/vocabulary';

/** One character out of some. */
interface Wildcard {
  readonly characters: string;
}

/** A piece of the text, a hole of any length, or a place in which only some characters can stand. */
export type Piece = string | undefined | Wildcard;

export const DIGIT: Piece = { characters: '0123456789' };

/** Stands for a character that no piece has. */
const OTHER = '\uffff';

export class TextTemplate {
  /** The characters of the text; a hole takes any number of them. */
  private readonly pattern: readonly Piece[];
  /** Places in the pattern that the text may have come to. */
  private places: ReadonlySet<number>;

  constructor(pieces: readonly Piece[]) {
    this.pattern = pieces.flatMap((piece): Piece[] => (typeof piece === 'string' ? Array.from(piece) : [piece]));
    this.places = this.withHoles([0]);
  }

  /** False where a piece has characters that are said in several tokens: nothing is required of such texts. */
  get isUsable(): boolean {
    return this.pattern.every((piece) => typeof piece !== 'string' || tokenOf(piece) !== undefined);
  }

  get mayEnd(): boolean {
    return this.places.has(this.pattern.length);
  }

  /** Ids of characters that may come next. */
  characters(): Allowed {
    const next = [...this.places].filter((place) => place < this.pattern.length).map((place) => this.pattern[place]);
    if (next.includes(undefined)) return CHARACTERS;
    const characters = next.flatMap((piece) =>
      typeof piece === 'object' ? Array.from(piece.characters) : [piece ?? ''],
    );
    return characters.flatMap((character) => tokenOf(character) ?? []);
  }

  /** Whether a text may come next as a whole. */
  accepts(text: string): boolean {
    return this.after(text).size > 0;
  }

  /** @param text undefined for a part of a character that no piece has */
  push(text: string | undefined): void {
    this.places = this.after(text ?? OTHER);
  }

  private after(text: string): ReadonlySet<number> {
    let { places } = this;
    for (const character of text) {
      const next = [...places].flatMap((place) => {
        if (place >= this.pattern.length) return [];
        const piece = this.pattern[place];
        if (piece === undefined) return [place];
        const isFit = typeof piece === 'object' ? piece.characters.includes(character) : piece === character;
        return isFit ? [place + 1] : [];
      });
      places = this.withHoles(next);
    }
    return places;
  }

  /** A hole may be empty, or at its end. */
  private withHoles(places: readonly number[]): ReadonlySet<number> {
    const all = new Set(places);
    for (const place of all) if (place < this.pattern.length && this.pattern[place] === undefined) all.add(place + 1);
    return all;
  }
}

const tokenOf = (character: string): number | undefined => findToken(characterToken(character));
