/** The program's text: where it comes from, and what happens when it is edited. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const text = readFileSync(program, 'utf8');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

describe('a text that is not on disk', () => {
  it('is debugged under its own name', async () => {
    client = await TestClient.open({ run: 'calls' });
    const path = 'untitled:Untitled-1';
    expect(await client.failure('launch', { program: path })).toBe(
      'launch: untitled:Untitled-1 is not on disk, so "text" must hold the program.',
    );
    expect(await client.begin({ ...TOTAL, program: path, text, lines: [17] })).toMatchObject({ reason: 'breakpoint' });
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    expect(body.stackFrames[0]).toMatchObject({ line: 17, source: { path } });
    expect(await client.customRequest('loadedSources', {})).toMatchObject({ body: { sources: [{ path }] } });
    expect(await client.customRequest('source', { source: { path }, sourceReference: 0 })).toMatchObject({
      body: { content: text },
    });
  });
});

describe('an exception in a text that is not on disk', () => {
  it('is told with the name that the stack has, not with an address', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    const cell = 'vscode-notebook-cell://host/home/ann/shop.ipynb#W3sdnNjb2RlLXJlbW90ZQ%3D%3D';
    await client.begin({ program: cell, text: readFileSync(fixture('uncaught'), 'utf8') });
    const { body } = await client.exceptionInfoRequest({ threadId: 1 });
    expect(body.details?.stackTrace).toMatch(
      /^Predicted, most recent call last:\n {2}File "shop\.ipynb", line \d+, in/,
    );
    expect(body.details?.stackTrace).not.toContain('vscode-notebook-cell');
  });
});

describe('a file that is deleted meanwhile', () => {
  it('is shown as the session has it', async () => {
    client = await TestClient.open({ run: 'calls' });
    const path = temporary('deleted.py', text);
    await client.begin({ ...TOTAL, program: path, lines: [17] });
    const [there] = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames;
    expect(there?.source?.sourceReference).toBeUndefined();
    rmSync(path);
    await client.goTo('next');
    const [frame] = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames;
    const reference = frame?.source?.sourceReference ?? 0;
    expect(frame?.source).toMatchObject({ path, origin: 'as it was: the file is gone' });
    expect(reference).toBeGreaterThan(0);
    const { body } = await client.sourceRequest({ sourceReference: reference });
    expect(body.content).toBe(text);
  });
});

describe('a file of tests', () => {
  it('that starts them says what is not predicted, and what to do instead', async () => {
    client = await TestClient.open({ run: 'calls' });
    const tests = "import unittest\n\nif __name__ == '__main__':\n    unittest.main()\n";
    await client.begin({ program: 'untitled:Untitled-1', text: tests, stopOnEntry: true });
    expect(client.printed('console')).toBe(
      'Line 4: the tests that unittest.main() runs are not predicted. Start one of them by itself instead, as a function.\n',
    );
  });
});

describe('edit and continue', () => {
  it('restarts a frame at the line that is its first one now', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    await client.customRequest('replaceSource', {
      text: text.replace('    result = 0\n', '    pass\n    result = 0\n'),
    });
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    await client.restartFrameRequest({ frameId: body.stackFrames[0]?.id ?? 0 });
    expect(await client.halted()).toMatchObject({ text: 'frame restarted' });
    expect(await client.places()).toEqual(['total:15']);
    expect(await client.goTo('next')).toBe('total:16');
    expect(await client.goTo('next')).toBe('total:17');
  });

  it('goes on from the same state with the new text', async () => {
    client = await TestClient.open({ run: 'calls' }, { supportsInvalidatedEvent: true });
    await client.begin({ ...TOTAL, lines: [17] });
    const changed = client.waitForEvent('breakpoint');
    const invalidated = client.waitForEvent('invalidated');
    const loaded = client.waitForEvent('loadedSource');
    const edited = text.replace('    nothing(result)', '    pass').replace('return result', 'return result # all');
    const { body } = (await client.customRequest('replaceSource', { text: edited })) as { body: object };
    expect(body).toMatchObject({ line: 17, firstStep: 0, hasRun: false });
    expect((await changed).body).toMatchObject({ breakpoint: { id: 1, verified: true, line: 17 } });
    // The lines of the stack are where they were: nobody has to be taken there.
    expect((await invalidated).body).toEqual({ areas: ['variables'] });
    expect((await loaded).body).toMatchObject({ reason: 'changed', source: { path: program } });
    expect(await client.places()).toEqual(['total:17']);
    const moved = client.waitForEvent('invalidated');
    await client.customRequest('replaceSource', { text: `# first\n${edited}` });
    expect((await moved).body).toEqual({ areas: ['all'] });
    expect(await client.places()).toEqual(['total:18']);
    await client.customRequest('replaceSource', { text: edited });
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line: 18 }, { line: 19 }] });
    expect(await client.goTo('continue')).toBe('total:18');
    // `pass` has taken the place of a call, and needs no prediction.
    expect(await client.goTo('stepIn')).toBe('total:19');
    expect(await client.values()).toMatchObject({ result: '34' });
    expect(await client.goTo('stepBack')).toBe('total:18');
  });

  it('says where a line that has run is another one now', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    const edit = async (from: string, to: string): Promise<unknown> =>
      await client.customRequest('replaceSource', { text: text.replace(from, to) });
    expect(await edit('    result = 0\n', '    result = 1\n')).toMatchObject({ body: { hasRun: true } });
    expect(await client.values()).toMatchObject({ result: '0' });
  });

  it('reads the file where no text is given', async () => {
    const copy = temporary('edited.py', text);
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, program: copy, lines: [17] });
    writeFileSync(copy, `# first\n${text}`);
    expect(await client.customRequest('replaceSource', {})).toMatchObject({ body: { line: 18 } });
    expect(await client.places()).toEqual(['total:18']);
    expect(await client.values()).toMatchObject({ n: '3', result: '0' });
  });

  it('says why it cannot, and stays as it was', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [3] });
    const edit = (from: string, to: string) => client.failure('replaceSource', { text: text.replace(from, to) });
    expect(await edit('def square', 'def cube')).toMatch(/^square is still running, but was removed/);
    expect(await edit('square(n) +', 'square(n) -')).toBe('Line 17 of total is waiting for a call and was changed.');
    expect(await client.places()).toEqual(['square:3', 'total:17']);
    expect(await client.goTo('continue')).toBe('square:3');
  });
});
