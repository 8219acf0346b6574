/** Requests about the program's text, which may be edited while it is debugged. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { missingModules } from '../../debugger/launch/missing-modules';
import { forClient } from './breakpoint-requests';
import { files } from '../../python/files/files';
import { filesOf, ownSource } from '../../python/modules/linked-source';
import type { SourceFile } from '../../python/syntax';
import { newProblems, problemTexts } from '../presentation/problem-texts';
import { eventOf } from '../protocol/events';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import type { Handlers } from './handler';
import { readText } from '../launch/loading';
import { RequestError } from '../protocol/request-error';

export function sourceRequests(context: Context): Handlers {
  return {
    loadedSources() {
      const { path, source } = loaded(context);
      const paths = [path, ...filesOf(source).map((file) => file.path)];
      return { body: { sources: paths.map((each) => context.source(each)) } };
    },

    source(given) {
      const debuggee = loaded(context);
      const source = given.optionalObject('source');
      const gone = context.gone.pathOf(given.optionalNumber('sourceReference') ?? 0);
      const path = gone ?? context.client.fromPath(source?.optionalText('path') ?? '');
      const content = context.breakpoints.textOf(path);
      if (content === undefined)
        throw new RequestError(`Only ${debuggee.path} and the files that it imports are being debugged.`);
      return { body: { content, mimeType: 'text/x-python' } };
    },

    /**
     * Edit and continue: `text` (or else the file on disk) replaces the program, and the session continues from the same state
     * in it. The answer says where, and whether lines that have run are others now: `{ line, step, firstStep, hasRun }`.
     */
    async replaceSource(given, signal) {
      const debuggee = context.stopped();
      const text = given.optionalText('text');
      const { program, within } = debuggee.given;
      const [before, old] = [placesOf(debuggee), debuggee.source];
      const edited = readText({
        program,
        ...(within !== undefined && { within }),
        ...(text !== undefined && { text }),
      });
      const hasRun = await debuggee.replaceSource(edited, context.whileStopped(signal));
      context.leaveStop('stopped');
      const { steps } = debuggee.history;
      return {
        body: { line: context.line(debuggee.frame().line), step: steps.current, firstStep: steps.first, hasRun },
        after: () => {
          announceSource(context, 'changed', old);
          // Who shows the stack again goes to its line, and away from where somebody is typing.
          context.invalidate(placesOf(debuggee) === before ? 'variables' : 'all');
        },
      };
    },
  };
}

/**
 * Tells the client which text is debugged, and updates its breakpoints.
 * @param before the text that an edit has replaced: what was said of it is not said again
 */
export function announceSource(context: Context, reason: 'new' | 'changed', before?: SourceFile): void {
  const { debuggee, breakpoints } = context;
  if (!debuggee) return;
  for (const breakpoint of breakpoints.load(debuggee.path, debuggee.source)) {
    const body = { reason: 'changed', breakpoint: forClient(context, breakpoint) };
    context.send(eventOf<DebugProtocol.BreakpointEvent>('breakpoint', body));
  }
  context.applyBreakpoints();
  for (const path of [debuggee.path, ...filesOf(debuggee.source).map((file) => file.path)])
    context.send(eventOf<DebugProtocol.LoadedSourceEvent>('loadedSource', { reason, source: context.source(path) }));
  const problems = before ? newProblems(before, debuggee.source) : debuggee.source.problems;
  for (const { line, text } of problemTexts(problems)) context.output(`${text}\n`, 'console', line);
  if (!before) announceTests(context, debuggee);
}

/** Why so much is unknown, once in a run: an edit does not say it again. */
export function announceMissing(context: Context): void {
  const { debuggee } = context;
  const missing = debuggee ? missingModules(debuggee.source) : [];
  for (const { name, line } of missing)
    context.output(`There is no module ${name} here: what comes of it is unknown.\n`, 'console', line);
  if (files().platform === 'browser') return;
  const folders = debuggee?.given.libraryPaths;
  if (missing.length > 0 && folders === undefined)
    context.output('If it is installed, libraryPaths can say where.\n', 'console');
  for (const folder of folders ?? [])
    if (files().status(folder)?.kind !== 'folder')
      context.output(`libraryPaths: there is no folder ${folder}, so nothing is read from it.\n`, 'console');
}

/** What a client shows of the stack. */
function placesOf({ state }: Debuggee): string {
  return JSON.stringify(state.frames.map(({ id, line, function: info }) => [id, line, info.qualifiedName]));
}

/** Calls of a test framework that find the tests of the file and run them. */
const RUNNERS = /^(?:unittest|pytest)\.main\(/;

/** A file that starts its tests: which of them run, and how, is the doing of a framework that is not read. */
function announceTests(context: Context, { source, given }: Debuggee): void {
  if (given.start.function !== undefined || given.crash) return;
  const own = ownSource(source);
  for (const line of own.executableLines) {
    const site = own.statementAt(line)?.calls.find(({ text: one }) => RUNNERS.test(one));
    if (!site || source.imported?.some(({ name }) => site.text.startsWith(`${name}.`))) continue;
    const text = `Line ${line}: the tests that ${site.text} runs are not predicted. Start one of them by itself instead, as a function.\n`;
    context.output(text, 'console', line);
    return;
  }
}

function loaded(context: Context) {
  const { debuggee, phase } = context;
  if (!debuggee || phase === 'ended' || phase === 'loading') return context.stopped();
  return debuggee;
}
