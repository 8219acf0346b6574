/** Where the libraries of a program lie: what the user has set, and the interpreter that the Python extension has chosen. */
import * as vscode from 'vscode';
import { setting } from '../../host/settings';

const PYTHON = 'ms-python.python';

/** The part of the Python extension's interface that is needed here. */
interface PythonApi {
  readonly environments?: { getActiveEnvironmentPath(resource?: vscode.Uri): { readonly path: string } };
}

/** The configuration with the libraries of its program, where it does not say itself. */
export async function withLibraries(given: vscode.DebugConfiguration): Promise<vscode.DebugConfiguration> {
  const set = setting('libraryPaths', []);
  const libraryPaths: unknown = given.libraryPaths ?? (set.length > 0 ? set : undefined);
  if (libraryPaths !== undefined) return { ...given, libraryPaths };
  const python: unknown = given.python ?? (await chosenPython(String(given.program)));
  return python === undefined ? given : { ...given, python };
}

/** Undefined without that extension, or where it has not chosen one. It is asked only where it runs already. */
async function chosenPython(program: string): Promise<string | undefined> {
  const extension = vscode.extensions.getExtension<PythonApi>(PYTHON);
  if (!extension?.isActive) return undefined;
  try {
    const { environments } = await Promise.resolve(extension.exports);
    return environments?.getActiveEnvironmentPath(vscode.Uri.file(program)).path;
  } catch {
    // Its interface may be another one by now: the usual places are looked at, then.
    return undefined;
  }
}
