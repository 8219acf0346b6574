/** Files of the standard library whose classes are called like their foreign bases, whatever the model says. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../../src/adapter/service/request-failure';
import { PredictionService } from '../../../src/adapter/service/service';
import { PredictionError } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { saying } from '../../support/saying';

const python = await loadPython();

describe.runIf(HAS_PYTHON)('the library of Python', () => {
  const libraryText = (name: string): string => {
    const found = spawnSync('python3', ['-c', `import ${name}; print(${name}.__file__)`], { encoding: 'utf8' });
    return readFileSync(found.stdout.trim(), 'utf8');
  };

  it.each(['random', 'statistics', 'threading'])('%s is launched and stepped through', async (name) => {
    const source = python.parse(libraryText(name));
    const machine = new Machine(source, saying());
    let state = launch(source);
    let steps = 0;
    try {
      for (; steps < 2000 && state.status === 'running'; steps++) state = await machine.step(state);
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
    }
    expect(steps).toBeGreaterThan(20);
  });

  it.each([
    ['random', 'Random'],
    ['statistics', 'NormalDist'],
    ['threading', 'Thread'],
  ])('%s is hovered in every class', async (name, known) => {
    const text = libraryText(name);
    const source = python.parse(text);
    const service = new PredictionService({ parser: python, predictor: saying() });
    const { signal } = new AbortController();
    const classes = source.functions.filter(({ kind }) => kind === 'class');
    expect(classes.map((info) => info.name)).toContain(known);
    for (const { line } of classes) {
      const params = { uri: `untitled:${name}`, text, line: line - 1, character: 7, patience: 100 };
      try {
        await service.hover(params, signal);
        await service.hoverLine(params, signal);
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
      }
    }
  });
});
