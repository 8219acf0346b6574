/** The prediction service on a connection: requests to methods, failures to texts for people, states to notifications. */
import type { Readable, Writable } from 'node:stream';
import {
  createMessageConnection,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  type CancellationToken,
  type MessageConnection,
  type ProgressToken,
  type RequestType,
} from 'vscode-jsonrpc/node';
import { PredictionError } from '../../codec/query';
import { LaunchError } from '../../debugger/launch';
import { ModelError } from '../../model/files';
import * as protocol from './protocol';
import { RequestFailure, type PredictionService, type SurveyListener } from './service';

/** Answers one request; `signal` is aborted when it is cancelled, `listener` is told of progress. */
type Method<P, R> = (
  service: PredictionService,
  params: P,
  signal: AbortSignal,
  listener: SurveyListener,
) => Promise<R>;

/** Milliseconds between two reports of progress. */
const INTERVAL = 200;

/**
 * Serves until the input ends.
 * @param load what answers; requests wait for it, and the next one tries again where it failed
 */
export function serve(input: Readable, output: Writable, load: () => Promise<PredictionService>): MessageConnection {
  const connection = createMessageConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
  const status = new StatusReport(connection);

  const on = <P, R>(type: RequestType<P, R, void>, method: Method<P, R>): void => {
    connection.onRequest(type, async (params: P, token: CancellationToken) => {
      const stop = new AbortController();
      token.onCancellationRequested(() => {
        stop.abort();
      });
      if (token.isCancellationRequested) stop.abort();
      try {
        const service = await status.loading(load);
        return await status.working(() => method(service, params, stop.signal, progressOf(connection, params)));
      } catch (error) {
        return failure(error);
      }
    });
  };
  on(protocol.FunctionsRequest, (service, params) => Promise.resolve(service.functions(params)));
  on(protocol.ExamplesRequest, (service, params) => service.examples(params));
  on(protocol.HoverRequest, (service, params, signal, listener) => service.hover(params, signal, listener));
  on(protocol.SurveyRequest, (service, params, signal, listener) => service.survey(params, signal, listener));
  on(protocol.ExplainRequest, (service, params, signal, listener) => service.explain(params, signal, listener));
  on(protocol.WhatIfRequest, (service, params, signal, listener) => service.whatIf(params, signal, listener));
  on(protocol.InvertRequest, (service, params, signal) => service.invert(params, signal));
  connection.onRequest(protocol.StatusRequest, () => status.current);
  connection.onError(([error]) => {
    process.stderr.write(`neural-debug: ${error.message}\n`);
  });
  connection.listen();
  void status.loading(load).catch(() => undefined);
  return connection;
}

/** What the host does, told on every change. */
class StatusReport {
  current: protocol.Status = { state: 'loading', detail: 'The model is being loaded.' };
  private count = 0;

  constructor(private readonly connection: MessageConnection) {
    // Once the connection listens.
    setImmediate(() => {
      this.send();
    });
  }

  async loading(load: () => Promise<PredictionService>): Promise<PredictionService> {
    try {
      const service = await load();
      if (this.current.state !== 'busy') this.set({ state: 'ready', detail: service.description });
      return service;
    } catch (error) {
      this.set({ state: 'failed', detail: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }

  async working<T>(work: () => Promise<T>): Promise<T> {
    const { detail } = this.current;
    this.count += 1;
    this.set({ state: 'busy', detail });
    try {
      return await work();
    } finally {
      this.count -= 1;
      if (this.count === 0) this.set({ state: 'ready', detail });
    }
  }

  private set(status: protocol.Status): void {
    const isNew = status.state !== this.current.state || status.detail !== this.current.detail;
    this.current = status;
    if (isNew) this.send();
  }

  private send(): void {
    this.connection.sendNotification(protocol.StatusNotification, this.current).catch(() => undefined);
  }
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
  if (!(error instanceof Error)) return new ResponseError(protocol.ServiceError.badRequest, String(error));
  if (error.name === 'AbortError') return new ResponseError(protocol.ServiceError.cancelled, 'cancelled');
  if (error instanceof ModelError) return new ResponseError(protocol.ServiceError.noModel, error.message);
  if (error instanceof RequestFailure || error instanceof LaunchError || error instanceof PredictionError)
    return new ResponseError(protocol.ServiceError.badRequest, error.message);
  process.stderr.write(`neural-debug: internal error: ${error.stack ?? error.message}\n`);
  return new ResponseError(-32603, `Internal error: ${error.message}`);
}
