/** The frames of a traceback where nothing but the traceback is known: what it says, and what the values must have been. */
import { Budget } from '../../../codec/budget';
import { PriorStates } from '../../../debugger/backward/prior-states';
import { withRounds } from '../../../debugger/backward/loop-rounds';
import { crashedLoaded, type Crash } from '../../../debugger/launch/crash-start';
import { LaunchError } from '../../../debugger/launch/launch';
import { Machine } from '../../../debugger/machine/machine';
import { CallBudgetPredictor } from '../../../debugger/predict/call-budget-predictor';
import { localsOf, topFrame, type State } from '../../../debugger/state/state';
import { PredictionError } from '../../../codec/query';
import type { Placing } from '../../../python/traceback/frame-places';
import type { Traceback } from '../../../python/traceback/traceback';
import { parseValue, syntaxProblem } from '../../../python/values/literal';
import type { Value } from '../../../python/values/value';
import { place, rounded, textAt, valueAnswer } from '../contract/answers';
import type { Program } from '../contract/tool-program';
import type { Desk } from '../contract/tool';
import { ToolError } from '../contract/tool-error';

/** Frames and likely causes, as `explain_traceback` answers them. */
export async function inferred(
  desk: Desk,
  { source }: Program,
  placing: Placing,
  { exception }: Traceback,
): Promise<object> {
  const predictor = desk.parts.predictor;
  const machine = new Machine(
    source,
    new CallBudgetPredictor(predictor, new Budget(desk.budget.left, 'the traceback')),
  );
  const crash: Crash = {
    stack: placing.frames.map((frame) => ({
      line: frame.now,
      ...(frame.path !== placing.path && { file: frame.path }),
      ...(frame.function !== undefined && { function: frame.function }),
      locals: literals(frame.locals),
    })),
    ...(exception && { exception }),
  };
  let state: State;
  try {
    state = await withRounds(machine, await crashedLoaded(machine, crash, desk.signal), desk.signal);
  } catch (error) {
    if (error instanceof LaunchError) throw new ToolError('no_traceback', error.message);
    throw error;
  }
  const [best] = await pastsOf(machine, desk, state);
  const before = best?.states[0];
  const learned = before ? topFrame(before) : undefined;
  const frames = state.frames.map((frame, depth) => ({
    ...place(source, frame.line),
    function: frame.function.qualifiedName,
    text: textAt(source, frame.line),
    variables: [...localsOf(state, frame)]
      .filter(([, value]) => value.kind !== 'opaque')
      .map(([name, value]) => {
        const other =
          depth === state.frames.length - 1 && before && learned ? localsOf(before, learned).get(name) : undefined;
        const isLearned = value.kind === 'unknown' && other !== undefined && other.kind !== 'unknown';
        const sure = isLearned
          ? { value: other, confidence: Math.min(0.999, best?.probability ?? 0) }
          : { value, confidence: 1 };
        return { name, value: valueAnswer(sure) };
      }),
  }));
  const top = topFrame(state);
  const text = textAt(source, top.line);
  const guesses = frames.at(-1)?.variables.filter(({ value }) => value.origin === 'predicted') ?? [];
  const why =
    guesses.length > 0
      ? `It raises ${exception?.type ?? 'an exception'} if, for example, ${guesses.map(({ name, value }) => `${name} is ${value.repr}`).join(' and ')} (${rounded(best?.probability ?? 0)} likely).`
      : `It raised ${exception?.type ?? 'an exception'}; which values led to it is not known.`;
  return { frames, likelyCauses: [{ ...place(source, top.line), text, why }] };
}

async function pastsOf(machine: Machine, desk: Desk, state: State): Promise<Awaited<ReturnType<PriorStates['infer']>>> {
  try {
    return await new PriorStates(machine, desk.parts.predictor).infer(state, desk.signal);
  } catch (error) {
    if (error instanceof PredictionError) return [];
    throw error;
  }
}

/** Those that can be read; pytest shows others as `<shop.Shop object at 0x…>`. */
function literals(shown: Readonly<Record<string, string>> = {}): Map<string, Value> {
  const readable = Object.entries(shown).filter(
    ([, text]) => !text.includes('<') && syntaxProblem(() => parseValue(text)) === undefined,
  );
  return new Map(readable.map(([name, text]) => [name, parseValue(text)]));
}
