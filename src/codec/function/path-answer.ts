/**
 * Answers that tell the lines on the way to where a jump arrives: of each what a step's answer tells (`step/answer`), then the label of the
 * line that follows, and in front of a loop's next round how many items it has taken. It is the network's scratchpad.
 */
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { PredictionError, type Prediction } from '../query';
import { StepReading } from '../step/answer/answer-reader';
import { answerTokens, type Answer } from '../step/answer/answer-writer';
import { TokenReader } from '../step/answer/token-reader';
import { Cursor, type Reading } from '../values/cursor';
import { id } from '../vocabulary/token-sets';
import { CodecError } from '../vocabulary/slots';
import { tokenId } from '../vocabulary/vocabulary';
import type { FunctionPrompt } from './function-prompt';
import type { Jump, JumpQuery } from './function-query';
import { PathWalk } from './path-walk';

/** Longest answer in tokens, the prompt's included: what the network's context holds. */
export const LONGEST_PATH = 1000;

/** What a line did, and what the names that it reads held before, as the trace has them. */
export interface PathStep {
  readonly answer: Answer;
  readonly before: (name: string) => Value | undefined;
}

/**
 * Token ids of an answer, the end token included.
 * @throws CodecError for what the token language cannot say; PredictionError for a way that cannot be told
 */
export function writePath(prompt: FunctionPrompt<JumpQuery>, steps: readonly PathStep[]): number[] {
  const walk = new PathWalk(prompt);
  const tokens: string[] = [];
  for (const [index, { answer, before }] of steps.entries()) {
    const context = walk.context();
    for (const { name, value } of context.variables) {
      const held = before(name);
      if (!held || !sameValue(value, held)) throw new CodecError(`${name} is another object's part, too`);
    }
    tokens.push(...answerTokens(context, answer));
    const label = walk.next(answer.outcome);
    if (label === undefined) break;
    const round = walk.go(answer, label);
    tokens.push(label, ...(index < steps.length - 1 ? round : []));
  }
  return [...tokens, '<end>'].map(tokenId);
}

/** Reads one answer that tells the way. */
export function readPath(prompt: FunctionPrompt<JumpQuery>): TokenReader<Jump> {
  return new TokenReader((tokens) => path(prompt, tokens), LONGEST_PATH - prompt.tokens.length);
}

function* path(prompt: FunctionPrompt<JumpQuery>, tokens: TokenReader<Jump>): Reading<Jump> {
  const walk = new PathWalk(prompt);
  const cursor = new Cursor();
  const targets = prompt.query.targets.map((line) => prompt.source.label(line));
  for (;;) {
    const context = walk.context();
    const follow = (token: string): readonly number[] => id(walk.next(outcomeOf(token)) ?? '<end>');
    const told = yield* new StepReading(context, cursor, tokens, follow).answer();
    const label = cursor.token;
    if (label === '<end>') return arrived(walk, ending(told), tokens);
    const round = walk.go(told, label);
    if (targets.includes(label)) {
      yield* cursor.expect('<end>');
      return arrived(walk, { kind: 'line', line: prompt.source.lineOf(label) ?? 0 }, tokens);
    }
    for (const token of round) yield* cursor.expect(token);
  }
}

/** By the token that an outcome begins with. */
function outcomeOf(token: string): Parameters<PathWalk['next']>[0] {
  if (token === 'L0') return { kind: 'next', successor: 0 };
  if (token === 'L1') return { kind: 'next', successor: 1 };
  return { kind: token === '<raise>' ? 'raise' : token === '<call>' ? 'call' : 'return' };
}

function ending({ outcome }: Prediction): Jump['outcome'] {
  switch (outcome.kind) {
    case 'next':
      return { kind: 'return', value: { kind: 'none' } };
    case 'return':
    case 'raise':
      return outcome;
    case 'call':
      throw new PredictionError('a call is not told');
  }
}

function arrived(walk: PathWalk, outcome: Jump['outcome'], tokens: TokenReader<Jump>): Jump {
  const confidence = tokens.confidence();
  const changes = outcome.kind === 'line' ? walk.changes().map((change) => ({ ...change, confidence })) : [];
  return { changes, outcome, outcomeConfidence: confidence, confidence };
}
