/** `neural-debug host`: the process behind an editor's window: the prediction service on stdio, debug sessions on a pipe, one model. */
import { runServer } from '../adapter/adapter';
import { serve } from '../adapter/service/server';
import { PredictionService, type ServiceDependencies } from '../adapter/service/service';
import type { NeuralPredictor } from '../model/neural-predictor';
import { loadPython, type PythonParser } from '../python/source';
import { type Command, parseOptions, positional, required } from './command';
import { loadModel } from './program';

/** Who goes first where several ask the model. */
const SESSION_RANK = 0;
const SERVICE_RANK = 1;

export const host: Command = {
  usage: 'host --pipe PATH',
  async run(args) {
    const { values, positionals } = parseOptions(args, { pipe: { type: 'string' }, model: { type: 'string' } });
    positional(positionals);
    const pipe = required(values.pipe, '--pipe');
    // stdout belongs to the protocol: what libraries log would break it.
    console.log = console.info = console.debug = console.error;
    const model = retried(() => loadModel(values.model));
    const python = retried(() => loadPython());
    await runServer(pipe, {
      loadPredictor: async () => (await model()).ranked(SESSION_RANK),
      loadPython: python,
    });
    const service = retried(async () => new PredictionService(dependencies(await python(), await model())));
    serve(process.stdin, process.stdout, service).onClose(() => {
      // Whoever started the host is gone.
      process.exit(0);
    });
  },
};

function dependencies(parser: PythonParser, predictor: NeuralPredictor): ServiceDependencies {
  const millions = (predictor.parameters / 1e6).toFixed(1);
  return { parser, predictor: predictor.ranked(SERVICE_RANK), description: `Model of ${millions} million parameters` };
}

/** What is loaded once; after a failure the next one who needs it tries again. */
function retried<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
