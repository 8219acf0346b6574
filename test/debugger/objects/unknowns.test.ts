import { describe, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { localsOf, type State } from '../../../src/debugger/state/state';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Nothing here may be asked of the model. */
const silent: Predictor = { predict: async () => await Promise.reject(new Error('the model was asked')) };

async function rolledOut(code: string, steps = 30): Promise<{ state: State; error?: Error }> {
  const source = python.parse(code);
  const machine = new Machine(source, silent);
  let state = launch(source);
  try {
    for (let i = 0; i < steps && state.status === 'running'; i++)
      state = await machine.step(state, undefined, { stops: true });
    return { state };
  } catch (error) {
    return { state, error: error as Error };
  }
}

const shown = (state: State): Record<string, string> => {
  const frame = state.frames.at(-1);
  return frame ? Object.fromEntries([...localsOf(state, frame)].map(([name, value]) => [name, printValue(value)])) : {};
};

describe('what cannot be known', () => {
  it('is unknown, and so is what is computed from it', async () => {
    const code =
      'import numpy as np, os.path\nfrom shop import price as p\nx = np.zeros(3)\ny = x + p\nif y:\n    z = 1\n';
    const { state, error } = await rolledOut(code);
    expect(error).toBeInstanceOf(PredictionError);
    expect(error?.message).toContain('line 5');
    expect(error?.message).toContain('the module numpy is not known');
    expect(Object.entries(shown(state))).toEqual(['np', 'os', 'p', 'x', 'y'].map((name) => [name, '<unknown>']));
  });

  it('does not include modules inside others that are evaluated, however they are imported', async () => {
    const known = { ...silent, modules: new Set(['urllib', 'urllib.parse']) };
    const names = async (code: string): Promise<string[]> => {
      const source = python.parse(`${code}\nx = 1\ny = 2\n`);
      const machine = new Machine(source, known);
      const state = await machine.step(await machine.step(launch(source)));
      return Object.keys(shown(state)).filter((name) => name !== 'x');
    };
    expect(await names('import urllib.parse as up, urllib.parse')).toEqual([]);
    expect(await names('from urllib.parse import quote, urlsplit')).toEqual([]);
    expect(await names('from urllib import parse')).toEqual([]);
    expect(await names('import urllib.request as r')).toEqual(['r']);
  });

  it('includes input and files, but not variables of those names', async () => {
    const { state, error } = await rolledOut(
      "name = input('? ')\nwith open(name) as file:\n    text = file.read()\nfor line in text:\n    pass\n",
    );
    expect(error?.message).toContain('line 4');
    expect(shown(state)).toEqual({ name: '<unknown>', file: '<unknown>', text: '<unknown>' });
    expect((await rolledOut('input = 1\nx = input + 1\n')).error?.message).toBe('the model was asked');
  });

  it('includes the clock and what a process is given', async () => {
    const code =
      'import sys\nfrom datetime import datetime\nimport datetime as dt\na = datetime.now()\nb = dt.datetime.today()\nc = sys.argv[1]\nif a:\n    pass\n';
    const { state, error } = await rolledOut(code);
    expect(error?.message).toBe(
      'It cannot be predicted where line 7 leads: datetime.now() is not known before the program runs.',
    );
    expect(shown(state)).toMatchObject({ a: '<unknown>', b: '<unknown>', c: '<unknown>' });
    expect((await rolledOut('import sys\nx = sys.maxsize\n')).error?.message).toBe('the model was asked');
  });

  it('leaves the modules that the model has learned to the model', async () => {
    expect((await rolledOut('import math\nx = math.sqrt(4)\n')).error?.message).toBe('the model was asked');
  });
});
