/** The attributes of a `neural-python` launch configuration; package.json describes them to the editor of launch.json. */
export interface LaunchAttributes {
  /** Path of the Python file. */
  program?: string;
  /** A function to start in, instead of at the first line of the module. */
  function?: string;
  /** The function's arguments, each as Python would write it: `["[1, 2]", "'x'"]`. */
  args?: string[];
  stopOnEntry?: boolean;
  /** How many steps `continue` may predict before it pauses. */
  maxSteps?: number;
}

/** What is asked of a `vscode.DebugConfiguration`; kept apart from `vscode` so that it can be tested without an editor. */
export interface DebugConfiguration extends LaunchAttributes {
  type?: string;
  name?: string;
  request?: string;
}

/** The document in the active editor. */
export interface OpenDocument {
  readonly languageId: string;
  /** Of its URI: `file`, `untitled`, `vscode-vfs`… */
  readonly scheme: string;
  readonly path: string;
}

/** Thrown with a message for the user. */
export class ConfigurationError extends Error {}

/** The `type` of the debugger in package.json. */
export const debugType = 'neural-python';

/**
 * Completes a configuration. F5 without a launch.json hands over an empty object, which must become a session on the
 * active file.
 */
export function completeConfiguration(
  given: DebugConfiguration,
  active: OpenDocument | undefined,
): DebugConfiguration & { type: string; name: string; request: string; program: string } {
  const empty = given.type === undefined && given.request === undefined && given.name === undefined;
  if (given.request !== undefined && given.request !== 'launch') {
    throw new ConfigurationError(
      `"request": "${given.request}" is not supported: nothing runs that one could attach to. Use "launch".`,
    );
  }
  return {
    ...given,
    type: given.type ?? debugType,
    name: given.name ?? 'Neural Debug: current file',
    request: 'launch',
    program: given.program ?? activePythonFile(active),
    stopOnEntry: given.stopOnEntry ?? empty,
  };
}

function activePythonFile(active: OpenDocument | undefined): string {
  if (active === undefined) {
    throw new ConfigurationError('No file is open. Open a Python file, or set "program" in launch.json.');
  }
  if (active.languageId !== 'python') {
    throw new ConfigurationError(
      `${baseName(active.path)} is not a Python file. Open one, or set "program" in launch.json.`,
    );
  }
  if (active.scheme === 'untitled') {
    throw new ConfigurationError('Save the file first: Neural Debug reads programs from disk.');
  }
  if (active.scheme !== 'file') {
    throw new ConfigurationError(
      `${baseName(active.path)} is not on disk (${active.scheme}:). Neural Debug reads programs from disk: save a copy and open that.`,
    );
  }
  return active.path;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
