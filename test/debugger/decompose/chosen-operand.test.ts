/** Operands of `and` and `or`, and of conditional expressions, are evaluated as far as those before them say. */
import { describe, expect, it } from 'vitest';
import { chosenOperand } from '../../../src/debugger/decompose/chosen-operand';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const VALUES: Readonly<Record<string, string>> = {
  yes: 'True',
  no: 'False',
  none: 'None',
  one: '1',
  text: "'a'",
  empty: "''",
};

async function chosen(text: string): Promise<[value: string | undefined, asked: string[]]> {
  const python = await loadPython();
  const node = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.at(-1)?.node?.bare;
  const asked: string[] = [];
  const found =
    node &&
    (await chosenOperand(
      node,
      ({ text: operand }) => {
        asked.push(operand);
        const value = VALUES[operand];
        return Promise.resolve(value === undefined ? undefined : { value: parseValue(value), confidence: 0.9 });
      },
      // Texts alone are told here.
      (value) => Promise.resolve(value.kind === 'str' ? { isTrue: value.value !== '', confidence: 0.9 } : undefined),
    ));
  return [found && printValue(found.value), asked];
}

describe('operands one by one', () => {
  it.each([
    ['no or yes', 'True', ['no', 'yes']],
    ['yes or no', 'True', ['yes']],
    ['no and yes', 'False', ['no']],
    ['no or none or text', "'a'", ['no', 'none', 'text']],
    ['empty or text', "'a'", ['empty', 'text']],
    ['one if empty else text', "'a'", ['empty', 'text']],
    ['yes and (no or one)', '1', ['yes', 'no', 'one']],
    ['one if yes else text', '1', ['yes', 'one']],
    ['one if no else (none if no or no else text)', "'a'", ['no', 'no', 'no', 'text']],
  ])('%s', async (text, value, asked) => {
    expect(await chosen(text)).toEqual([value, asked]);
  });

  it('are left where it is not plain what counts as true', async () => {
    expect(await chosen('one or yes')).toEqual([undefined, ['one']]);
    expect(await chosen('yes if one else no')).toEqual([undefined, ['one']]);
    expect(await chosen('missing or yes')).toEqual([undefined, ['missing']]);
  });
});
