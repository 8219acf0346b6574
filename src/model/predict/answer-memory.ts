/**
 * Answers that the network has given: the same prompt has the same answer, so it is not asked again. What is kept is the
 * tokens and their probabilities; they are read again by the grammar of whoever asks, whose names and lines may be others.
 */
import { LRUCache } from 'lru-cache';
import { AnswerReader } from '../../codec/step/answer-reader';
import type { Prompt } from '../../codec/step/prompt';
import { PredictionError, type Prediction } from '../../codec/query';
import type { ReadableAnswer } from '../decoding';

/** What was said, token by token. */
export interface Said {
  readonly tokens: Uint16Array;
  readonly probabilities: Float64Array;
  /** A check sum of the tokens that were allowed each time: under another grammar the network might have chosen otherwise. */
  readonly choices: Uint32Array;
}

/** What is remembered of one prompt: the answer of likeliest tokens, and the most probable one where that was searched for. */
export interface Remembered {
  readonly greedy?: Said;
  readonly searched?: Said;
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
  answer(prompt: Prompt, kind: keyof Remembered): { readonly answer: Prediction; readonly said: Said } | undefined {
    const said = this.get(memoryKey(prompt.tokens, prompt.forced))?.[kind];
    const answer = said && readAgain(said, new AnswerReader(prompt));
    return answer && { answer, said };
  }

  add(prompt: Prompt, remembered: Remembered): void {
    this.set(memoryKey(prompt.tokens, prompt.forced), remembered);
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

function weigh(key: string, { greedy, searched }: Remembered): number {
  const said = (greedy?.tokens.length ?? 0) + (searched?.tokens.length ?? 0);
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
    const { tokens, probabilities, choices } = this;
    const said = {
      tokens: Uint16Array.from(tokens),
      probabilities: Float64Array.from(probabilities),
      choices: Uint32Array.from(choices),
    };
    return { answer: this.grammar.prediction(), said };
  }
}

/** What was said as this grammar reads it; undefined where it allows other tokens than the one that it was said under. */
export function readAgain<T>({ tokens, probabilities, choices }: Said, grammar: ReadableAnswer<T>): T | undefined {
  try {
    for (const [i, token] of tokens.entries()) {
      if (checkSum(grammar.allowed()) !== choices[i]) return undefined;
      grammar.push(token, probabilities[i] ?? 0);
    }
    return grammar.done ? grammar.prediction() : undefined;
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
}

/** FNV-1a. */
function checkSum(tokens: readonly number[]): number {
  let sum = 0x811c9dc5;
  for (const token of tokens) sum = Math.imul(sum ^ token, 0x01000193);
  return sum >>> 0;
}
