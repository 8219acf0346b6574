/** `neural-debug dap`: the debug adapter on stdio, or on a local port. */
import { runServer, runStdio } from '../../adapter/adapter';
import { loadPython } from '../../python/source';
import { type Command, parseOptions, positional, wholeNumber } from '../command';
import { loadModel } from '../program';

const LAST_PORT = 65_535;

export const dap: Command = {
  usage: 'dap [--port N]',
  async run(args) {
    const { values, positionals } = parseOptions(args, { port: { type: 'string' }, model: { type: 'string' } });
    positional(positionals);
    const dependencies = {
      loadPredictor: async () => await loadModel(values.model),
      loadPython: async () => await loadPython(),
    };
    if (values.port === undefined) runStdio(dependencies);
    else await runServer(wholeNumber(values.port, '--port', LAST_PORT), dependencies);
  },
};
