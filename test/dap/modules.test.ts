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
};

let client: TestClient;
beforeAll(async () => {
  mkdirSync(file('lib'));
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
  expect(await stack()).toEqual(['shapes.area shapes.py:4', 'f main.py:5']);
  expect(await client.values()).toEqual({ n: '7' });
  expect(await client.values('Globals')).toMatchObject({ SIDES: '[4]' });
  await client.go('stepOut');
  await client.go('next');
  await client.go('stepIn');
  expect(await stack()).toEqual(['lib.text.shout text.py:2', 'f main.py:6']);
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
  expect(await stack()).toEqual(['shapes.area shapes.py:5', 'f main.py:5']);
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
  expect(await stack()).toEqual(['shapes.area shapes.py:4', 'f main.py:6']);
  await client.go('stepOut');
  await client.go('next');
  expect(await stack()).toEqual(['f main.py:7']);
});
