/**
 * A search for arguments with which a call ends as stated: what is nearest is changed and tried again, the likeliest first. What comes
 * of arguments is told by predicted runs alone.
 */
import type { Ending } from '../../../codec/function/function-query';
import { printValue } from '../../../python/values/print';
import { isTypeable } from '../../../python/values/argument-text';
import type { Value } from '../../../python/values/value';
import type { NamedInputs } from './call-arguments';
import type { Outcome } from './input-trials';
import { endingDistance } from './value-distance';
import { smallEdits } from './small-edits';
import { reshapings } from './reshapings';
import { secant, type Point } from './secant';
import { sequenceOf, type Inputs } from './spots';
import { transfers } from './transfers';

export interface Proposal extends NamedInputs {
  /** Probability that the model gives these arguments; 0 for what it has not suggested. */
  readonly probability: number;
  /** What it is a change of. */
  readonly from?: Tried;
}

export type Tried = Proposal & Outcome;

export interface SearchRequest {
  readonly ending: Ending;
  /** Better ones first. */
  readonly proposals: readonly Proposal[];
  /** Values that the function has written, for changes of what was tried; nothing is changed without them. */
  readonly constants?: readonly Value[];
  /** A predicted run with these arguments; undefined where no call can have them. */
  readonly run: (proposal: Proposal) => Promise<Outcome | undefined>;
  /** Whether the search goes on, by what has been tried. */
  readonly goesOn: (tried: readonly Tried[]) => boolean;
}

/** Each proposal is worth a little less than the one before. */
const RANK = 0.02;
/** Each change of the same arguments likewise. */
const TURN = 0.01;
/** What changes nothing of the result is worth less each time. */
const AGAIN = 0.03;
/** Changes that are tried of the same arguments, at most. */
const MOST_CHANGES = 150;
/** Arguments that are longer to write are no good. */
const LONGEST = 400;

/** What was tried, in order. */
export async function searchInputs(request: SearchRequest): Promise<Tried[]> {
  const search = new InputSearch(request);
  while (request.goesOn(search.tried) && (await search.goOn()));
  return search.tried;
}

/** Arguments that wait for a trial: the better, the lower the rank. */
interface Source {
  readonly waiting: Iterator<Proposal | undefined, unknown>;
  rank: number;
  /** How much worse the next one is. */
  readonly step: number;
  /** How many are still looked at. */
  left: number;
}

class InputSearch {
  readonly tried: Tried[] = [];
  /** Arguments that have been tried, as text. */
  private readonly known = new Set<string>();
  /** How often runs came to the same. */
  private readonly comings = new Map<string, number>();
  private readonly sources: Source[];

  constructor(private readonly request: SearchRequest) {
    this.sources = [{ waiting: request.proposals.values(), rank: 0, step: RANK, left: Infinity }];
  }

  /** Tries what is best now; false where there is nothing left. */
  async goOn(): Promise<boolean> {
    const [first] = this.sources;
    if (!first) return false;
    const best = this.sources.reduce((a, b) => (b.rank < a.rank ? b : a), first);
    best.rank += best.step;
    const proposal = this.freshOf(best);
    if (proposal) await this.attempt(proposal);
    else this.sources.splice(this.sources.indexOf(best), 1);
    return true;
  }

  private async attempt(proposal: Proposal): Promise<void> {
    const { ending, constants, run } = this.request;
    const outcome = await run(proposal);
    if (!outcome) return;
    const tried = { ...proposal, ...outcome };
    this.tried.push(tried);
    if (outcome.isConfirmed === true || !constants) return;
    const got = outcome.ending;
    const far = got ? endingDistance(got, ending) : 1;
    const next = onwards(tried, ending);
    if (next) this.sources.push({ waiting: [next].values(), rank: 0, step: TURN, left: 1 });
    const waiting = changed(tried, ending, constants);
    this.sources.push({ waiting, rank: far + AGAIN * this.timesBefore(got), step: TURN, left: MOST_CHANGES });
  }

  /** The next one that has not been tried and can be. */
  private freshOf(source: Source): Proposal | undefined {
    for (; source.left > 0; source.left--) {
      const next = source.waiting.next();
      if (next.done === true) return undefined;
      const { value } = next;
      if (!value) continue;
      const key = keyOf(value);
      if (this.known.has(key) || key.length > LONGEST || !value.inputs.every((one) => isTypeable(one))) continue;
      this.known.add(key);
      return value;
    }
    return undefined;
  }

  private timesBefore(got: Ending | undefined): number {
    const text = got?.kind === 'return' ? printValue(got.value) : (got?.exception.type ?? '');
    const times = this.comings.get(text) ?? 0;
    this.comings.set(text, times + 1);
    return times;
  }
}

/** The same for the same inputs. */
export function keyOf({ names, inputs }: NamedInputs): string {
  return inputs.map((one, at) => `${names[at] ?? ''}=${printValue(one)}`).join(', ');
}

/** Arguments that may come nearer to what is wanted, the likeliest first. */
function* changed(tried: Tried, wanted: Ending, constants: readonly Value[]): Generator<Proposal | undefined> {
  const { names, inputs, ending: got } = tried;
  const made = (all: Inputs | undefined): Proposal | undefined =>
    all && { names, inputs: all, probability: 0, from: tried };
  if (got?.kind === 'return' && wanted.kind === 'return')
    for (const all of transfers(inputs, got.value, wanted.value)) yield made(all);
  if (got?.kind === 'raise') for (const all of reshapings(inputs, separatorsOf(constants))) yield made(all);
  if (wanted.kind === 'return') for (const at of inputs.keys()) yield made(inputs.with(at, wanted.value));
  for (const all of smallEdits(inputs, piecesOf(wanted, constants), keyOf(tried))) yield made(all);
}

/** A number that was changed in the right direction is changed on. */
function onwards(tried: Tried, wanted: Ending): Proposal | undefined {
  const [before, after] = [tried.from && pointOf(tried.from), pointOf(tried)];
  const all = before && after && wanted.kind === 'return' ? secant(before, after, wanted.value) : undefined;
  return all && { names: tried.names, inputs: all, probability: 0 };
}

function pointOf({ inputs, ending }: Tried): Point | undefined {
  return ending?.kind === 'return' ? { inputs, result: ending.value } : undefined;
}

const MOST_PIECES = 24;
/** What `split` and the like go by without saying so, and the plainest number. */
const USUAL: readonly Value[] = [
  { kind: 'str', value: ' ' },
  { kind: 'int', value: 1n },
];

/** Pieces that arguments may be made of. */
function piecesOf(ending: Ending, constants: readonly Value[]): readonly Value[] {
  const wanted = ending.kind === 'return' ? [ending.value, ...(sequenceOf(ending.value)?.items ?? [])] : [];
  const all = new Map([...wanted, ...constants, ...USUAL].map((value) => [printValue(value), value] as const));
  return [...all.values()].slice(0, MOST_PIECES);
}

const LONGEST_SEPARATOR = 3;

/** Texts that may stand between others in a text that the function takes apart. */
function separatorsOf(constants: readonly Value[]): readonly string[] {
  const texts = [...constants, ...USUAL].flatMap((one) => (one.kind === 'str' && one.value !== '' ? [one.value] : []));
  return [...new Set(texts)].filter(({ length }) => length <= LONGEST_SEPARATOR);
}
