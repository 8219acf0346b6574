/** A debug session: a table of requests over small services. */
import { DebugSession, Response } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { breakpointRequests } from '../requests/breakpoint-requests';
import { causeRequests } from '../requests/cause-requests';
import { Context } from './context';
import { evaluationRequests } from '../requests/evaluation-requests';
import { executionRequests } from '../requests/execution-requests';
import type { Answer, Handlers } from '../requests/handler';
import { inspectionRequests } from '../requests/inspection-requests';
import { lifecycleRequests } from '../requests/lifecycle-requests';
import { lineRequests } from '../requests/line-requests';
import type { AdapterDependencies } from '../launch/loading';
import { pastRequests } from '../requests/past-requests';
import { sourceRequests } from '../requests/source-requests';
import { travelRequests } from '../requests/travel-requests';
import { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import { Runner } from './runner';

/** Requests whose failure is no news, or is told by whoever asked: hovers, watches, what views read by themselves. */
const QUIET: ReadonlySet<string> = new Set(['alternatives', 'evaluate', 'history', 'inlineValues', 'replaceSource']);

export class NeuralDebugSession extends DebugSession {
  private readonly context: Context;
  private readonly handlers: Handlers;
  /** Requests that have no answer yet, by their number. */
  private readonly pending = new Map<number, AbortController>();

  /** @param isServer the process serves other sessions too, and outlives this one */
  constructor(dependencies: AdapterDependencies, isServer = false) {
    super();
    this.setRunAsServer(isServer);
    const send = (event: DebugProtocol.Event): void => {
      this.sendEvent(event);
    };
    const close = (): void => {
      if (isServer) this.stop();
      else this.shutdown();
    };
    this.context = new Context(dependencies, send, close);
    const runner = new Runner(this.context);
    this.handlers = {
      ...lifecycleRequests(this.context, runner),
      ...breakpointRequests(this.context),
      ...executionRequests(this.context, runner),
      ...inspectionRequests(this.context),
      ...evaluationRequests(this.context),
      ...sourceRequests(this.context),
      ...travelRequests(this.context, runner),
      ...pastRequests(this.context, runner),
      ...lineRequests(this.context),
      ...causeRequests(this.context),
    };
    // Nobody waits any more for what a running command would find.
    this.on('close', () => {
      runner.pause();
    });
  }

  /** Replaces the dispatch of the base class, so that every failure becomes one failed response. */
  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const response = new Response(request);
    const { command, seq } = request;
    const fail = (error: unknown): void => {
      this.pending.delete(seq);
      this.fail(response, error);
    };
    try {
      if (command === 'cancel') this.cancel(request.arguments);
      const handler = Object.hasOwn(this.handlers, command) ? this.handlers[command] : undefined;
      if (!handler) throw new RequestError(`Neural Debug has no request "${command}".`);
      const cancel = new AbortController();
      const answer = handler(new RequestArguments(command, request.arguments), cancel.signal);
      if (answer instanceof Promise) {
        this.pending.set(seq, cancel);
        answer.then((done) => {
          this.pending.delete(seq);
          this.finish(response, done);
        }, fail);
      } else this.finish(response, answer);
    } catch (error) {
      fail(error);
    }
  }

  /** A request that has been answered already cannot be cancelled, which is no error. */
  private cancel(given: unknown): void {
    const request = new RequestArguments('cancel', given).optionalNumber('requestId');
    if (request !== undefined) this.pending.get(request)?.abort();
  }

  private finish(response: DebugProtocol.Response, { body, after }: Answer): void {
    if (body) response.body = body as unknown;
    this.sendResponse(response);
    after?.();
  }

  private fail(response: DebugProtocol.Response, error: unknown): void {
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    const expected = error instanceof RequestError || isCancelled;
    const text = isCancelled ? 'cancelled' : error instanceof Error ? error.message : String(error);
    if (!expected)
      this.context.output(`Internal error: ${error instanceof Error ? (error.stack ?? text) : text}\n`, 'stderr');
    // An answer may have been sent already, where what follows it has failed.
    if (response.seq > 0) return;
    const format = expected ? text : `Internal error: ${text}`;
    response.success = false;
    response.message = format;
    const showUser = !QUIET.has(response.command) && !isCancelled;
    response.body = { error: { id: expected ? 1 : 2, format, showUser } };
    this.sendResponse(response);
  }
}
