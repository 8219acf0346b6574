/** Programs that end by `sys.exit`; every statement is evaluated by CPython. */
import { afterAll, describe, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import { exitStatus } from '../../../src/debugger/state/exceptions';
import { loadPython } from '../../../src/python/source';
import { CheckingPredictor } from '../../../src/sandbox/checking-predictor';
import { HAS_PYTHON } from '../../support/cpython';
import { PythonTransport } from '../../support/python-transport';

const python = await loadPython();
const nobody: Predictor = { predict: () => Promise.reject(new PredictionError('nobody is asked')) };

describe.runIf(HAS_PYTHON)('a program that exits', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  it.each([
    ['sys.exit()', { kind: 'end', text: 'end of program: step back, or stop' }, 0],
    ['sys.exit(0)', { kind: 'end', text: 'end of program: step back, or stop' }, 0],
    // What unittest.main() does where all tests pass.
    ['sys.exit(not True)', { kind: 'end', text: 'end of program: step back, or stop' }, 0],
    ['raise SystemExit', { kind: 'end', text: 'end of program: step back, or stop' }, 0],
    ['sys.exit(2)', { kind: 'exception', text: 'SystemExit: 2 (uncaught)' }, 2],
    ['sys.exit(-1)', { kind: 'exception', text: 'SystemExit: -1 (uncaught)' }, 255],
    ['sys.exit("no file")', { kind: 'exception', text: 'SystemExit: no file (uncaught)' }, 1],
  ])('by %s stops where that says that something is wrong', async (exit, reason, status) => {
    const machine = new Machine(python.parse(`import sys\n${exit}\n`), new CheckingPredictor(nobody, transport));
    const session = new Session(machine, launch(machine.source));
    expect(await session.run({ kind: 'continue' })).toMatchObject(reason);
    const exception = session.state.failure ?? session.state.frames.at(-1)?.exception;
    expect(exception && exitStatus(exception)).toBe(status);
  });
});
