/**
 * Answers that the network has given: the same prompt has the same answer, so it is not asked again. What is kept is the
 * tokens and their probabilities; they are read again by the grammar of whoever asks, whose names and lines may be others.
 */
import { LRUCache } from 'lru-cache';
import { AnswerReader } from '../../codec/step/answer/answer-reader';
import type { Prompt } from '../../codec/step/prompt';
import { PredictionError, type NoAnswerError, type Prediction } from '../../codec/query';
import type { AnswerGrammar, ReadableAnswer } from '../../codec/step/answer/token-reader';

/** What was said, token by token. */
export interface Said {
  readonly tokens: Uint16Array;
  readonly probabilities: Float64Array;
  /** A check sum of the tokens that were allowed each time: under another grammar the network might have chosen otherwise. */
  readonly choices: Uint32Array;
}

/** What was said until it was clear that it comes to no answer: it does not end, or cannot be read. */
export interface Failed {
  readonly said: Said;
  /** A check sum of the tokens that were allowed at its end. */
  readonly end: number;
  readonly why: NoAnswerError;
}

/** What is remembered of one prompt: the answer of likeliest tokens, or why there is none, and the most probable one where that was searched for. */
export interface Remembered {
  readonly greedy?: Said;
  readonly failed?: Failed;
  /** `none` where the search has found nothing. */
  readonly searched?: Said | 'none';
}

/** Cells of some 16 bytes that all answers together may take: about 32 MB. */
const CAPACITY = 2_000_000;
/** Of an entry itself. */
const ENTRY = 20;

export class AnswerMemory {
  private readonly answers: LRUCache<string, Remembered>;

  constructor(capacity = CAPACITY) {
    this.answers = new LRUCache<string, Remembered>({
      maxSize: capacity,
      sizeCalculation: (remembered, key) => weigh(key, remembered),
    });
  }

  get size(): number {
    return this.answers.size;
  }

  get(key: string): Remembered | undefined {
    return this.answers.get(key);
  }

  /** What is known of a question, as the question's own grammar reads it. */
  answer(
    prompt: Prompt,
    kind: 'greedy' | 'searched',
  ): { readonly answer: Prediction; readonly said: Said } | undefined {
    const said = this.about(prompt)?.[kind];
    if (said === undefined || said === 'none') return undefined;
    const answer = readAgain(said, new AnswerReader(prompt));
    return answer && { answer, said };
  }

  /** Why the likeliest tokens lead to no answer, where that is known and the question's own grammar says the same. */
  failure(prompt: Prompt): NoAnswerError | undefined {
    const failed = this.about(prompt)?.failed;
    return failed && leadsTo(failed, new AnswerReader(prompt)) ? failed.why : undefined;
  }

  /** Whether a search for an answer has found nothing. */
  isFruitless(prompt: Prompt): boolean {
    return this.about(prompt)?.searched === 'none';
  }

  private about(prompt: Prompt): Remembered | undefined {
    return this.get(keyOf(prompt));
  }

  add(prompt: Prompt, remembered: Remembered): void {
    this.set(keyOf(prompt), remembered);
  }

  /** Adds to what is known of a prompt. */
  set(key: string, remembered: Remembered): void {
    this.answers.set(key, { ...this.answers.peek(key), ...remembered });
  }
}

/** All that the network reads: the prompt, and the tokens with which the answer has to begin. */
export function memoryKey(prompt: readonly number[], forced: readonly number[]): string {
  return `${String.fromCharCode(...prompt)}\uffff${String.fromCharCode(...forced)}`;
}

/** What is asked again without exceptions has another answer, and both are remembered. */
function keyOf({ tokens, forced, query }: Prompt): string {
  return `${memoryKey(tokens, forced)}${query.isToPass ? '\ufffe' : ''}`;
}

function weigh(key: string, { greedy, failed, searched }: Remembered): number {
  const found = searched === 'none' ? undefined : searched;
  const said = [greedy, failed?.said, found].reduce((sum, one) => sum + (one?.tokens.length ?? 0), 0);
  return Math.ceil(ENTRY + key.length / 8 + said);
}

/** A grammar that takes down what is said. */
export class Recorded<T> implements ReadableAnswer<{ readonly answer: T; readonly said: Said }> {
  private readonly tokens: number[] = [];
  private readonly probabilities: number[] = [];
  private readonly choices: number[] = [];

  constructor(private readonly grammar: ReadableAnswer<T>) {}

  get done(): boolean {
    return this.grammar.done;
  }

  allowed(): readonly number[] {
    return this.grammar.allowed();
  }

  push(token: number, probability: number): void {
    const choice = checkSum(this.grammar.allowed());
    this.grammar.push(token, probability);
    this.tokens.push(token);
    this.probabilities.push(probability);
    this.choices.push(choice);
  }

  prediction(): { readonly answer: T; readonly said: Said } {
    return { answer: this.grammar.prediction(), said: this.said };
  }

  /** What was said for nothing. */
  failed(why: NoAnswerError): Failed {
    return { said: this.said, end: checkSum(this.grammar.allowed()), why };
  }

  private get said(): Said {
    const { tokens, probabilities, choices } = this;
    return {
      tokens: Uint16Array.from(tokens),
      probabilities: Float64Array.from(probabilities),
      choices: Uint32Array.from(choices),
    };
  }
}

/** What was said as this grammar reads it; undefined where it allows other tokens than the one that it was said under. */
export function readAgain<T>(said: Said, grammar: ReadableAnswer<T>): T | undefined {
  try {
    return follow(said, grammar) && grammar.done ? grammar.prediction() : undefined;
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
}

/** Whether what was said for nothing comes to nothing under this grammar as well. */
function leadsTo({ said, end }: Failed, grammar: ReadableAnswer<unknown>): boolean {
  try {
    return follow(said, grammar) && checkSum(grammar.allowed()) === end;
  } catch (error) {
    if (error instanceof PredictionError) return false;
    throw error;
  }
}

/** Reads what was said; false where the grammar allows other tokens than the one that it was said under. */
function follow({ tokens, probabilities, choices }: Said, grammar: AnswerGrammar): boolean {
  return tokens.every((token, i) => {
    if (checkSum(grammar.allowed()) !== choices[i]) return false;
    grammar.push(token, probabilities[i] ?? 0);
    return true;
  });
}

/** Of lists of tokens that are allowed one time after the other, as inside a text. */
const sums = new WeakMap<readonly number[], number>();

/** FNV-1a. */
function checkSum(tokens: readonly number[]): number {
  const known = sums.get(tokens);
  if (known !== undefined) return known;
  let sum = 0x811c9dc5;
  for (const token of tokens) sum = Math.imul(sum ^ token, 0x01000193);
  sums.set(tokens, sum >>> 0);
  return sum >>> 0;
}
