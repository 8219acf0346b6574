import { expect, it } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython } from '../../../src/python/source';
import { saying } from '../../support/saying';

it('does not tell as a change what a line only reads of a module', async () => {
  const parser = await loadPython();
  const predictor = { ...saying(), modules: new Set(['math']) };
  const service = new PredictionService({ parser, predictor });
  const text =
    'import pytest\n\n@pytest.fixture\ndef one():\n    return 1\n\n@pytest.mark.slow\ndef test_it():\n    pass\n';
  const { signal } = new AbortController();
  const { lines } = await service.survey({ uri: 'untitled:a.py', text }, signal);
  const changes = lines.map(({ line, last }) => [line, last.flatMap((run) => run.changes.map(({ name }) => name))]);
  expect(changes.slice(1)).toEqual([
    [2, []],
    [3, ['one']],
    [6, []],
    [7, ['test_it']],
  ]);
});
