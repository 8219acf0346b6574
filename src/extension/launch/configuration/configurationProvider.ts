import { basename } from '../../../python/files/files';
import * as vscode from 'vscode';
import type { CallPick } from '../calls/callPick';
import { argumentsOf, callTo, givenParameters } from '../calls/callText';
import { exampleText } from '../calls/exampleText';
import { hasBreakpoints } from './breakpoints';
import { completeConfiguration, debugType } from './launchConfiguration';
import { withLibraries } from './libraries';
import type { Outline } from '../calls/outline';
import { functionNamed, LaunchProblem, showProblem } from './problems';
import { stayAtEnd } from '../../session/sessionSettings';
import { documentOf, hasDisk, inFolder, openCellsAbove, programOf, textBesidesDisk } from './programOfDocument';

const thisFile: vscode.DebugConfiguration = {
  type: debugType,
  request: 'launch',
  name: 'Neural Debug: this file',
  program: '${file}',
  stopOnEntry: true,
};
const thisFunction: vscode.DebugConfiguration = {
  ...thisFile,
  name: 'Neural Debug: this function',
  function: '${command:FunctionAtCursor}',
};

/** The entries under "Neural Debug…" in the list of configurations. What a new launch.json begins with is in package.json. */
export const dynamicConfigurations: vscode.DebugConfigurationProvider = {
  provideDebugConfigurations: () => [thisFile, thisFunction],
};

/** Completes the configuration, and asks for what is missing; `undefined` cancels the launch. */
export class NeuralConfigurationProvider implements vscode.DebugConfigurationProvider {
  constructor(
    private readonly outline: Outline,
    private readonly calls: CallPick,
  ) {}

  async resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    given: vscode.DebugConfiguration,
  ): Promise<vscode.DebugConfiguration | undefined> {
    const document = vscode.window.activeTextEditor?.document;
    const active = document && {
      languageId: document.languageId,
      program: programOf(document),
      name: basename(document.uri.path),
    };
    try {
      return { stayAtEnd: stayAtEnd(), ...completeConfiguration(given, active, hasBreakpoints(document)) };
    } catch (error) {
      await showProblem(error);
      return undefined;
    }
  }

  /** By now, variables such as `${workspaceFolder}` have their values. */
  async resolveDebugConfigurationWithSubstitutedVariables(
    folder: vscode.WorkspaceFolder | undefined,
    given: vscode.DebugConfiguration,
  ): Promise<vscode.DebugConfiguration | undefined> {
    try {
      const complete = await this.withArguments({ ...given, program: inFolder(String(given.program), folder) });
      return complete && (await withLibraries(withRoots(await withText(complete))));
    } catch (error) {
      await showProblem(error);
      return undefined;
    }
  }

  private async withArguments(given: vscode.DebugConfiguration): Promise<vscode.DebugConfiguration | undefined> {
    const { function: name, args } = given as { readonly function?: unknown; readonly args?: unknown };
    if (typeof name !== 'string' || name === '' || args !== undefined) return given;
    const document = await readable(given, documentOf);
    // Without a model host, the adapter says what is wrong.
    const functions = await this.outline.functions(document).catch(() => undefined);
    if (!functions) return given;
    const item = functionNamed(functions, name, basename(document.uri.path));
    if (
      given.instance === undefined ? !(await this.calls.needsCall(document, item)) : givenParameters(item).length === 0
    )
      return { ...given, args: [] };
    const example = await this.calls.ask(document, item);
    if (!example) return undefined;
    const text = exampleText(example, vscode.l10n);
    if (example.onlyInRun) return { ...given, function: undefined, runTo: item.name, example: text };
    return { ...callTo(item.name, example.call), ...given, args: argumentsOf(example.call), example: text };
  }
}

/** Imports are resolved in the workspace folders, too. */
function withRoots(given: vscode.DebugConfiguration): vscode.DebugConfiguration {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const roots = hasDisk()
    ? folders.filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath)
    : folders.map(({ uri }) => uri.toString());
  return given.roots !== undefined || roots.length === 0 ? given : { ...given, roots };
}

async function withText(given: vscode.DebugConfiguration): Promise<vscode.DebugConfiguration> {
  if (typeof given.text === 'string') return given;
  const text = await readable(given, textBesidesDisk);
  const cells = openCellsAbove(String(given.program));
  return { ...given, ...(text !== undefined && { text }), ...(cells && { cells }) };
}

/** @throws LaunchProblem if the program cannot be read */
async function readable<T>({ program }: vscode.DebugConfiguration, read: (path: string) => Promise<T>): Promise<T> {
  try {
    return await read(String(program));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchProblem(vscode.l10n.t('{0} cannot be read: {1}', String(program), reason));
  }
}
