/** Everything that starts a session. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import type { ExampleChoice } from './exampleChoice';
import { NeuralConfigurationProvider } from './configurationProvider';
import { debugType } from './launchConfiguration';

export function registerLaunch(context: vscode.ExtensionContext, _host: ModelHost, _examples: ExampleChoice): void {
  const configurations = new NeuralConfigurationProvider();
  context.subscriptions.push(
    vscode.debug.registerDebugConfigurationProvider(debugType, configurations),
    vscode.debug.registerDebugConfigurationProvider(
      debugType,
      configurations,
      vscode.DebugConfigurationProviderTriggerKind.Dynamic,
    ),
    vscode.commands.registerCommand('neural-debug.debugFile', debugFile),
  );
}

/** The button in the title of a Python editor: a session on that file, whatever launch.json says. */
async function debugFile(resource?: vscode.Uri): Promise<void> {
  const folder = resource && vscode.workspace.getWorkspaceFolder(resource);
  const program = resource?.scheme === 'file' ? { program: resource.fsPath } : {};
  await vscode.debug.startDebugging(folder, {
    type: debugType,
    request: 'launch',
    name: 'Neural Debug: current file',
    stopOnEntry: true,
    ...program,
  });
}
