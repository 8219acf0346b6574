import { expect, it } from 'vitest';
import type { AssumedBranch } from '../../../src/adapter/requests/assumption-requests';
import { wayText } from '../../../src/extension/assumed/assumedText';

const words = {
  t: (text: string, ...args: unknown[]) => text.replace(/\{(\d)\}/g, (_, at) => String(args[Number(at)])),
};
const shown = (ways: string[], chosen = 0) =>
  ways.map((_, way) =>
    wayText({ ways, chosen, line: 3, reason: 'x is not known' } as unknown as AssumedBranch, way, words),
  );

it('ways are told apart by what a narrow view shows of them', () => {
  const subject = 'answer.strip().lower() == question["a"]';
  const [first, second] = shown([`${subject} is true`, `${subject} is false`]);
  expect([first?.label, second?.label]).toEqual(['answer.strip().l… is true', 'answer.strip().l… is false']);
  expect(second?.tooltip).toMatch(`${subject} is false\n`);
  expect(
    shown(['rows_of(page, 1).all_items has another item', 'rows_of(page, 1).all_items has no more items'])[1]?.label,
  ).toBe('rows_of(page, 1)… has no more items');
});

it('short ways are shown whole', () => {
  const [first] = shown(['x > 0 is true', 'x > 0 is false']);
  expect(first).toMatchObject({ label: 'x > 0 is true', tooltip: 'Assumed, since x is not known.' });
});

it('rows of a loop are alike but for the iteration, which a narrow view has room for', () => {
  const branch = {
    ways: ['x > 0 is true', 'x > 0 is false'],
    chosen: 0,
    line: 8,
    iteration: 2,
    reason: 'x is not known',
  };
  const [first, second] = [0, 1].map((way) => wayText(branch as unknown as AssumedBranch, way, words));
  expect(first).toMatchObject({ label: 'x > 0 is true', description: 'line 8 ↻ 2, assumed' });
  expect(second).toMatchObject({ label: 'x > 0 is false', description: 'line 8 ↻ 2' });
  expect(second?.tooltip).toMatch('x > 0 is false (line 8, iteration 2)\nTake this way.');
});
