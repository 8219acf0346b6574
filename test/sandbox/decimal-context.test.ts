import { afterAll, describe, expect, test } from 'vitest';
import { loadPython } from '../../src/python/source';
import { checkedResult } from '../support/checked-run';
import { HAS_PYTHON } from '../support/cpython';
import { PythonTransport } from '../support/python-transport';

const python = await loadPython();

describe.runIf(HAS_PYTHON)('decimal numbers', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  test('are evaluated where nothing sets how exact they are', async () => {
    const code = 'from decimal import Decimal\ndef f(x):\n    y = Decimal(x)\n    return str(y / 3)';
    expect(await checkedResult(python, transport, code, 'f(1)')).toBe("'0.3333333333333333333333333333'");
  });

  test.each(['getcontext().prec = 3', 'setcontext(Context(prec=3))'])(
    'are left to the model where what %s has set is not known',
    async (set) => {
      const code = `from decimal import *\nfrom decimal import Decimal, getcontext, setcontext, Context\ndef f(x):\n    ${set}\n    y = Decimal(x)\n    return str(y / 3)`;
      await expect(checkedResult(python, transport, code, 'f(1)')).rejects.toThrow('decimal');
    },
  );
});
