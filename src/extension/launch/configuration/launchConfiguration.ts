/** The attributes of a `neural-python` launch configuration; package.json describes them to the editor of launch.json. */
export interface LaunchAttributes {
  /** Path of the Python file, or the URI of a document that is not on disk. */
  program?: string;
  /** The program's text, if it is not (yet) on disk; never written by people. */
  text?: string | undefined;
  /** A function to start in, instead of at the first line of the module. */
  function?: string;
  /** The function's arguments, each a value as in Python: `["[1, 2]", "Cart([1])"]`; or one text as between parentheses. */
  args?: string[] | string;
  stopOnEntry?: boolean;
  /** Whether to stop at the start hangs on the breakpoints that there are, anew at each restart; never written by people. */
  stopsUnlessBreakpoints?: boolean;
  /** Stop after the last line, instead of ending the session. */
  stayAtEnd?: boolean;
  /** How many steps `continue` may predict before it pauses. */
  maxSteps?: number;
}

/** The part of a `vscode.DebugConfiguration` that is used; kept apart from `vscode` so that it can be tested without an editor. */
export interface DebugConfiguration extends LaunchAttributes {
  type?: string;
  name?: string;
  request?: string;
}

/** The document in the active editor. */
export interface OpenDocument {
  readonly languageId: string;
  /** Path of a file on disk, else the URI. */
  readonly program: string;
  /** Without its folder, for messages. */
  readonly name: string;
}

/** What is wrong with a configuration. */
export type Problem =
  | { readonly kind: 'attach'; readonly request: string }
  | { readonly kind: 'noFile' }
  | { readonly kind: 'notPython'; readonly file: string };

export class ConfigurationError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** The `type` of the debugger in package.json. */
export const debugType = 'neural-python';

/** What tells sessions apart comes first: the call stack has little room for it. */
export function sessionName(of: string): string {
  return `${of} (Neural Debug)`;
}

/**
 * Completes a configuration. F5 without a launch.json hands over an empty object, which must become a session on the
 * active file. `${file}` is taken literally: VS Code's own substitution does not support unsaved documents.
 * @param hasBreakpoints whoever has set one wants to get there; where there is none, the top is the place to begin
 * @throws ConfigurationError
 */
export function completeConfiguration(
  given: DebugConfiguration,
  active: OpenDocument | undefined,
  hasBreakpoints: boolean,
): DebugConfiguration & { type: string; name: string; request: string; program: string } {
  const empty = given.type === undefined && given.request === undefined && given.name === undefined;
  if (given.request !== undefined && given.request !== 'launch')
    throw new ConfigurationError({ kind: 'attach', request: given.request });
  // Nothing written is nothing chosen.
  const program = given.program === undefined || given.program.trim() === '' ? '${file}' : given.program;
  const [, other] = OTHER_FILES.exec(program) ?? [];
  if (other !== undefined) throw new ConfigurationError({ kind: 'notPython', file: other });
  // Two sessions are told apart by their names, and VS Code asks about a second one of the same name.
  const file = (program === '${file}' ? active?.name : program.split(/[\\/]/).at(-1)) ?? '';
  const decides = given.stopsUnlessBreakpoints ?? (empty && given.stopOnEntry === undefined);
  return {
    ...given,
    type: given.type ?? debugType,
    name: given.name ?? sessionName(file),
    request: 'launch',
    program: program === '${file}' ? activePythonFile(active) : program,
    stopOnEntry: given.stopOnEntry ?? (decides && !hasBreakpoints),
    ...(decides && { stopsUnlessBreakpoints: true }),
  };
}

/** Names that no program has: what they hold would be read as broken Python. */
const OTHER_FILES = /([^\\/]+\.(?:md|rst|txt|log|csv|json|jsonc|toml|ya?ml|ini|cfg|xml|html|css|m?js|ts|ipynb|lock))$/i;

function activePythonFile(active: OpenDocument | undefined): string {
  if (active === undefined) throw new ConfigurationError({ kind: 'noFile' });
  if (active.languageId !== 'python') throw new ConfigurationError({ kind: 'notPython', file: active.name });
  return active.program;
}
