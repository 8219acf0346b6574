/** Events as lines of text, from the machine's states and from recorded runs alike. */
import type { TraceStep } from '../../src/codec/traces/trace';
import { localsOf, type State } from '../../src/debugger/state/state';
import { parseValue } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';

interface Event {
  readonly event: string;
  readonly function: string;
  readonly line: number;
  readonly depth: number;
  readonly locals: readonly (readonly [string, string])[];
  readonly value?: string;
  readonly exception?: string;
}

export function describeTrue(step: TraceStep): string {
  const locals = Object.entries(step.locals).map(([name, text]) => [name, printed(text)] as const);
  // CPython calls a module on line 0.
  const line = Math.max(step.line, 1);
  return describe({ ...step, line, locals, ...(step.value !== undefined && { value: printed(step.value) }) });
}

export function describeState(state: State): string {
  const frame = state.frames.at(-1);
  if (!frame) return '';
  const { event, line } = frame;
  return describe({
    event,
    line,
    function: frame.function.name,
    depth: state.frames.length - 1,
    locals: [...localsOf(state, frame)].map(([name, value]) => [name, printValue(value)] as const),
    ...(event === 'return' && frame.value && { value: printValue(frame.value) }),
    ...(event === 'exception' && frame.exception && { exception: frame.exception.type }),
  });
}

/** Definitions are left out: traces list only those that the code mentions. */
function describe(event: Event): string {
  const shown = event.locals.filter(([, text]) => !/^<(?:function|class|builtin|module) /.test(text));
  return [
    `${'  '.repeat(event.depth)}${event.event} ${event.function}:${event.line}`,
    ...shown.map(([name, text]) => `${name}=${text}`).sort(),
    ...(event.value === undefined ? [] : [`-> ${event.value}`]),
    ...(event.exception === undefined ? [] : [`! ${event.exception}`]),
  ].join('  ');
}

function printed(text: string): string {
  return printValue(parseValue(text));
}
