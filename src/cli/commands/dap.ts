/** `neural-debug dap`: the debug adapter on stdio, or on a local port. */
import { randomBytes } from 'node:crypto';
import { runServer, runStdio } from '../../adapter/adapter';
import { loadPython } from '../../python/source';
import { type Command, parseOptions, positional, UsageError, wholeNumber } from '../command';
import { CHECK_OPTIONS, checkedModules, checking } from '../checking';
import { loadModel } from '../given-program';
import { startWatchdog } from '../watchdog';

const LAST_PORT = 65_535;
/** Minimum characters of a token; shorter ones can be guessed. */
const SHORTEST_TOKEN = 8;
/** Bytes of a generated token. */
const TOKEN_BYTES = 16;

export const dap: Command = {
  summary: 'Debugs, for any editor that speaks the Debug Adapter Protocol.',
  examples: ['--port 4711'],
  usage: 'dap [--port N [--token TOKEN]] [--no-check]',
  help: `
Speaks the Debug Adapter Protocol: on stdin and stdout, or with --port on that port of this machine, for any number of
sessions, one after another or at once.

On a port, a client has to send a token, since any program on this machine can connect: as "token" in the launch
configuration (the arguments of the launch request; those of initialize do as well). In VS Code's launch.json:
  { "type": "neural-python", "request": "launch", "program": "\${file}", "debugServer": N, "token": "TOKEN" }
In Neovim (nvim-dap):
  { type = 'neural', request = 'launch', program = '\${file}', token = 'TOKEN' }

  --token TOKEN  the token, of at least ${SHORTEST_TOKEN} characters. Without it the environment variable
                 NEURAL_DEBUG_TOKEN is used; without that, one is generated and printed on stdout at the start.

Only files in the folder that it was started in are read. A connection that begins with anything but a protocol
message, such as a browser's request, is closed.
`,
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      port: { type: 'string' },
      token: { type: 'string' },
      model: { type: 'string' },
      ...CHECK_OPTIONS,
    });
    positional(positionals);
    const check = checking(values, true, { compares: 'sample' });
    // A server on a port may outlive the shell that it was started in.
    startWatchdog({ followsParent: values.port === undefined });
    const dependencies = {
      loadPredictor: async () => await loadModel(values.model, check.options),
      loadPython: async () => await loadPython(),
      knownModules: checkedModules(values, true),
    };
    if (values.port === undefined) {
      if (values.token !== undefined) throw new UsageError('--token needs --port: nobody else can connect to stdin');
      runStdio(dependencies);
      return;
    }
    const port = wholeNumber(values.port, '--port', LAST_PORT);
    const given = givenToken(values.token);
    const token = given ?? randomBytes(TOKEN_BYTES).toString('hex');
    const folder = process.cwd();
    await runServer(port, dependencies, { token, folder });
    const tokenNote = given === undefined ? `, token ${token}` : '';
    process.stdout.write(`neural-debug: listening on 127.0.0.1:${port} for files in ${folder}${tokenNote}\n`);
  },
};

function givenToken(option: string | undefined): string | undefined {
  const token = option ?? process.env.NEURAL_DEBUG_TOKEN;
  if (token !== undefined && token.length < SHORTEST_TOKEN)
    throw new UsageError(
      `${option === undefined ? 'NEURAL_DEBUG_TOKEN' : '--token'} takes a string of at least ${SHORTEST_TOKEN} characters`,
    );
  return token;
}
