/** A program of several files, as the debug view shows it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildServer, TestClient } from './client';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'neural-debug-modules-')));
const file = (name: string): string => join(folder, name);
const FILES = {
  'main.py':
    'import shapes\nfrom lib.text import shout as cry\n\ndef f(x):\n    y = shapes.area(x)\n    return cry(y)\n',
  'shapes.py': 'SIDES = [4]\n\ndef area(n):\n    m = n\n    return m\n',
  'lib/text.py': 'def shout(word):\n    return word\n',
  'other.py': 'x = 1\n',
  'plugins/loud.py': 'def loud(word):\n    shout = word\n    return shout\n',
};

let client: TestClient;
beforeAll(async () => {
  for (const name of ['lib', 'plugins']) mkdirSync(file(name));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(file(name), text);
  await buildServer();
});
afterEach(async () => {
  await client.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const LAUNCH = { program: file('main.py'), function: 'f', args: '7', stopOnEntry: true };

async function stack(): Promise<string[]> {
  const { body } = (await client.customRequest('stackTrace', { threadId: 1 })) as DebugProtocol.StackTraceResponse;
  return body.stackFrames.map(({ name, source, line }) => `${name} ${source?.name ?? ''}:${line}`);
}

it('steps into the file that a function is in, and out of it', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(LAUNCH);
  expect(await stack()).toEqual(['f main.py:5']);
  await client.go('stepIn');
  expect(await stack()).toEqual(['area shapes.py:4', 'f main.py:5']);
  expect(await client.values()).toEqual({ n: '7' });
  expect(await client.values('Globals')).toMatchObject({ SIDES: '[4]' });
  await client.go('stepOut');
  await client.go('next');
  await client.go('stepIn');
  expect(await stack()).toEqual(['shout text.py:2', 'f main.py:6']);
});

it('stops at breakpoints of every file that is imported', async () => {
  client = await TestClient.open({ run: 'calling' });
  const set = async (name: string, line: number): Promise<DebugProtocol.Breakpoint | undefined> => {
    const breakpoints = { source: { path: file(name) }, breakpoints: [{ line }] };
    const { body } = (await client.customRequest(
      'setBreakpoints',
      breakpoints,
    )) as DebugProtocol.SetBreakpointsResponse;
    return body.breakpoints[0];
  };
  await client.begin(LAUNCH);
  expect(await set('shapes.py', 5)).toMatchObject({ verified: true, line: 5 });
  expect(await set('lib/text.py', 1)).toMatchObject({ verified: true, line: 1 });
  expect(await set('lib/text.py', 9)).toMatchObject({ verified: false });
  expect(await set('other.py', 1)).toMatchObject({ verified: false, message: 'main.py does not import this file.' });
  await client.go('continue');
  expect(await stack()).toEqual(['area shapes.py:5', 'f main.py:5']);
});

it('stops at functions of every file that is imported, by their names alone', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(LAUNCH);
  const names = ['area', 'text.shout', 'lib.text.shout', 'hout', 'nowhere'];
  const { body } = (await client.customRequest('setFunctionBreakpoints', {
    breakpoints: names.map((name) => ({ name })),
  })) as DebugProtocol.SetFunctionBreakpointsResponse;
  const missing = (name: string) => ({
    verified: false,
    message: `There is no function ${name} in main.py, or in the files that it imports.`,
  });
  expect(body.breakpoints).toMatchObject([
    { verified: true, line: 3 },
    { verified: true, line: 1 },
    { verified: true, line: 1 },
    missing('hout'),
    missing('nowhere'),
  ]);
  expect(await client.go('continue')).toBe('function breakpoint');
  expect(await stack()).toEqual(['area shapes.py:4', 'f main.py:5']);
  expect(await client.go('continue')).toBe('function breakpoint');
  expect(await stack()).toEqual(['shout text.py:2', 'f main.py:6']);
});

it('shows the text of its files', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(LAUNCH);
  const loaded = (await client.customRequest('loadedSources')) as DebugProtocol.LoadedSourcesResponse;
  expect(loaded.body.sources.map(({ path }) => path).sort()).toEqual(
    ['lib/text.py', 'main.py', 'shapes.py'].map((name) => file(name)),
  );
  for (const name of ['main.py', 'shapes.py'] as const) {
    const source = { source: { path: file(name) }, sourceReference: 0 };
    const { body } = (await client.customRequest('source', source)) as DebugProtocol.SourceResponse;
    expect(body.content).toBe(FILES[name]);
  }
});

it('goes on with an edited file while it stands in another one', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(LAUNCH);
  await client.go('stepIn');
  await client.customRequest('replaceSource', {
    text: FILES['main.py'].replace('import shapes', '# first\nimport shapes'),
  });
  expect(await stack()).toEqual(['area shapes.py:4', 'f main.py:6']);
  await client.go('stepOut');
  await client.go('next');
  expect(await stack()).toEqual(['f main.py:7']);
});

it('goes on with an imported file as it is on disk now', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(LAUNCH);
  await client.go('stepIn');
  await client.go('next');
  writeFileSync(file('shapes.py'), FILES['shapes.py'].replace('    m = n', '    # longer\n    m = n'));
  try {
    await client.customRequest('replaceSource', { text: FILES['main.py'] });
    expect(await stack()).toEqual(['area shapes.py:6', 'f main.py:5']);
    expect(await client.values()).toEqual({ n: '7', m: '7' });
    await client.go('stepBack');
    expect(await stack()).toEqual(['area shapes.py:5', 'f main.py:5']);
  } finally {
    writeFileSync(file('shapes.py'), FILES['shapes.py']);
  }
});

const crash = (...stack: object[]) => ({
  program: file('main.py'),
  start: { stack, exception: 'ValueError: no such area' },
});

it('starts with a stack of several files, and goes back through it', async () => {
  client = await TestClient.open({ run: 'calling' });
  const inner = { file: file('shapes.py'), function: 'area', line: 5, locals: { n: '7', m: '7' } };
  await client.begin(crash({ function: 'f', line: 5 }, inner));
  expect(await stack()).toEqual(['area shapes.py:5', 'f main.py:5']);
  expect(await client.values()).toEqual({ n: '7', m: '7' });
  await client.close();

  client = await TestClient.open({ run: 'calling' });
  await client.begin({ program: file('main.py'), start: { stack: [{ function: 'f', line: 5 }, inner] } });
  await client.go('reverseStepOut');
  expect(await stack()).toEqual([expect.stringMatching(/^f \(inferred, .*\) main.py:5$/)]);
});

it('starts in files that no import leads to', async () => {
  client = await TestClient.open({ run: 'calling' });
  await client.begin(
    crash(
      { file: file('main.py'), function: 'f', line: 6 },
      { file: file('plugins/loud.py'), function: 'loud', line: 3 },
    ),
  );
  expect(await stack()).toEqual(['loud loud.py:3', 'f main.py:6']);
});

it('says which file or line of a stack is not there', async () => {
  const refused = async (place: object): Promise<string> => {
    client = await TestClient.open({ run: 'calling' });
    const message = await client.failure('launch', crash({ function: 'f', line: 6 }, place));
    await client.close();
    return message;
  };
  expect(await refused({ file: file('gone.py'), line: 1 })).toBe(
    `${file('gone.py')} is in the stack, but cannot be read: it is missing, too large, not text, or not a file that may be read.`,
  );
  expect(await refused({ file: file('shapes.py'), line: 9 })).toBe('There is no line 9: shapes.py has 6 lines.');
  expect(await refused({ file: file('shapes.py'), line: 2 })).toBe(
    'There is nothing to run on line 2 of shapes.py. The next line that runs is 3.',
  );
  expect(await refused({ file: file('shapes.py'), line: 4, function: 'side' })).toBe(
    'Line 4 of shapes.py is not in side: it is in shapes.area.',
  );
});
