/** `neural-debug host`: the process that serves an editor window: the prediction service on stdio, debug sessions on a pipe, one model. */
import { rmSync } from 'node:fs';
import { runServer } from '../../adapter/adapter';
import { latePredictor, serviceModel, SERVICE_RANK, SESSION_RANK } from '../../adapter/launch/late-predictor';
import { onceLoaded } from '../../adapter/launch/once-loaded';
import { AgentTools } from '../../adapter/agents/agent-tools';
import { serveTools } from '../../adapter/agents/tool-requests';
import { serve } from '../../adapter/wire/stream-service';
import { PredictionService } from '../../adapter/service/service';
import type { NeuralPredictor } from '../../model/neural-predictor';
import { loadPython } from '../../python/source';
import type { Predictor } from '../../codec/query';
import { CheckingPredictor } from '../../sandbox/checking-predictor';
import { RememberingTransport } from '../../sandbox/remembering-transport';
import { SUPPORTED_MODULES } from '../../sandbox/supported-modules';
import { SwitchableSandbox } from '../../sandbox/process/switchable-sandbox';
import { type Command, parseOptions, positional, required } from '../command';
import { CHECK_OPTIONS, isCheckWanted, sandboxFolder } from '../checking';
import { loadModel } from '../given-program';
import { startWatchdog } from '../watchdog';

export const host: Command = {
  summary: 'Serves the window of an editor: predictions on stdin and stdout, debug sessions on a pipe.',
  usage: 'host --pipe PATH [--no-check]',
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      pipe: { type: 'string' },
      model: { type: 'string' },
      ...CHECK_OPTIONS,
    });
    positional(positionals);
    const pipe = required(values.pipe, '--pipe');
    // stdout carries the protocol: log output of libraries would corrupt it.
    console.log = console.info = console.debug = console.error;
    const sandbox = new SwitchableSandbox(sandboxFolder());
    const asked = new RememberingTransport(sandbox);
    const around = (chain: Predictor): Predictor =>
      new CheckingPredictor(chain, asked, { compares: 'sample', onCompared: sandbox.compared });
    const weights = onceLoaded(() => loadModel(values.model, { around }));
    // It starts while the editor still does other things.
    sandbox.turn(isCheckWanted(values, true));
    // On first use of the model, the client is told that it is being loaded.
    const model = async (): Promise<NeuralPredictor> => {
      await server.load();
      return await weights();
    };
    const python = onceLoaded(() => loadPython());
    const checked = (): ReadonlySet<string> | undefined => knownModules(sandbox);
    await runServer(pipe, {
      loadPredictor: async () => (await model()).ranked(SESSION_RANK),
      loadPython: python,
      get knownModules() {
        return knownModules(sandbox);
      },
    });
    leaveNothing(pipe);
    startWatchdog({ followsParent: true, ...(process.platform !== 'win32' && { leftover: pipe }) });
    const newService = (): (() => Promise<PredictionService>) =>
      onceLoaded(async () => {
        return new PredictionService({ parser: await python(), ...serviceModel(model, checked) });
      });
    let service = newService();
    const tools = new Map<string, AgentTools>();
    const server = serve(process.stdin, process.stdout, {
      service: () => service(),
      check: sandbox,
      switchCheck: (on) => {
        sandbox.turn(on);
        // What is remembered was found out the other way.
        service = newService();
        tools.clear();
      },
      loadsEarly: true,
      model: async () => `Model of ${((await weights()).parameters / 1e6).toFixed(1)} million parameters`,
    });
    serveTools(server.connection, async (roots) => {
      // Its answers would otherwise be late by the time that loading takes.
      await model();
      const key = JSON.stringify(roots);
      const known =
        tools.get(key) ??
        new AgentTools({ parser: await python(), predictor: latePredictor(model, SERVICE_RANK, checked), roots });
      tools.set(key, known);
      return known;
    });
    server.connection.onClose(() => {
      // The parent process is gone.
      const { unfinished } = server;
      if (unfinished !== undefined) process.stderr.write(`neural-debug: ${unfinished}\n`);
      process.exit(unfinished === undefined ? 0 : 1);
    });
  },
};

/** Unix sockets are files, which outlive their process. */
function leaveNothing(pipe: string): void {
  if (process.platform === 'win32') return;
  process.on('exit', () => {
    rmSync(pipe, { force: true });
  });
  process.on('SIGTERM', () => process.exit(0));
}

/** Modules that need not be read, since what they do is evaluated. */
function knownModules(sandbox: SwitchableSandbox): ReadonlySet<string> | undefined {
  return sandbox.available ? SUPPORTED_MODULES : undefined;
}
