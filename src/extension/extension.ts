import * as vscode from 'vscode';
import { NeuralAdapterFactory } from './adapterFactory';
import { NeuralConfigurationProvider } from './configurationProvider';
import { debugType } from './launchConfiguration';

/** Called by VS Code when a `neural-python` session is about to start, or one of the commands is used. */
export function activate(context: vscode.ExtensionContext): void {
  const configurations = new NeuralConfigurationProvider();
  context.subscriptions.push(
    vscode.debug.registerDebugConfigurationProvider(debugType, configurations),
    vscode.debug.registerDebugConfigurationProvider(
      debugType,
      configurations,
      vscode.DebugConfigurationProviderTriggerKind.Dynamic,
    ),
    vscode.debug.registerDebugAdapterDescriptorFactory(debugType, new NeuralAdapterFactory(context.extensionUri)),
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
