/** `neural-debug mcp`: tools for agents, as a server of the Model Context Protocol on stdio. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { AgentTools } from '../../adapter/agents/agent-tools';
import { onceLoaded } from '../../adapter/launch/once-loaded';
import { loadPython } from '../../python/source';
import { type Command, foldersOf, parseOptions, positional, UsageError } from '../command';
import { CHECK_OPTIONS, checking } from '../checking';
import { loadModel } from '../given-program';
import { version } from '../../../package.json';
import { startWatchdog } from '../watchdog';

export const mcp: Command = {
  summary: 'Offers its tools to agents, as a server of the Model Context Protocol on stdin and stdout.',
  examples: ['--root src --root tests'],
  usage: 'mcp [--root DIR…] [--library DIR…] [--no-check]',
  help: `  --root DIR     the only folders whose files the tools read; relative paths begin at the first one (the working directory)
  --library DIR  folder with modules of libraries, which are read but not run (where Python usually keeps them)
`,
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      root: { type: 'string', multiple: true },
      library: { type: 'string', multiple: true },
      model: { type: 'string' },
      ...CHECK_OPTIONS,
    });
    positional(positionals);
    const roots = rootsOf(values.root);
    const libraryPaths = foldersOf(values.library);
    // stdout carries the protocol: log output of libraries would corrupt it.
    console.log = console.info = console.debug = console.error;
    const check = checking(values, true);
    const tools = onceLoaded(async () => {
      const [parser, predictor] = await Promise.all([loadPython(), loadModel(values.model, check.options)]);
      return new AgentTools({ parser, predictor, roots, libraryPaths });
    });
    // Other commands need not wait for it to be initialized.
    const { mcpServer, serveStdio } = await import('../mcp-server');
    // The first call finds the model loaded; that it cannot be loaded is the answer to that call.
    tools().catch(() => undefined);
    serveStdio(() =>
      mcpServer(version, async (name, given, signal) => {
        try {
          return await (await tools()).call(name, given, signal);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          const hint = 'Reinstall Neural Debug, or give the folder of its model with --model.';
          return { ok: false, error: { code: 'no_model', message, hint } };
        }
      }),
    );
    startWatchdog({ followsParent: true, patience: 120 });
    // The client has gone.
    process.stdin.on('end', () => process.exit(0));
  },
};

function rootsOf(given: readonly string[] = ['.']): readonly string[] {
  const missing = given.find((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  if (missing !== undefined) throw new UsageError(`--root takes a folder, and ${missing} is none`);
  return given.map((folder) => resolve(folder));
}
