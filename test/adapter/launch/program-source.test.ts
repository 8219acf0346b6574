/** A program with the files that it imports is read a piece at a time: other requests are answered meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wholeProgram } from '../../../src/adapter/launch/program-source';
import { sliceForRun } from '../../../src/debugger/launch/top-level/units/top-level-slice';
import { inSlices } from '../../../src/python/text/slices';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();
const folder = mkdtempSync(join(tmpdir(), 'neural-debug-source-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const COUNT = 3000;
const large = Array.from({ length: COUNT }, (_, i) => `def f${i}(a):\n    b = [a, ${i}]\n    return {'b': b}\n\n`);
const main = 'from large import f1\nx = [f1(2)]\n';
writeFileSync(join(folder, 'large.py'), `${large.join('')}xs = [1]\nxs.append(2)\n`);

/** How often other work has its turn before this work has ended. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isRunning = true;
  const turn = (): void => {
    turns += 1;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isRunning = false;
  return turns;
}

describe('a program with a large file that it imports', () => {
  it('is read, with its imports, in many turns of the event loop', async () => {
    const reading = wholeProgram(python, { program: join(folder, 'main.py') }, main);
    expect(await turnsDuring(reading)).toBeGreaterThan(5);
    const source = await reading;
    expect(source.imported).toMatchObject([{ name: 'large' }]);
    expect(source.functions).toHaveLength(COUNT);
  });

  it('is looked through for what its run needs in many turns as well', async () => {
    const source = await wholeProgram(python, { program: join(folder, 'again.py') }, main);
    const slicing = inSlices(sliceForRun(source));
    expect(await turnsDuring(slicing)).toBeGreaterThan(1);
    expect((await slicing).size).toBeGreaterThanOrEqual(COUNT);
  });
});
