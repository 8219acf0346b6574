import { expect, it } from 'vitest';
import { HandOver } from '../../../src/extension/web/handOver';
import type { HandedFile } from '../../../src/python/files/handed-files';

const root = 'vscode-vfs://github/someone/shop';
const program = { uri: `${root}/basket.py`, text: 'from prices import with_tax\n' };

class Told {
  readonly files: string[][] = [];
  hand(given: readonly HandedFile[]): void {
    this.files.push(given.map(({ uri, text }) => `${uri.slice(root.length + 1)}: ${text.trim()}`));
  }
}

it('gives a worker what a program imports once, and again where something has changed', async () => {
  let prices = 'TAX = 5';
  const handOver = new HandOver({
    all: () => Promise.resolve([`${root}/prices.py`]),
    read: () => Promise.resolve(prices),
  });
  const worker = new Told();
  await handOver.hand(worker, program);
  await handOver.hand(worker, program);
  expect(worker.files).toEqual([['basket.py: from prices import with_tax', 'prices.py: TAX = 5']]);
  prices = 'TAX = 6';
  handOver.changed();
  await handOver.hand(worker, program);
  await handOver.hand(worker, { ...program, text: 'import prices\n' });
  expect(worker.files.slice(1)).toEqual([
    ['basket.py: from prices import with_tax', 'prices.py: TAX = 6'],
    ['basket.py: import prices', 'prices.py: TAX = 6'],
  ]);
  const next = new Told();
  await handOver.hand(next, program);
  expect(next.files).toHaveLength(1);
});
