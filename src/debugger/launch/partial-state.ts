/** A partial state in the middle of a run, from a user or a traceback: a line, the values there, the exception that was raised. */
import type { RaisedException } from '../../codec/query';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';
import { numbered } from '../machine/effects/effects';
import { indexObjects } from '../objects/heap';
import { LaunchError, unloaded } from './launch';
import { valuesOf } from '../state/value-roots';
import { newFrame, type Bindings, type State } from '../state/state';

export interface PartialState {
  readonly line: number;
  /** Known values of names. */
  readonly locals: Readonly<Record<string, Value>>;
  /** Names that are bound to an unknown value. */
  readonly unknown?: readonly string[];
  /** Values of globals that differ from those of the module. */
  readonly globals?: Readonly<Record<string, Value>>;
  /** The line has run: it raised this exception, or ended the function with this value. */
  readonly exception?: RaisedException;
  readonly value?: Value;
}

/** @throws LaunchError if there is no statement on the line */
export function partialStateAt(
  source: SourceFile,
  { line, locals, unknown = [], globals: given = {}, exception, value }: PartialState,
): State {
  const scope = functionAt(source, line);
  const statement = source.statementAt(line, scope);
  if (statement?.line !== line || statement.scope !== scope)
    throw new LaunchError(`There is nothing to run on line ${line}.`);
  const values: Bindings = new Map([...Object.entries(locals), ...unknown.map((name) => [name, UNKNOWN] as const)]);
  const isModule = scope.kind === 'module';
  const frame = {
    ...newFrame(1, scope, isModule ? new Map<string, Value>() : values),
    line,
    event: exception ? 'exception' : value ? 'return' : 'line',
    ...(exception && { exception }),
    ...(value && { value }),
  } as const;
  const module = unloaded(source);
  const globals = new Map([...module.globals, ...Object.entries(given), ...(isModule ? values : [])]);
  const state: State = { ...module, globals, frames: [frame], nextFrame: 2 };
  const numbers = [...indexObjects(valuesOf(state)).keys()];
  return numbered({ ...state, nextId: Math.max(0, ...numbers) + 1 });
}

/** The innermost function that the line belongs to. */
function functionAt(source: SourceFile, line: number): FunctionInfo {
  const around = source.functions.filter((info) => {
    return info.kind === 'function' && source.statementAt(line, info)?.scope === info;
  });
  return around.at(-1) ?? source.module;
}
