/** A debug session: a table of requests over small services. */
import { DebugSession, Response } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { breakpointRequests } from './breakpoint-requests';
import { Context } from './context';
import type { AdapterDependencies } from './debuggee';
import { executionRequests } from './execution-requests';
import type { Answer, Handlers } from './handler';
import { inspectionRequests } from './inspection-requests';
import { lifecycleRequests } from './lifecycle-requests';
import { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import { Runner } from './runner';

export class NeuralDebugSession extends DebugSession {
  private readonly context: Context;
  private readonly handlers: Handlers;

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
    };
    // Nobody waits any more for what a running command would find.
    this.on('close', () => {
      runner.pause();
    });
  }

  /** Replaces the dispatch of the base class, so that every failure becomes one failed response. */
  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const response = new Response(request);
    const fail = (error: unknown): void => {
      this.fail(response, error);
    };
    try {
      const { command } = request;
      const handler = Object.hasOwn(this.handlers, command) ? this.handlers[command] : undefined;
      if (!handler) throw new RequestError(`Neural Debug has no request "${command}".`);
      const answer = handler(new RequestArguments(command, request.arguments));
      if (answer instanceof Promise) {
        answer.then((done) => {
          this.finish(response, done);
        }, fail);
      } else this.finish(response, answer);
    } catch (error) {
      fail(error);
    }
  }

  private finish(response: DebugProtocol.Response, { body, after }: Answer): void {
    if (body) response.body = body as unknown;
    this.sendResponse(response);
    after?.();
  }

  private fail(response: DebugProtocol.Response, error: unknown): void {
    const expected = error instanceof RequestError;
    const text = error instanceof Error ? error.message : String(error);
    if (!expected)
      this.context.output(`Internal error: ${error instanceof Error ? (error.stack ?? text) : text}\n`, 'stderr');
    // An answer may have been sent already, where what follows it has failed.
    if (response.seq > 0) return;
    const format = expected ? text : `Internal error: ${text}`;
    response.success = false;
    response.message = format;
    // A failed hover or watch is no news.
    const showUser = response.command !== 'evaluate';
    response.body = { error: { id: expected ? 1 : 2, format, showUser } };
    this.sendResponse(response);
  }
}
