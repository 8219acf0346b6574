/** A state of the machine as `trace --json` prints it, one object a line. */
import { shownClass } from '../../python/values/class-names';
import { hasUnknown } from '../../debugger/objects/resemblance';
import { localsOf, type Frame, type State } from '../../debugger/state/state';
import type { Assumption } from '../../debugger/state/step-info';
import { placeOf } from '../../python/modules/linked-source';
import { printValue } from '../../python/values/print';
import type { SourceFile } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';

export interface StepJson {
  readonly step: number;
  readonly event: 'call' | 'line' | 'return' | 'exception';
  readonly function: string;
  readonly line: number;
  /** The file of that line, if it is another one than the program's own. */
  readonly file?: string;
  readonly depth: number;
  readonly locals: Readonly<Record<string, string>>;
  readonly values: readonly { readonly expression: string; readonly value: string; readonly confidence: number }[];
  readonly output: string;
  readonly value?: string;
  readonly exception?: string;
  readonly message?: string;
  readonly confidence: number;
  readonly source: 'predicted' | 'checked' | 'replayed' | 'given' | 'inferred' | 'assumed';
  /** What was assumed for the step, where its source says so. */
  readonly assumed?: readonly string[];
  /** What else could be so. */
  readonly alternatives?: readonly string[];
}

/** Undefined once the program has ended. @param source the program, where it may have several files */
export function stepJson(state: State, step: number, source?: SourceFile): StepJson | undefined {
  const frame = state.frames.at(-1);
  if (!frame) return undefined;
  const locals = [...localsOf(state, frame)].map(([name, value]) => [name, printValue(value)] as const);
  const { last } = state;
  const { path, line } = source ? placeOf(source, frame.line) : { line: frame.line };
  return {
    step,
    event: frame.event,
    function: writtenName(frame.function),
    line,
    ...(path !== undefined && { file: path }),
    depth: state.frames.length - 1,
    locals: Object.fromEntries(locals),
    values: last.values.map(({ expression, value, confidence }) => ({
      expression,
      value: printValue(value),
      confidence: hasUnknown(value) ? 0 : rounded(confidence),
    })),
    output: last.output,
    ...(frame.event === 'return' && { value: frame.value ? printValue(frame.value) : 'None' }),
    ...(frame.event === 'exception' && frame.exception && { exception: shownClass(frame.exception.type) }),
    ...(frame.event === 'exception' && frame.exception?.message !== undefined && { message: frame.exception.message }),
    confidence: saysUnknown(state, frame) ? 0 : rounded(last.confidence),
    source: last.source,
    ...(last.assumptions && assumedJson(last.assumptions)),
  };
}

function assumedJson(assumptions: readonly Assumption[]): Pick<StepJson, 'assumed' | 'alternatives'> {
  return {
    assumed: assumptions.map(({ ways, chosen }) => ways[chosen] ?? ''),
    alternatives: assumptions.flatMap(({ ways, chosen }) => ways.filter((_, way) => way !== chosen)),
  };
}

/** Whether an event says something that is not known: what it returns, or what its statement has bound. */
function saysUnknown(state: State, frame: Frame): boolean {
  if (frame.event === 'return' && frame.value && hasUnknown(frame.value)) return true;
  const { changes } = state.last;
  if (changes.size === 0) return false;
  const locals = localsOf(state, frame);
  return [...changes.keys()].some((name) => {
    const value = locals.get(name);
    return value !== undefined && hasUnknown(value);
  });
}

export const rounded = (confidence: number): number => Math.round(confidence * 10_000) / 10_000;
