/** `neural-debug mcp` as a server that the editor knows, for agents that take their tools from there. */
import * as vscode from 'vscode';
import { affects, setting } from '../host/settings';
import { workspaceRoots } from './documents';
import { serverProvider } from './names';

/** Of VS Code 1.101: newer than the one that this is made for. */
interface ServerDefinitions {
  registerMcpServerDefinitionProvider?(id: string, provider: DefinitionProvider): vscode.Disposable;
}
interface DefinitionProvider {
  readonly onDidChangeMcpServerDefinitions: vscode.Event<void>;
  provideMcpServerDefinitions(): object[];
}
type StdioServer = new (
  label: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  version: string,
) => object;

/** Nothing where the editor has no such providers. */
export function registerServerDefinition(context: vscode.ExtensionContext): { dispose(): unknown }[] {
  const { lm, McpStdioServerDefinition: Server } = vscode as unknown as {
    readonly lm?: ServerDefinitions;
    readonly McpStdioServerDefinition?: StdioServer;
  };
  if (!lm?.registerMcpServerDefinitionProvider || !Server) return [];
  const changed = new vscode.EventEmitter<void>();
  const { version } = context.extension.packageJSON as { readonly version: string };
  const cli = vscode.Uri.joinPath(context.extensionUri, 'dist', 'cli.js').fsPath;
  const provider: DefinitionProvider = {
    onDidChangeMcpServerDefinitions: changed.event,
    provideMcpServerDefinitions() {
      // Both would be the same tools twice.
      if (setting('agents', 'tools') !== 'server') return [];
      const roots = workspaceRoots().flatMap((root) => ['--root', root]);
      const check = vscode.workspace.isTrusted ? [] : ['--no-check'];
      // The editor's own program is Node then, and nothing else.
      const env = { ELECTRON_RUN_AS_NODE: '1' };
      return [new Server('Neural Debug', process.execPath, [cli, 'mcp', ...roots, ...check], env, version)];
    },
  };
  try {
    const registered = lm.registerMcpServerDefinitionProvider(serverProvider, provider);
    const listening = vscode.workspace.onDidChangeConfiguration((event) => {
      if (affects(event, 'agents')) changed.fire();
    });
    return [changed, registered, listening];
  } catch {
    // Before 1.101 it is there, and refused.
    return [changed];
  }
}
