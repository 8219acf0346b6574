import { afterAll, describe, expect, it } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { saying } from '../../support/saying';
import { byEvaluator } from '../../support/run-comparison';

const parser = await loadPython();

const CELLS = ['import math\nsales = [3, 5, 8]\n', 'def mean(xs):\n    return sum(xs) / len(xs)\n\nlimit = 4\n'].map(
  (text, index) => ({ uri: `vscode-notebook-cell:n.ipynb#${index}`, text }),
);

describe.skipIf(!HAS_PYTHON)('a cell of a notebook', () => {
  const { predictor: evaluating, end } = byEvaluator();
  const predictor = { ...saying(), predict: evaluating.predict.bind(evaluating) };
  afterAll(end);

  const surveyed = async (text: string, call?: string): Promise<Record<string, string>> => {
    const service = new PredictionService({ parser, predictor });
    const uri = 'vscode-notebook-cell:n.ipynb#2';
    const { signal } = new AbortController();
    const { lines } = await service.survey({ uri, text, cells: CELLS, ...(call && { call }) }, signal);
    const changes = lines.flatMap(({ last }) => last.flatMap((run) => run.changes));
    return Object.fromEntries(changes.map(({ name, value }) => [name, value]));
  };

  it('has the values of the cells above it in its survey', async () => {
    const text = 'best = max(sales)\nhalf = mean(sales) / 2\nroot = math.sqrt(limit)\n';
    const { half, ...rest } = await surveyed(text);
    expect(rest).toEqual({ best: '8', root: '2.0' });
    expect(Number(half)).toBeCloseTo(8 / 3);
  });

  it('has them in its functions, too', async () => {
    const text = 'def over(n):\n    many = [one for one in sales if one > n * limit]\n    return many\n';
    expect(await surveyed(text, 'over(1)')).toEqual({ many: '[5, 8]' });
  });

  it.each([
    ['best = max(sales)\n', undefined],
    ['def f():\n    best = max(sales)\n', 'f()'],
  ])('has their new values once they have changed: %j', async (text, call) => {
    const service = new PredictionService({ parser, predictor });
    const bestOf = async (sales: string): Promise<string | undefined> => {
      const cells = [{ uri: 'vscode-notebook-cell:n.ipynb#0', text: `sales = ${sales}\n` }];
      const params = { uri: 'vscode-notebook-cell:n.ipynb#1', text, cells, ...(call && { call }) };
      const { lines } = await service.survey(params, new AbortController().signal);
      return lines.at(-1)?.last[0]?.changes[0]?.value;
    };
    expect(await bestOf('[3, 5]')).toBe('5');
    expect(await bestOf('[3, 50]')).toBe('50');
  });

  it.each([
    ['best = max(sales)\nbest', '8'],
    ['total = 0\nmean(sales[:2])\n', '4.0'],
    ['total = 0; sales[1]', '5'],
    ['sales[1]', '5'],
    ['sales', '[3, 5, 8]'],
    ['best = max(sales)\nbest;', undefined],
    ['best = max(sales)\nprint(best)', undefined],
    ['best = max(sales)', undefined],
  ])('shows the value that it ends with: %j', async (text, value) => {
    const service = new PredictionService({ parser, predictor });
    const params = { uri: 'vscode-notebook-cell:n.ipynb#2', text, cells: CELLS };
    const { lines } = await service.survey(params, new AbortController().signal);
    expect(lines.at(-1)?.last.at(-1)?.shown?.value).toBe(value);
    const { lines: plain } = await service.survey({ uri: 'file:///a.py', text }, new AbortController().signal);
    expect(plain.at(-1)?.last.at(-1)?.shown).toBeUndefined();
  });

  it.each([
    ['max(sales)', 1, 'Before it, `sales` is `[3, 5, 8]`. The cell shows `8`.'],
    ['sales', 1, 'Before it, `sales` is `[3, 5, 8]`. The cell shows `[3, 5, 8]`.'],
    ['best = max(sales)\nbest', 1, '`max(sales)` gives `8`. `best` becomes `8`.'],
    ['best = max(sales)\nbest', 2, 'Before it, `best` is `8`. The cell shows `8`.'],
  ])('explains each line, and what it ends with: %j, line %i', async (text, line, said) => {
    const service = new PredictionService({ parser, predictor });
    const params = { uri: 'vscode-notebook-cell:n.ipynb#2', text, cells: CELLS, line: line - 1 };
    const explained = await service.explain(params, new AbortController().signal);
    expect(explained?.text).toContain(said);
  });

  it('prints nothing of what the cells above it have printed', async () => {
    const service = new PredictionService({ parser, predictor });
    const cells = [{ uri: 'vscode-notebook-cell:n.ipynb#0', text: 'bill = sum([1, 2])\nprint(bill)\n' }];
    const params = { uri: 'vscode-notebook-cell:n.ipynb#1', text: 'print(bill + 1)\n', cells };
    const { lines, printed } = await service.survey(params, new AbortController().signal);
    expect(lines[0]?.last[0]?.printed).toBe('4\n');
    expect(printed).toBe('4\n');
  });

  it('has what a cell above it has read on the way to an exception', async () => {
    const service = new PredictionService({ parser, predictor });
    const texts = ['sales = {"Ann": 3, "Bob": 5}\n', 'share = sales["Cid"] / sum(sales.values())\nshare\n'];
    const cells = texts.map((text, index) => ({ uri: `vscode-notebook-cell:n.ipynb#${index}`, text }));
    const params = { uri: 'vscode-notebook-cell:n.ipynb#2', text: 'best = max(sales, key=sales.get)\n', cells };
    const { lines } = await service.survey(params, new AbortController().signal);
    expect(lines[0]?.last[0]?.changes).toMatchObject([{ name: 'best', value: "'Bob'" }]);
  });

  it('has nothing of what no cell binds', async () => {
    expect(await surveyed('x = missing\n')).toEqual({ x: '<unknown>' });
  });

  it('has examples of calls from the cells around it', async () => {
    const service = new PredictionService({ parser, predictor });
    const cells = [{ uri: 'vscode-notebook-cell:n.ipynb#0', text: 'prices = [30, 75]\nrate = 0.5\n' }];
    const below = [
      { uri: 'vscode-notebook-cell:n.ipynb#2', text: '# What it comes to.' },
      { uri: 'vscode-notebook-cell:n.ipynb#3', text: 'tax = 3\nbill(prices, rate)\n' },
    ];
    const uri = 'vscode-notebook-cell:n.ipynb#1';
    const params = { uri, text: 'def bill(prices, rate):\n    return sum(prices) * rate\n', function: 'bill', cells };
    const found = await service.examples({ ...params, below });
    expect(found[0]).toEqual({ call: 'bill([30, 75], 0.5)', origin: 'call', uri: below[1]?.uri, line: 1 });
    const [own] = await service.examples({ ...params, text: `${params.text}bill([1], 2)\n`, below });
    expect(own?.call).toBe('bill([1], 2)');
  });
});
