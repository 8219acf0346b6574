/** An import statement that somebody types at a stop: from then on its names mean what they would mean in the program. */
import type { PythonParser } from '../../python/parser';
import { importsOf } from '../../python/modules/imports';
import type { Value } from '../../python/values/value';
import { unknownImports } from '../objects/unknowns';
import { bind } from '../state/name-scopes';
import type { Frame, State } from '../state/state';

export interface TypedImport {
  /** The name that is bound. */
  readonly binds: string;
  /** The module, or why it is not known. */
  readonly module: Value;
  /** What is taken from it; undefined for the module itself. */
  readonly name?: string;
}

/** @param known modules that the predictor knows; undefined for any other text */
export function typedImports(
  parser: PythonParser,
  text: string,
  known: ReadonlySet<string> | undefined,
): TypedImport[] | undefined {
  if (!/^\s*(?:import|from)\b/.test(text)) return undefined;
  const file = parser.parse(text);
  const statement = file.statementAt(file.nextExecutableLine(1) ?? 0);
  const isAlone = file.executableLines.length === 1 && !statement?.tokens.some((token) => token.text === ';');
  if (statement?.kind !== 'import' || !isAlone || file.problems.length > 0) return undefined;
  const all = importsOf(statement);
  // Where a package is, and what all is in a module, only its files say.
  if (all.length === 0 || all.some(({ level, name }) => level > 0 || name === '*')) return undefined;
  const unknown = new Map(unknownImports(statement, known));
  return all.map(({ module, name, binds, isWhole }) => {
    const path = name === undefined && !isWhole ? binds : module;
    const value = unknown.get(binds) ?? ({ kind: 'opaque', type: 'module', name: path } as const);
    return { binds, module: value, ...(name !== undefined && { name }) };
  });
}

/** The state with a name bound in one of its frames. */
export function boundIn(state: State, { id }: Frame, name: string, value: Value | undefined): State {
  const depth = state.frames.findIndex((frame) => frame.id === id);
  const part = bind({ ...state, frames: state.frames.slice(0, depth + 1) }, name, value);
  return { ...part, frames: [...part.frames, ...state.frames.slice(depth + 1)] };
}
