import * as vscode from 'vscode';
import { completeConfiguration, ConfigurationError, debugType } from './launchConfiguration';

/** Offers configurations for launch.json and for the debug view's list, and completes what the user has written. */
export class NeuralConfigurationProvider implements vscode.DebugConfigurationProvider {
  /** Called for "create a launch.json file" and for the dynamic entries under "Neural Debug…". */
  provideDebugConfigurations(): vscode.DebugConfiguration[] {
    return [
      { type: debugType, request: 'launch', name: 'Neural Debug: current file', program: '${file}', stopOnEntry: true },
    ];
  }

  /** `undefined` ends the start of the session; the message has been shown by then. */
  resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    given: vscode.DebugConfiguration,
  ): vscode.DebugConfiguration | undefined {
    const document = vscode.window.activeTextEditor?.document;
    const active = document && {
      languageId: document.languageId,
      scheme: document.uri.scheme,
      path: document.uri.scheme === 'file' ? document.uri.fsPath : document.uri.path,
    };
    try {
      return completeConfiguration(given, active);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      void vscode.window.showErrorMessage(`Neural Debug: ${error.message}`);
      return undefined;
    }
  }
}
