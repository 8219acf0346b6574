/** Requests about the program's text, which may be edited while it is debugged. */
import { BreakpointEvent, LoadedSourceEvent, Source } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { basename } from 'node:path';
import { forClient } from './breakpoint-requests';
import type { Context } from './context';
import type { Handlers } from './handler';
import { readText } from './loading';
import { RequestError } from './request-error';

export function sourceRequests(context: Context): Handlers {
  return {
    loadedSources() {
      const { path } = loaded(context);
      return { body: { sources: [context.source(path)] } };
    },

    source(given) {
      const debuggee = loaded(context);
      const source = given.optionalObject('source');
      const path = context.client.fromPath(source?.optionalText('path') ?? '');
      if (!context.breakpoints.isProgram(path)) throw new RequestError(`Only ${debuggee.path} is being debugged.`);
      return { body: { content: debuggee.source.text, mimeType: 'text/x-python' } };
    },

    /**
     * Edit and continue: `text` (what is on disk without it) takes the place of the program, and the same state goes on
     * in it. The answer says where: `{ line, step, firstStep }`.
     */
    replaceSource(given) {
      const debuggee = context.stopped();
      const text = given.optionalText('text');
      debuggee.replaceSource(readText({ program: debuggee.path, ...(text !== undefined && { text }) }));
      context.leaveStop('stopped');
      const { steps } = debuggee;
      return {
        body: { line: context.client.line(debuggee.frame().line), step: steps.current, firstStep: steps.first },
        after: () => {
          announceSource(context, 'changed');
          context.invalidate('all');
        },
      };
    },
  };
}

/** Tells the client which text is debugged, and what that means for its breakpoints. */
export function announceSource(context: Context, reason: 'new' | 'changed'): void {
  const { debuggee, breakpoints } = context;
  if (!debuggee) return;
  for (const breakpoint of breakpoints.load(debuggee.path, debuggee.source)) {
    const event: DebugProtocol.BreakpointEvent = new BreakpointEvent('changed', forClient(context, breakpoint));
    context.send(event);
  }
  context.applyBreakpoints();
  const source = new Source(basename(debuggee.path), context.client.path(debuggee.path));
  context.send(new LoadedSourceEvent(reason, source));
  for (const { line, message } of debuggee.source.problems.slice(0, 3)) {
    context.output(
      `Line ${line} is not valid Python, and is read as far as it makes sense: ${message}\n`,
      'console',
      line,
    );
  }
}

function loaded(context: Context) {
  const { debuggee, phase } = context;
  if (!debuggee || phase === 'ended' || phase === 'loading') return context.stopped();
  return debuggee;
}
