/** How a session begins and ends. */
import { spawn } from 'node:child_process';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, SERVER, serverCommand, temporary, TestClient } from './client';
import { connected, freePort } from './port';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

describe('initialize', () => {
  it('announces what works', async () => {
    client = await TestClient.open({ run: 'calls' });
    const { body } = await client.initializeRequest();
    expect(body).toMatchObject({ supportsStepBack: true, supportsSetVariable: true, supportsTerminateRequest: true });
    expect(body?.exceptionBreakpointFilters?.map(({ filter }) => filter)).toEqual(['caught', 'uncaught']);
    for (const name of ['supportsReadMemoryRequest', 'supportsDisassembleRequest', 'supportsModulesRequest'])
      expect(body).not.toHaveProperty(name);
  });
});

describe('launch', () => {
  const launch = async (attributes: object, run = 'calls'): Promise<string> => {
    client = await TestClient.open({ run });
    return client.failure('launch', attributes);
  };
  const program = fixture('calls');

  it.each([
    ['no program', {}, 'launch: "program" is missing: the path of a Python file.'],
    ['a program that is no text', { program: 3 }, 'launch: "program" must be a string.'],
    ['no such file', { program: '/nowhere/x.py' }, 'There is no file /nowhere/x.py.'],
    [
      'no such function',
      { program, function: 'totl' },
      "There is no function 'totl' in this file. Did you mean total?",
    ],
    [
      'arguments that are no literals',
      { program, function: 'total', args: ['x y'] },
      'launch: "args"[0] must be a Python value, not "x y": a comma is missing after x.',
    ],
    [
      'two arguments in one text',
      { program, function: 'total', args: ['1, 2'] },
      'launch: "args"[0] must be one Python value, not "1, 2".',
    ],
    [
      'arguments that are no texts',
      { program, function: 'total', args: [1] },
      'launch: "args" must be an array of strings, each in quotes.',
    ],
    [
      'a call that is none',
      { program, function: 'total', args: '[1' },
      /^The arguments of total must be values as in Python: /,
    ],
    [
      'an argument that is not there',
      { program, function: 'total', args: ['prices'] },
      'The argument prices has no value: prices is not defined in this file.',
    ],
    [
      'too few arguments',
      { program, function: 'total', args: [] },
      /^total\(\) takes 1 to 2 arguments \(numbers, bonus\) but 0 were given/,
    ],
    [
      'arguments of a file that are no texts',
      { program, args: [1] },
      'launch: "args" must be an array of strings, each in quotes.',
    ],
    ['a limit of nothing', { program, maxSteps: 0 }, 'launch: "maxSteps" must be at least 1.'],
  ])('fails for %s', async (_, attributes, message) => {
    const failure = await launch(attributes);
    if (typeof message === 'string') expect(failure).toBe(message);
    else expect(failure).toMatch(message);
  });

  it('fails for files that are no programs', async () => {
    const binary = temporary('binary.py', Uint8Array.of(0xff, 0xfe, 0x00));
    expect(await launch({ program: binary })).toBe(`${binary} is not UTF-8 text.`);
    await client.close();
    const empty = temporary('empty.py', '');
    expect(await launch({ program: empty })).toBe(`${empty} is empty: there is nothing to step through.`);
    await client.close();
    const comment = temporary('comment.py', '# nothing\n');
    expect(await launch({ program: comment })).toBe('The file has no statement to run.');
  });

  it('fails without a model, and may be tried again', async () => {
    expect(await launch({ program }, '')).toBe('The model could not be loaded: there is no model.onnx.');
    expect(await client.failure('launch', { program })).toBe('The model could not be loaded: there is no model.onnx.');
  });

  it('runs without stops if debugging is off', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    expect(await client.begin({ program: fixture('uncaught'), noDebug: true, stopOnEntry: true, lines: [4] })).toBe(
      'terminated',
    );
    expect(client.log).toEqual(['initialized', 'exited', 'terminated']);
  });

  it('reads broken programs too', async () => {
    client = await TestClient.open({ run: 'calls' });
    const broken = temporary('broken.py', 'def f(:\n    return (\nclass\npass\n');
    expect(await client.begin({ program: broken, stopOnEntry: true })).toMatchObject({ reason: 'entry' });
    expect(client.printed('console')).toMatch(/^Not valid Python: .* line \d+/);
  });
});

describe('attach', () => {
  it('fails', async () => {
    client = await TestClient.open({ run: 'calls' });
    expect(await client.failure('attach', {})).toMatch(/"launch"/);
  });
});

describe('the end', () => {
  it('comes once, however often it is asked for', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ program: fixture('calls'), function: 'total', args: ['[3]'], stopOnEntry: true });
    await client.terminateRequest();
    await client.terminateRequest();
    expect(await client.halted()).toBe('terminated');
    await client.disconnectRequest();
    expect(client.log).toEqual(['initialized', 'stopped', 'terminated']);
  });

  it('of the connection ends the process, also during a run', async () => {
    const { runtime, env } = serverCommand({ run: 'calls', delay: 60_000 });
    client = new TestClient(runtime, SERVER, 'neural-python', { env });
    const server = spawn(runtime, [SERVER], { env });
    const exit = new Promise((resolve) => server.once('exit', resolve));
    client.speakTo(server);
    await client.initializeRequest();
    await client.begin({ program: fixture('calls'), function: 'total', args: ['[3]'], stopOnEntry: true });
    await client.nextRequest({ threadId: 1 });
    server.stdin.end();
    expect(await exit).toBe(0);
  });
});

describe('a server', () => {
  it('serves one session after another, and two at once', async () => {
    const port = await freePort();
    const { runtime, env } = serverCommand({ run: 'calls', port });
    const server = spawn(runtime, [SERVER], { env, stdio: 'ignore' });
    const others: TestClient[] = [];
    try {
      for (let session = 0; session < 3; session++) {
        client = await connected(port);
        others.push(client);
        await client.begin({
          program: fixture('calls'),
          function: 'total',
          args: ['[3, 1, 2]', 'bonus=2'],
          stopOnEntry: true,
        });
        expect(await client.goTo('next')).toBe('total:16');
        if (session === 0) await client.disconnectRequest();
      }
      expect(await others[1]?.goTo('next')).toBe('total:17');
    } finally {
      await Promise.all(others.slice(1).map((other) => other.close()));
      server.kill();
    }
  });
});
