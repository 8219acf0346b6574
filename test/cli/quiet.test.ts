/**
 * Nothing leaves the machine, and nothing is left on it: what the process asks of the system in its main uses. The variables by
 * which libraries notice a test machine (CI) are not there, so they do what they do for anybody.
 */
import { once } from 'node:events';
import { copyFileSync, existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as protocol from '../../src/adapter/service/protocol';
import { bundleCli, MODEL } from '../support/cli';
import { makeSandbox } from '../support/sandbox';
import { type Child, Home, isOfTheSystem, untraceable, within } from '../support/quiet';

const TEXT = 'def double(x):\n    """\n    >>> double(4)\n    """\n    y = x + x\n    return y\n';
const LIMIT_MS = 120_000;

interface Use {
  readonly name: string;
  args(home: Home, program: string): string[];
  /** Until the process may end; what it told. */
  use(child: Child, program: string): Promise<string>;
  readonly tells: string;
}

const uses: Use[] = [
  {
    name: 'trace',
    args: (_, program) => ['trace', program, '--call', 'double(4)'],
    use: async ({ stdout }) => await text(stdout),
    tells: '◀ 8',
  },
  {
    name: 'hover',
    args: (_, program) => ['hover', program, '5'],
    use: async ({ stdout }) => await text(stdout),
    tells: '= 8',
  },
  { name: 'dap', args: () => ['dap'], use: debug, tells: '8' },
  {
    name: 'host',
    args: ({ temporary }) => ['host', '--pipe', join(temporary, 'host.sock')],
    use: askService,
    tells: '8',
  },
];

class PipeClient extends DebugClient {
  constructor({ stdin, stdout }: Child) {
    super('', '', 'neural-python');
    this.connect(stdout, stdin);
  }
}

/** Launches, steps over the line that calculates, and looks at what it gave. */
async function debug(child: Child, program: string): Promise<string> {
  const client = new PipeClient(child);
  const next = async (event: string): Promise<unknown> => await client.waitForEvent(event, LIMIT_MS / 4);
  const [initialized, stopped] = [next('initialized'), next('stopped')];
  await client.initializeRequest();
  const given: DebugProtocol.LaunchRequestArguments & Record<string, unknown> = {
    program,
    function: 'double',
    args: ['4'],
    stopOnEntry: true,
  };
  await Promise.all([initialized, client.launchRequest(given)]);
  await client.configurationDoneRequest();
  await stopped;
  await Promise.all([next('stopped'), client.nextRequest({ threadId: 1 })]);
  const { body } = await client.stackTraceRequest({ threadId: 1 });
  const [frame] = body.stackFrames;
  const hover = await client.evaluateRequest({
    expression: 'y',
    context: 'hover',
    ...(frame && { frameId: frame.id }),
  });
  await client.disconnectRequest();
  return hover.body.result;
}

async function askService({ stdin, stdout }: Child): Promise<string> {
  const service = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
  service.listen();
  const document = { uri: 'untitled:double.py', text: TEXT };
  const hover = await service.sendRequest(protocol.HoverRequest, { ...document, line: 4, character: 10 });
  service.dispose();
  stdin.end();
  return hover?.values[0]?.value ?? 'nothing';
}

/** What the packed extension consists of, as far as a process reads it; here it lies in several folders. */
function shipped(bundle: string): string[] {
  const packages = ['onnxruntime-node', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python'];
  const folders = [MODEL, ...packages.map((name) => join(process.cwd(), 'node_modules', name))];
  // In a package.json above it, Node finds out which kind of module the bundle is.
  const descriptions = [join(dirname(bundle), 'package.json'), join(process.cwd(), 'package.json')];
  return [
    bundle,
    sandboxBeside(bundle),
    ...[...folders, ...descriptions].flatMap((path) => [path, existsSync(path) ? realpathSync(path) : path]),
  ];
}

/** Where the command line looks for the evaluator of single statements. */
function sandboxBeside(bundle: string): string {
  return join(dirname(bundle), 'sandbox');
}

/** The bundled command line with the evaluator beside it, as in the package. */
async function bundleWithSandbox(): Promise<string> {
  const bundle = join(dirname(makeSandbox('.', 'src/sandbox/python', 'evaluator')), 'quiet.cjs');
  copyFileSync(await bundleCli(), bundle);
  return realpathSync(bundle);
}

it('system calls are seen where a process does what it should not', async ({ skip }) => {
  const reason = untraceable();
  skip(reason !== undefined, reason);
  const home = new Home();
  try {
    const bad = `
      const fs = require('node:fs');
      fs.readFileSync('/etc/passwd');
      fs.writeFileSync(process.env.HOME + '/left.txt', '');
      require('node:net').connect(9, '127.0.0.1').on('error', () => {});
      require('node:dns').lookup('localhost', () => {});
      require('node:child_process').spawnSync('/bin/true');
    `;
    const child = home.startTraced(['-e', bad]);
    await once(child, 'exit');
    const { network, executed, written, opened } = home.calls;
    expect(network.join('\n')).toMatch(/connect\(\d+, \{sa_family=AF_INET, sin_port=htons\(9\)/);
    expect(executed).toEqual([process.execPath, '/bin/true']);
    expect(written.filter((path) => path !== '/dev/null')).toEqual([expect.stringContaining('left.txt')]);
    expect(opened.filter((path) => !isOfTheSystem(path))).toEqual(
      expect.arrayContaining(['/etc/passwd', '/etc/hosts', expect.stringContaining('left.txt')]),
    );
    expect(home.leftovers).toEqual([expect.stringContaining('left.txt')]);
  } finally {
    home.remove();
  }
});

describe.each(uses)('neural-debug $name', (command) => {
  let bundle: string;
  let home: Home;
  let program: string;

  beforeAll(async () => {
    bundle = await bundleWithSandbox();
  }, LIMIT_MS);

  beforeEach(() => {
    home = new Home();
    program = home.program('double.py', TEXT);
  });

  afterEach(() => {
    home.remove();
  });

  const run = async (start: 'start' | 'startTraced'): Promise<void> => {
    const child = home[start]([bundle, ...command.args(home, program), '--model', MODEL]);
    const ended = once(child, 'exit');
    const complaints = text(child.stderr);
    expect(await command.use(child, program)).toContain(command.tells);
    expect(await complaints).toBe('');
    expect((await ended)[0]).toBe(0);
  };

  it(
    'leaves nothing in the folders of the user and of temporary files',
    async () => {
      await run('start');
      expect(home.leftovers).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'asks nobody, starts the evaluator alone, writes nothing, and reads the program, its own files and the system’s libraries',
    async ({ skip }) => {
      const reason = untraceable();
      skip(reason !== undefined, reason);
      await run('startTraced');
      const { network, executed, written, opened } = home.calls;
      expect(network).toEqual([]);
      expect(executed).toEqual([process.execPath]);
      const isTemporary = within([home.temporary, '/dev/null']);
      expect(written.filter((path) => !isTemporary(path))).toEqual([]);
      const isOurs = within([...shipped(bundle), home.programs, home.temporary]);
      expect(opened).toContain(join(realpathSync(MODEL), 'model.onnx'));
      expect(opened).toContain(join(sandboxBeside(bundle), 'python.image'));
      expect(opened.filter((path) => !isOurs(path) && !isOfTheSystem(path))).toEqual([]);
    },
    LIMIT_MS,
  );
});
