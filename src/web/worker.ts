/** The model host of a browser: prediction service and debug sessions in a worker, as `neural-debug host` has them in a process. */
import { AgentTools } from '../adapter/agents/agent-tools';
import { serveTools } from '../adapter/agents/tool-requests';
import { latePredictor, serviceModel, SERVICE_RANK, SESSION_RANK } from '../adapter/launch/late-predictor';
import { onceLoaded } from '../adapter/launch/once-loaded';
import { serveMessages } from '../adapter/service/server';
import { PredictionService } from '../adapter/service/service';
import { NeuralDebugSession } from '../adapter/session/neural-session';
import type { Message } from '../adapter/wire/message-parser';
import { type Port, PortReader, PortWriter } from '../adapter/wire/ports';
import type { AdapterDependencies } from '../adapter/launch/loading';
import type { Predictor } from '../codec/query';
import { LanguageModel } from '../model/language-model';
import { checkedModel } from '../model/model-files';
import { webRuntime } from '../model/network/web-network';
import { NeuralPredictor } from '../model/neural-predictor';
import { useFiles } from '../python/files/files';
import { HandedFiles } from '../python/files/handed-files';
import { parserOf } from '../python/parser';
import { CheckingPredictor } from '../sandbox/checking-predictor';
import { RememberingTransport } from '../sandbox/remembering-transport';
import { SUPPORTED_MODULES } from '../sandbox/supported-modules';
import { type Begin, GONE, HUNG_UP, type WorkerMessage } from './messages';
import { WorkerSandbox } from './worker-sandbox';

const scope = globalThis as unknown as { onmessage: (event: { readonly data: WorkerMessage }) => void };
let served: Served | undefined;
const sandbox = new WorkerSandbox();
const workspace = new HandedFiles();
useFiles(workspace);

scope.onmessage = ({ data }) => {
  if (data.kind === 'begin') served = begin(data);
  else if (data.kind === 'check') {
    sandbox.turn(data.files);
    // What is remembered was found out the other way.
    served?.forget();
  } else if (data.kind === 'files') workspace.hand(data.files);
  else if (served) serveSession(data.port, served.sessions);
};

/** Modules that need not be read, since what they do is evaluated. */
const knownModules = (): ReadonlySet<string> | undefined => (sandbox.available ? SUPPORTED_MODULES : undefined);

interface Served {
  /** What sessions need. */
  readonly sessions: AdapterDependencies;
  /** Forgets the answers to questions outside of sessions. */
  forget(): void;
}

function begin({ model: contents, parser, network, service: port }: Begin): Served {
  const asked = new RememberingTransport(sandbox);
  const around = (chain: Predictor): Predictor =>
    new CheckingPredictor(chain, asked, { compares: 'sample', onCompared: sandbox.compared });
  const weights = onceLoaded(async () => {
    const files = await checkedModel(contents, (name) => name);
    return new NeuralPredictor(await LanguageModel.load(files, webRuntime(network)), { around });
  });
  const python = onceLoaded(() => parserOf(parser));
  // On first use of the model, the client is told that it is being loaded.
  const model = async (): Promise<NeuralPredictor> => {
    await server.load();
    return await weights();
  };
  const predictor = latePredictor(model, SERVICE_RANK, knownModules);
  const newService = (): (() => Promise<PredictionService>) =>
    onceLoaded(async () => new PredictionService({ parser: await python(), ...serviceModel(model, knownModules) }));
  let service = newService();
  const server = serveMessages(new PortReader(port), new PortWriter(port), {
    service: () => service(),
    check: sandbox,
    loadsEarly: true,
    model: async () => `Model of ${((await weights()).parameters / 1e6).toFixed(1)} million parameters`,
  });
  const newTools = (): (() => Promise<AgentTools>) =>
    onceLoaded(async () => {
      await model();
      return new AgentTools({ parser: await python(), predictor, roots: [] });
    });
  let tools = newTools();
  serveTools(server.connection, () => tools());
  const sessions: AdapterDependencies = {
    loadPredictor: async () => (await model()).ranked(SESSION_RANK),
    loadPython: python,
    get knownModules() {
      return knownModules();
    },
  };
  return {
    sessions,
    forget: () => {
      service = newService();
      tools = newTools();
    },
  };
}

function serveSession(port: Port, dependencies: AdapterDependencies): void {
  const close = (): void => {
    port.postMessage(HUNG_UP);
  };
  const session = new NeuralDebugSession(dependencies, {
    send: (message) => {
      port.postMessage(message);
    },
    close,
    hangUp: close,
  });
  port.onmessage = ({ data }) => {
    if (data !== GONE) session.receive(data as Message);
    else {
      session.disconnected();
      port.close();
    }
  };
}
