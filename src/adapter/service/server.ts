/** The prediction service on a connection: maps requests to methods, failures to messages, states to notifications. */
import {
  createMessageConnection,
  ErrorCodes,
  ResponseError,
  type CancellationToken,
  type MessageConnection,
  type MessageReader,
  type MessageWriter,
  type ProgressToken,
  type RequestType,
  type ResponseMessage,
} from 'vscode-jsonrpc';
import { PredictionError } from '../../codec/query';
import { LaunchError } from '../../debugger/launch/launch';
import { ModelError } from '../../model/model-files';
import { shortened } from '../../python/text/shortened';
import { unwaited } from '../../python/text/timers';
import * as protocol from './protocol';
import { isStackOverflow, TOO_LARGE } from '../protocol/too-deep';
import { BadMessage } from '../wire/bad-message';
import {
  documentParams,
  examplesParams,
  explainParams,
  hoverParams,
  invertParams,
  readParams,
  surveyParams,
  switchParams,
  whatIfParams,
  type ReadParams,
} from './service-params';
import { RequestFailure } from './request-failure';
import type { SurveyListener } from './call-surveys';
import type { PredictionService } from './service';

/** Answers one request; `signal` is aborted when it is canceled, `listener` gets its progress. */
type Method<P, R> = (
  service: PredictionService,
  params: P,
  signal: AbortSignal,
  listener: SurveyListener,
) => Promise<R>;

/** Milliseconds between two reports of progress. */
const INTERVAL = 200;

/** What a server needs, loaded on first use; after a failure the next request tries again. */
export interface ServerDependencies {
  service(): Promise<PredictionService>;
  /** Resolves once predictions can be made, with a description of the model. */
  model(): Promise<string>;
  /** Whether the model is loaded as soon as a document is looked at, and not with the first prediction. */
  readonly loadsEarly?: boolean;
  /** Where predictions are checked. */
  readonly check?: CheckReport;
  /** Turns the check on or off; undefined where that is told in another way. */
  readonly switchCheck?: (on: boolean) => void;
}

/** The check of predictions, and who is told about it. */
export interface CheckReport {
  readonly status: protocol.CheckStatus;
  onChange: (status: protocol.CheckStatus) => void;
}

export interface Server {
  readonly connection: MessageConnection;
  /** Loads the model, and tells the client the outcome. */
  load(): Promise<void>;
}

/** Serves until the input ends. */
export function serveMessages(reader: MessageReader, writer: MessageWriter, dependencies: ServerDependencies): Server {
  const connection = createMessageConnection(reader, writer);
  const status = new StatusReport(connection, () => dependencies.model());

  /** Answers requests that need only the syntax. */
  const on = <P, R>(type: RequestType<P, R, void>, read: ReadParams<P>, method: Method<P, R>): void => {
    // Whatever came as parameters, and then the token: an array is spread.
    connection.onRequest(type.method, async (...received: unknown[]) => {
      const stop = new AbortController();
      const token = received.at(-1) as CancellationToken;
      token.onCancellationRequested(() => {
        stop.abort();
      });
      if (token.isCancellationRequested) stop.abort();
      try {
        const params = readParams(type.method, received.slice(0, -1), read);
        return await method(await dependencies.service(), params, stop.signal, progressOf(connection, params));
      } catch (error) {
        return failure(error);
      }
    });
  };
  /** Answers requests that need the model. */
  const onPrediction = <P, R>(type: RequestType<P, R, void>, read: ReadParams<P>, method: Method<P, R>): void => {
    on(type, read, (...request: Parameters<Method<P, R>>) => status.working(() => method(...request)));
  };
  on(protocol.FunctionsRequest, documentParams, (service, params) => {
    // Somebody looks at a Python file: the first hover should not have to wait for the model.
    if (dependencies.loadsEarly) status.loaded().catch(() => undefined);
    return service.functions(params);
  });
  on(protocol.ExamplesRequest, examplesParams, (service, params, signal) => service.examples(params, signal));
  onPrediction(protocol.HoverRequest, hoverParams, (service, ...request) => service.hover(...request));
  onPrediction(protocol.SurveyRequest, surveyParams, (service, ...request) => service.survey(...request));
  onPrediction(protocol.ExplainRequest, explainParams, (service, ...request) => service.explain(...request));
  onPrediction(protocol.WhatIfRequest, whatIfParams, (service, ...request) => service.whatIf(...request));
  onPrediction(protocol.InvertRequest, invertParams, (service, params, signal) => service.invert(params, signal));
  connection.onRequest(protocol.StatusRequest, () => status.current);
  if (dependencies.check) serveCheck(connection, dependencies.check, dependencies.switchCheck);
  connection.onError(([error]) => {
    console.error(`neural-debug: ${shortened(error.message)}`);
  });
  reader.onError((error) => {
    if (!(error instanceof BadMessage)) return;
    const { id, isRead } = error;
    const code = isRead ? ErrorCodes.InvalidRequest : ErrorCodes.ParseError;
    const response: ResponseMessage = { jsonrpc: '2.0', id, error: { code, message: shortened(error.message) } };
    writer.write(response).catch(() => undefined);
  });
  connection.listen();
  status.send();
  return {
    connection,
    load: async () => {
      await status.loaded();
    },
  };
}

