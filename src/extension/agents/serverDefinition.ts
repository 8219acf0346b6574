/** `neural-debug mcp` as a server that the editor knows, for agents that take their tools from there. Imports no `vscode`, so that it can be tested. */
import type { Disposable, Event } from 'vscode';
import { serverProvider } from './agentNames';

/** The part of VS Code's API that came with 1.101, which is newer than the one that this is made for. */
interface EditorWithServers {
  readonly lm?: { registerMcpServerDefinitionProvider?(id: string, provider: DefinitionProvider): Disposable };
  readonly McpStdioServerDefinition?: StdioServer;
}
interface DefinitionProvider {
  readonly onDidChangeMcpServerDefinitions: Event<void>;
  provideMcpServerDefinitions(): object[];
}
type StdioServer = new (
  label: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  version: string,
) => object;

/** What the server is started with. */
export interface ServerPlace {
  /** Path of `cli.js`. */
  readonly cli: string;
  readonly version: string;
  /** Whether agents are to have the server; with the editor's own tools they would have everything twice. */
  isWanted(): boolean;
  /** Folders whose files it may read. */
  roots(): readonly string[];
  isTrusted(): boolean;
  /** One of these has changed. */
  readonly onDidChange: Event<void>;
}

/** @param editor the module `vscode` @returns undefined where the editor has no such providers */
export function registerServerDefinition(editor: object, place: ServerPlace): Disposable | undefined {
  const { lm, McpStdioServerDefinition: Server } = editor as EditorWithServers;
  if (!lm?.registerMcpServerDefinitionProvider || !Server) return undefined;
  const provider: DefinitionProvider = {
    onDidChangeMcpServerDefinitions: place.onDidChange,
    provideMcpServerDefinitions() {
      if (!place.isWanted()) return [];
      const roots = place.roots().flatMap((root) => ['--root', root]);
      const check = place.isTrusted() ? [] : ['--no-check'];
      // The editor's own program is Node then, and nothing else.
      const env = { ELECTRON_RUN_AS_NODE: '1' };
      return [new Server('Neural Debug', process.execPath, [place.cli, 'mcp', ...roots, ...check], env, place.version)];
    },
  };
  try {
    return lm.registerMcpServerDefinitionProvider(serverProvider, provider);
  } catch {
    // Before 1.101 it is there, and refused.
    return undefined;
  }
}
