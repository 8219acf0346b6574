/** What goes to the error stream is told to people, and changes nothing else. */
import { afterAll, describe, expect, it } from 'vitest';
import { loadPython } from '../../src/python/source';
import { checkedResult } from '../support/checked-run';
import { HAS_PYTHON } from '../support/cpython';
import { PythonTransport } from '../support/python-transport';

const python = await loadPython();

describe.runIf(HAS_PYTHON)('the error stream', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  /** What it gets, and what the program prints. */
  const texts = async (...lines: string[]): Promise<{ errors: string; output: string; confidence: number }> => {
    const code = `import logging, sys\ndef f(given=None):\n    log = logging.getLogger("shop")\n${lines.map((line) => `    ${line}\n`).join('')}`;
    let [errors, output, confidence] = ['', '', 1];
    await checkedResult(python, transport, code, 'f()', ({ last }) => {
      errors += last.errors ?? '';
      output += last.output;
      confidence *= last.confidence;
    });
    return { errors, output, confidence };
  };

  it('gets what is printed and written to it', async () => {
    const told = await texts('print("a", 1, file=sys.stderr)', 'n = sys.stderr.write("raw\\n")', 'print(n)');
    expect(told).toEqual({ errors: 'a 1\nraw\n', output: '4\n', confidence: 1 });
  });

  it('gets messages of loggers where nothing says where they go', async () => {
    const { errors } = await texts('log.info("no")', 'log.warning("n=%d", 3)', 'logging.error("all of it")');
    expect(errors).toBe('n=3\nERROR:root:all of it\n');
  });

  it('gets messages as they are configured, as far as they can be known', async () => {
    const { errors, output, confidence } = await texts(
      'logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")',
      'log.info("%s of %s", given, [1])',
      'log.info("%d", "not a number")',
      'log.exception("failed")',
    );
    expect(errors).toBe('<unknown> INFO None of [1]\n<unknown> ERROR failed\n');
    expect([output, confidence]).toEqual(['', 1]);
  });

  it('does not get what goes to the output', async () => {
    const { errors, output } = await texts(
      'logging.basicConfig(stream=sys.stdout, format="%(message)s")',
      'log.warning("w")',
    );
    expect([errors, output]).toEqual(['', 'w\n']);
  });
});