/** The state of the host, reported on every change. */
class StatusReport {
  current: protocol.Status = { state: 'idle', detail: 'The model is loaded when it is needed.' };
  private count = 0;

  constructor(
    private readonly connection: MessageConnection,
    private readonly load: () => Promise<string>,
  ) {}

  async working<T>(work: () => Promise<T>): Promise<T> {
    const detail = await this.loaded();
    this.count += 1;
    this.set({ state: 'busy', detail });
    try {
      return await work();
    } finally {
      this.count -= 1;
      if (this.count === 0) this.set({ state: 'ready', detail });
    }
  }

  async loaded(): Promise<string> {
    if (this.current.state === 'idle' || this.current.state === 'failed')
      this.set({ state: 'loading', detail: 'The model is being loaded.' });
    try {
      const detail = await this.load();
      if (this.count === 0) this.set({ state: 'ready', detail });
      return detail;
    } catch (error) {
      this.set({ state: 'failed', detail: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }

  private set(status: protocol.Status): void {
    const isNew = status.state !== this.current.state || status.detail !== this.current.detail;
    this.current = status;
    if (isNew) this.send();
  }

  send(): void {
    this.connection.sendNotification(protocol.StatusNotification, this.current).catch(() => undefined);
  }
}

/** Milliseconds between two reports of counts. */
const COUNTS_INTERVAL = 500;

function serveCheck(connection: MessageConnection, check: CheckReport, turn?: (on: boolean) => void): void {
  let last: protocol.CheckStatus | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    last = check.status;
    connection.sendNotification(protocol.CheckNotification, last).catch(() => undefined);
  };
  check.onChange = ({ state, detail }) => {
    if (state !== last?.state || detail !== last.detail) send();
    else waiting ??= unwaited(setTimeout(send, COUNTS_INTERVAL));
  };
  send();
  if (!turn) return;
  connection.onRequest(protocol.SwitchCheckRequest.method, (...received: unknown[]) => {
    try {
      turn(readParams(protocol.SwitchCheckRequest.method, received.slice(0, -1), switchParams).on);
      return check.status;
    } catch (error) {
      return failure(error);
    }
  });
}

/** Reports progress under the token of the request, if it has one. */
function progressOf(connection: MessageConnection, params: unknown): SurveyListener {
  const token = (params as { readonly progress?: ProgressToken } | undefined)?.progress;
  if (token === undefined) return () => undefined;
  let last = Date.now();
  return (steps, line) => {
    if (Date.now() < last + INTERVAL) return;
    last = Date.now();
    connection.sendProgress(protocol.SurveyProgress, token, { steps, line }).catch(() => undefined);
  };
}

function failure(error: unknown): ResponseError {
  if (error instanceof ResponseError) return new ResponseError(error.code, error.message);
  if (!(error instanceof Error)) return new ResponseError(protocol.ServiceError.badRequest, String(error));
  if (error.name === 'AbortError') return new ResponseError(protocol.ServiceError.cancelled, 'cancelled');
  if (error instanceof ModelError) return new ResponseError(protocol.ServiceError.noModel, error.message);
  if (error instanceof RequestFailure || error instanceof LaunchError || error instanceof PredictionError)
    return new ResponseError(protocol.ServiceError.badRequest, error.message);
  if (isStackOverflow(error)) return new ResponseError(protocol.ServiceError.badRequest, TOO_LARGE);
  console.error(`neural-debug: internal error: ${error.stack ?? error.message}`);
  return new ResponseError(-32603, `Internal error: ${error.message}`);
}
