/** Everything that starts a session. */
import * as vscode from 'vscode';
import { ResponseError } from 'vscode-jsonrpc';
import { HostUnavailable } from '../host/modelHost';
import { CallPick } from './calls/callPick';
import * as names from './functions/commandNames';
import { LaunchCommands } from './launchCommands';
import { dynamicConfigurations, NeuralConfigurationProvider } from './configuration/configurationProvider';
import type { ExampleChoice } from './calls/exampleChoice';
import { FunctionLenses } from './functions/functionLenses';
import type { FunctionPlaces } from './functions/functionPlaces';
import { rememberPythonEditors } from './functions/pythonEditor';
import { debugType } from './configuration/launchConfiguration';
import type { Outline } from './calls/outline';
import { LaunchProblem, showProblem } from './configuration/problems';
import { registerRestartText } from './configuration/restartText';
import { openSample } from './sample';

export function registerLaunch(
  context: vscode.ExtensionContext,
  outline: Outline,
  places: FunctionPlaces,
  choice: ExampleChoice,
): void {
  registerRestartText(context);
  const calls = new CallPick(outline, choice);
  const commands = new LaunchCommands(outline, places, calls, choice);
  const lenses = new FunctionLenses(outline, calls, choice);
  const { Dynamic } = vscode.DebugConfigurationProviderTriggerKind;
  context.subscriptions.push(
    vscode.debug.registerDebugConfigurationProvider(debugType, dynamicConfigurations, Dynamic),
    vscode.debug.registerDebugConfigurationProvider(debugType, new NeuralConfigurationProvider(outline, calls)),
    lenses,
    vscode.debug.onDidStartDebugSession(({ type, configuration }) => {
      const { example } = configuration as { readonly example?: unknown };
      if (type === debugType && typeof example === 'string') vscode.debug.activeDebugConsole.appendLine(example);
    }),
    vscode.languages.registerCodeLensProvider({ language: 'python' }, lenses),
    rememberPythonEditors(),
    command(names.debugFileCommand, (given) => commands.debugFile(given)),
    command(names.debugFunctionCommand, (given, name) => commands.debugFunction(given, name)),
    command(names.pickFunctionCommand, () => commands.pickFunction()),
    command(names.debugCallCommand, () => commands.debugCall()),
    command(names.chooseExampleCommand, (given, name) => commands.chooseExample(given, name)),
    command(names.functionAtCursorVariable, () => commands.functionAtCursor()),
    command(names.functionVariable, () => commands.functionName()),
    command(names.openSampleCommand, openSample),
  );
}

/** A command whose failures are texts for people. */
function command(name: string, work: (...given: unknown[]) => Promise<unknown>): vscode.Disposable {
  return vscode.commands.registerCommand(name, async (...given: unknown[]) => {
    try {
      return await work(...given);
    } catch (error) {
      await showProblem(forPeople(error));
      return undefined;
    }
  });
}

/** What the service says is for people already. */
function forPeople(error: unknown): unknown {
  if (error instanceof ResponseError) return new LaunchProblem(error.message);
  if (!(error instanceof HostUnavailable)) return error;
  return new LaunchProblem(vscode.l10n.t('The model process could not be started: {0}', error.message));
}
