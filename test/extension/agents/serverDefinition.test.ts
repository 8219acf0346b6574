/** The server of tools, as an editor of 1.101 or newer is told of it. */
import { describe, expect, it, vi } from 'vitest';
import { serverProvider } from '../../../src/extension/agents/agentNames';
import { registerServerDefinition, type ServerPlace } from '../../../src/extension/agents/serverDefinition';
import manifest from '../../../package.json';

/** As VS Code's class of that name. */
class StdioServer {
  constructor(
    readonly label: string,
    readonly command: string,
    readonly args: string[],
    readonly env: Record<string, string>,
    readonly version: string,
  ) {}
}

interface Provider {
  readonly onDidChangeMcpServerDefinitions: unknown;
  provideMcpServerDefinitions(): unknown;
}

class Editor {
  readonly providers = new Map<string, Provider>();
  readonly McpStdioServerDefinition = StdioServer;
  readonly dispose = vi.fn();
  readonly lm = {
    registerMcpServerDefinitionProvider: (id: string, provider: Provider) => {
      this.providers.set(id, provider);
      return this;
    },
  };

  get offered(): unknown {
    return this.providers.get(serverProvider)?.provideMcpServerDefinitions();
  }
}

const place = (other: Partial<ServerPlace> = {}): ServerPlace => ({
  cli: '/extension/dist/cli.js',
  version: '1.2.3',
  isWanted: () => true,
  roots: () => ['/a', '/b c'],
  isTrusted: () => true,
  onDidChange: vi.fn(),
  ...other,
});

describe('the server definition', () => {
  it('starts the command line with the folders of the window, with the editor as Node', () => {
    const editor = new Editor();
    const here = place();
    expect(registerServerDefinition(editor, here)).toBe(editor);
    expect(editor.offered).toEqual([
      new StdioServer(
        'Neural Debug',
        process.execPath,
        ['/extension/dist/cli.js', 'mcp', '--root', '/a', '--root', '/b c'],
        { ELECTRON_RUN_AS_NODE: '1' },
        '1.2.3',
      ),
    ]);
    expect(editor.providers.get(serverProvider)?.onDidChangeMcpServerDefinitions).toBe(here.onDidChange);
  });

  it('evaluates nothing in a folder that is not trusted', () => {
    const editor = new Editor();
    registerServerDefinition(editor, place({ isTrusted: () => false, roots: () => [] }));
    expect(editor.offered).toMatchObject([{ args: ['/extension/dist/cli.js', 'mcp', '--no-check'] }]);
  });

  it('is asked each time whether it is wanted', () => {
    const editor = new Editor();
    let isWanted = false;
    registerServerDefinition(editor, place({ isWanted: () => isWanted }));
    expect(editor.offered).toEqual([]);
    isWanted = true;
    expect(editor.offered).toHaveLength(1);
  });

  it('is left out by an editor that does not know of servers, or refuses them', () => {
    expect(registerServerDefinition({}, place())).toBeUndefined();
    expect(registerServerDefinition({ lm: {} }, place())).toBeUndefined();
    const { lm } = new Editor();
    expect(registerServerDefinition({ lm }, place())).toBeUndefined();
    const refusing = new Editor();
    refusing.lm.registerMcpServerDefinitionProvider = () => {
      throw new Error('proposed API');
    };
    expect(registerServerDefinition(refusing, place())).toBeUndefined();
  });

  it('has the name that package.json gives it', () => {
    expect(manifest.contributes.mcpServerDefinitionProviders.map(({ id }) => id)).toEqual([serverProvider]);
  });
});
