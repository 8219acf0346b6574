/** Where this window's server of tools is, and what it may read. */
import * as vscode from 'vscode';
import { affects, setting } from '../host/settings';
import { workspaceRoots } from './workspaceDocuments';
import type { ServerPlace } from './serverDefinition';

export function serverPlace(context: vscode.ExtensionContext): ServerPlace {
  const changed = new vscode.EventEmitter<void>();
  const { version } = context.extension.packageJSON as { readonly version: string };
  const tell = (): void => {
    changed.fire();
  };
  context.subscriptions.push(
    changed,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (affects(event, 'agents')) tell();
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(tell),
    vscode.workspace.onDidGrantWorkspaceTrust(tell),
  );
  return {
    cli: vscode.Uri.joinPath(context.extensionUri, 'dist', 'cli.js').fsPath,
    version,
    isWanted: () => setting('agents', 'tools') === 'server',
    roots: workspaceRoots,
    isTrusted: () => vscode.workspace.isTrusted,
    onDidChange: changed.event,
  };
}
