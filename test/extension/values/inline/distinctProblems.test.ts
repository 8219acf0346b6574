import { expect, it } from 'vitest';
import { distinctProblems } from '../../../../src/extension/values/inline/distinctProblems';

const source = [
  'def mean(xs):',
  '    return sum(xs) / len(xs)',
  'def main():',
  '    print(self.mean([]))',
  'main()',
  'x = 1 / 0',
];
const raised = 'ZeroDivisionError: division by zero';

function at(line: number, leaves?: string, what = raised) {
  return { line, endLine: line, message: `predicted: ${what}`, raised: what, leaves, isDoubtful: false };
}

function linesOf(...problems: ReturnType<typeof at>[]): number[] {
  return distinctProblems(problems, (line) => source[line] ?? '').map(({ line }) => line);
}

it('leaves out the lines that a crash only passes', () => {
  expect(linesOf(at(4), at(3, 'main'), at(1, 'mean'))).toEqual([1]);
  expect(linesOf(at(4), at(3, 'main'))).toEqual([3]);
});

it('keeps what is a crash of its own', () => {
  expect(linesOf(at(5), at(3, 'main'))).toEqual([5, 3]);
  expect(linesOf(at(4, undefined, 'KeyError'), at(3, 'main'))).toEqual([4, 3]);
  // A function that calls itself passes on what it raises.
  expect(linesOf(at(4, 'main'))).toEqual([4]);
});
