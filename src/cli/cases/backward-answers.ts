/** Answers to cases: the past of every true step, inferred from that step alone. */
import { PriorStates, type Inferred } from '../../debugger/backward/prior-states';
import { LaunchError } from '../../debugger/launch/launch';
import { Machine } from '../../debugger/machine/machine';
import { partialStateAt } from '../../debugger/launch/partial-state';
import { localsOf, topFrame, type State } from '../../debugger/state/state';
import type { NeuralPredictor } from '../../model/neural-predictor';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import { printValue } from '../../python/values/print';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Case, TrueStep } from './cases';
import { answeredOr, type Failed } from './failed-cases';
import { rounded } from '../text/step-json';

export interface BackwardEngine {
  readonly parser: PythonParser;
  readonly predictor: NeuralPredictor;
}

export interface BackwardAnswer extends Failed {
  readonly id: string;
  readonly inferred: readonly {
    /** Index of the true step whose past was asked for. */
    readonly step: number;
    /** The confirmed ones first, then by probability. */
    readonly candidates: readonly CandidateJson[];
  }[];
}

export interface CandidateJson {
  readonly event: string;
  readonly line: number;
  /** Line that the frame continues to from there. */
  readonly next: number;
  /** Known values only. */
  readonly locals: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
  readonly confirmed: boolean;
  readonly probability: number;
}

/** Maximum candidates written per step. */
const WRITTEN = 5;

export async function answerBackward(
  { parser, predictor }: BackwardEngine,
  { id, code }: Case,
  steps: readonly TrueStep[],
): Promise<BackwardAnswer> {
  const inferred: BackwardAnswer['inferred'][number][] = [];
  const done = { id, inferred };
  return await answeredOr<BackwardAnswer>(done, async () => {
    const source = parser.parse(code);
    const before = new PriorStates(new Machine(source, predictor), predictor);
    for (const [step, known] of steps.entries()) {
      const state = known.event === 'call' || known.function === '<module>' ? undefined : given(source, known);
      if (!state) continue;
      const candidates = (await before.infer(state)).slice(0, WRITTEN).map((one) => candidateJson(one, known));
      inferred.push({ step, candidates });
    }
    return done;
  });
}

/** The true step as the only known state of the run. */
function given(source: SourceFile, { line, locals, value, exception }: TrueStep): State | undefined {
  const read = Object.entries(locals).map(([name, text]) => [name, parsed(text)] as const);
  const values = read.filter((entry): entry is readonly [string, Value] => entry[1] !== undefined);
  const result = value === undefined ? undefined : parsed(value);
  if (value !== undefined && !result) return undefined;
  try {
    return partialStateAt(source, {
      line,
      locals: Object.fromEntries(values),
      unknown: read.flatMap(([name, known]) => (known ? [] : [name])),
      ...(exception !== undefined && { exception: { type: exception } }),
      ...(result && { value: result }),
    });
  } catch (error) {
    if (error instanceof LaunchError) return undefined;
    throw error;
  }
}

function candidateJson({ states, isConfirmed, probability }: Inferred, known: TrueStep): CandidateJson {
  const [state, following] = states;
  if (!state) throw new Error('A past without a state.');
  const frame = topFrame(state);
  const locals = [...localsOf(state, frame)];
  return {
    event: frame.event,
    line: frame.line,
    next: following ? topFrame(following).line : known.line,
    locals: Object.fromEntries(
      locals.filter(([, { kind }]) => kind !== 'unknown').map(([name, value]) => [name, printValue(value)]),
    ),
    unknown: locals.flatMap(([name, { kind }]) => (kind === 'unknown' ? [name] : [])),
    confirmed: isConfirmed,
    probability: rounded(probability),
  };
}

function parsed(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}
