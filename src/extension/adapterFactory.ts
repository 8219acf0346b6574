import * as vscode from 'vscode';

/**
 * Starts the debug adapter as a process of its own: inference blocks the JavaScript thread that asks for it, and must
 * never block the extension host.
 */
export class NeuralAdapterFactory implements vscode.DebugAdapterDescriptorFactory {
  constructor(private readonly extensionUri: vscode.Uri) {}

  createDebugAdapterDescriptor(): vscode.DebugAdapterDescriptor {
    const cli = vscode.Uri.joinPath(this.extensionUri, 'dist', 'cli.js').fsPath;
    // VS Code's own binary acts as Node with this variable; where the host is Node already, it changes nothing.
    const options = { env: { ELECTRON_RUN_AS_NODE: '1' } };
    return new vscode.DebugAdapterExecutable(process.execPath, [cli, 'dap'], options);
  }
}
