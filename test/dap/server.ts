/**
 * The adapter with CPython as its predictor. NEURAL_TEST_RUN names the recorded run of test/fixtures/programs that answers
 * (nothing: the model cannot be loaded; `calling`: what only calls, see test/support/calling.ts), NEURAL_TEST_DELAY is the time of an answer in milliseconds, and NEURAL_TEST_PORT
 * makes it a server, for files in NEURAL_TEST_FOLDER and whoever knows NEURAL_TEST_TOKEN, where these are given.
 */
import { runServer, runStdio } from '../../src/adapter/adapter';
import { PredictionError } from '../../src/codec/query';
import { useFiles } from '../../src/python/files/files';
import { nodeFiles } from '../../src/python/files/node-files';
import { loadPython } from '../../src/python/source';
import { calling } from '../support/calling';
import { FragmentPredictor } from '../support/fragments';
import { OraclePredictor, readTrace } from '../support/oracle';
import { OraclePast } from '../support/past';

useFiles(nodeFiles);

const { NEURAL_TEST_RUN: run = '', NEURAL_TEST_DELAY: delay = '0', NEURAL_TEST_PORT: port } = process.env;
const { NEURAL_TEST_TOKEN: token, NEURAL_TEST_FOLDER: folder } = process.env;

const dependencies = {
  loadPython: () => loadPython(),
  loadPredictor: async () => {
    if (run === '') throw new Error('there is no model.onnx.');
    if (run === 'calling') return { ...calling, undo: () => Promise.reject(new PredictionError('not recorded')) };
    const trace = readTrace(run);
    const predictor = new OraclePredictor((await loadPython()).parse(trace.source), trace);
    predictor.delay = Number(delay);
    const forwards = new FragmentPredictor(predictor);
    const backwards = new OraclePast(trace);
    return {
      predict: (...query: Parameters<FragmentPredictor['predict']>) => forwards.predict(...query),
      undo: (...query: Parameters<OraclePast['undo']>) => backwards.undo(...query),
    };
  },
};

if (port === undefined) runStdio(dependencies);
else
  await runServer(Number(port), dependencies, {
    ...(token !== undefined && { token }),
    ...(folder !== undefined && { folder }),
  });
