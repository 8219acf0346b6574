/** Arguments that nobody means: each is answered, in a few words, and the session goes on. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const LAUNCH = { program, function: 'total', args: ['[3]'], stopOnEntry: true };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const TOO_DEEP = /nested more than 200 deep/;

describe('paths', () => {
  const NUL = '/tmp/a\0.py';
  const long = `/${'long/'.repeat(50_000)}x.py`;

  it.each([
    ['NUL', NUL, /is not a path: it contains a NUL character\.$/],
    ['too long', long, /is not a path: it is too long\.$/],
    ['a name that is too long', `/tmp/${'x'.repeat(300)}.py`, /is not a path: it is too long\.$/],
    ['a file for a folder', `${program}/x.py`, /^There is no file .*calls\.py\/x\.py\.$/],
    ['a folder', '/tmp', /^\/tmp is not a file: it is a folder\.$/],
    ['a device', '/dev/zero', /^\/dev\/zero is not a file: it is a device\.$/],
  ])('%s', async (_, path, message) => {
    client = await TestClient.open({ run: 'calls' });
    const failure = await client.failure('launch', { program: path });
    expect(failure).toMatch(message);
    expect(failure.length).toBeLessThan(400);
    await client.begin(LAUNCH);
    expect(await client.failure('restart', { arguments: { ...LAUNCH, program: path } })).toMatch(message);
    expect(await client.goTo('next')).toBe('total:16');
  });

  it('in other requests', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(LAUNCH);
    for (const [path, message] of [
      [NUL, /is not a path: it contains a NUL character\.$/],
      [long, /is not a path: it is too long\.$/],
    ] as const) {
      const source = { path };
      for (const [command, args] of [
        ['setBreakpoints', { source, breakpoints: [{ line: 1 }] }],
        ['breakpointLocations', { source, line: 1 }],
        ['source', { source, sourceReference: 0 }],
        ['gotoTargets', { source, line: 1 }],
      ] as const)
        expect(await client.failure(command, args)).toMatch(message);
    }
    expect(await client.goTo('next')).toBe('total:16');
  });

  it.skipIf(process.platform === 'win32')('of pipes and sockets', async () => {
    const folder = join(process.cwd(), '.work', 'dap', `special-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    const [pipe, socket] = [join(folder, 'pipe.py'), join(folder, 's')];
    execFileSync('mkfifo', [pipe]);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    try {
      client = await TestClient.open({ run: 'calls' });
      expect(await client.failure('launch', { program: pipe })).toMatch(/is not a file: it is a pipe\.$/);
      expect(await client.failure('launch', { program: socket })).toMatch(/is not a file: it is a socket\.$/);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it('a program is text', async () => {
  client = await TestClient.open({ run: 'calls' });
  const binary = temporary('nul.py', 'x = 1\ny = "\0"\n');
  expect(await client.failure('launch', { program: binary })).toBe(
    `${binary} is not Python: line 2 contains a NUL character.`,
  );
  expect(await client.failure('launch', { program, text: 'x = 1\n\0' })).toMatch(
    /: line 2 contains a NUL character\.$/,
  );
});

describe('3,000 brackets in one another', () => {
  it.each([
    ['an argument', { args: [nested(3000)] }],
    ['arguments', { args: nested(3000) }],
    ['signs', { args: [`${'-'.repeat(100_000)}1`] }],
    ['a dict', { args: ['{1:'.repeat(3000) + '1' + '}'.repeat(3000)] }],
  ])('in %s', async (_, attributes) => {
    client = await TestClient.open({ run: 'calls' });
    const failure = await client.failure('launch', { ...LAUNCH, ...attributes });
    expect(failure).toMatch(TOO_DEEP);
    expect(failure.length).toBeLessThan(500);
    await client.begin({ ...LAUNCH, args: [nested(200)] });
  });

  it('in values of a place to start at', async () => {
    client = await TestClient.open({ run: 'calls' });
    const start = { line: 15, locals: { bonus: nested(3000) } };
    expect(await client.failure('launch', { program, start })).toMatch(TOO_DEEP);
  });

  it('in what is typed in', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(LAUNCH);
    const { variablesReference } = await client.scope('Locals');
    const deep = [
      nested(3000),
      `${'('.repeat(3000)}1${')'.repeat(3000)}`,
      `${'numbers['.repeat(3000)}0${']'.repeat(3000)}`,
    ];
    for (const text of [...deep, `${'not '.repeat(3000)}1`, nested(200_000)]) {
      // Long ones are refused before anybody looks into them.
      const refusal = text.length > 10_000 ? /characters is too long/ : TOO_DEEP;
      for (const context of ['watch', 'hover', 'repl'])
        expect(await client.failure('evaluate', { expression: text, context })).toMatch(refusal);
      const value = await client.failure('setVariable', { variablesReference, name: 'bonus', value: text });
      expect(value).toMatch(refusal);
      const target = await client.failure('setExpression', { expression: text, value: '1' });
      expect(target).toMatch(/cannot be set/);
      expect(target.length).toBeLessThan(3000);
    }
    expect(await client.goTo('next')).toBe('total:16');
  });

  it('bit by bit', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(LAUNCH);
    const set = (expression: string, value: string): Promise<string> =>
      client.failure('setExpression', { expression, value });
    expect(await set('bonus', nested(150))).toBe('no failure');
    expect(await set(`bonus${'[0]'.repeat(149)}`, nested(150))).toMatch(/cannot be set: .*200 deep then\.$/);
    for (let depth = 150; depth < 200; depth++) expect(await set('bonus', '[bonus]')).toBe('no failure');
    expect(await set('bonus', '[bonus]')).toBe('bonus cannot be set: it is nested more than 200 deep then.');
  });

  it('in conditions and messages of breakpoints', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...LAUNCH, args: ['[3, 1, 2]', 'bonus=2'] });
    await client.setBreakpointsRequest({
      source: { path: program },
      breakpoints: [{ line: 16, condition: nested(3000) }, { line: 17, logMessage: `{${nested(3000)}}` }, { line: 17 }],
    });
    await client.continueRequest({ threadId: 1 });
    const halt = await client.halted();
    expect(halt).toMatchObject({ reason: 'breakpoint' });
    expect(JSON.stringify(halt)).toMatch(TOO_DEEP);
    expect(JSON.stringify(halt).length).toBeLessThan(1500);
    expect(await client.go('continue')).toBe('breakpoint');
    expect(client.printed('console')).toMatch(TOO_DEEP);
  });
});

it('a megabyte is not repeated', async () => {
  client = await TestClient.open({ run: 'calls' });
  const long = 'x'.repeat(1 << 20);
  for (const attributes of [{ function: long }, { args: [long] }, { args: [`${long},1`] }, { program: long }])
    expect((await client.failure('launch', { ...LAUNCH, ...attributes })).length).toBeLessThan(2100);
  await client.begin(LAUNCH);
  expect((await client.failure('evaluate', { expression: `${long}()` })).length).toBeLessThan(2100);
  expect((await client.failure('setExceptionBreakpoints', { filters: [long] })).length).toBeLessThan(2100);
});
