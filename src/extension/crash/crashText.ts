/** Texts about tracebacks and inferred pasts. Knows no `vscode`, so that it can be tested without an editor. */
import type { AlternativePast } from '../../adapter/requests/past-requests';
import { percent } from '../../debugger/percent';
import type { Traceback, TracebackFrame } from '../../python/traceback/traceback';
import type { LeftOut, Misplacing, Placing } from '../../python/traceback/frame-places';

/** `vscode.l10n`. */
export interface Words {
  readonly t: (message: string, ...args: (string | number | boolean)[]) => string;
}

export function problemText(problem: Misplacing, { t }: Words): string {
  switch (problem.kind) {
    case 'missing':
      return t(
        'None of the files in this traceback is in the workspace: {0}. Open the folder that contains them.',
        problem.files.slice(0, 4).join(', '),
      );
    case 'no-file':
      return t(
        '{0} is not a file on disk. Put the code into a Python file, then right-click its line: Start at This Line.',
        problem.frame.file,
      );
    case 'stale': {
      const { frame, path, places } = problem;
      if (frame.text === undefined) return t('{0} has changed since: it no longer has a line {1}.', path, frame.line);
      return places === 0
        ? t('{0} has changed since: line {1} was "{2}", which is nowhere in it now.', path, frame.line, frame.text)
        : t(
            '{0} has changed since: line {1} was "{2}", which is now on {3} lines. Right-click the right one: Start at This Line.',
            path,
            frame.line,
            frame.text,
            places,
          );
    }
  }
}

/** What the session leaves out or has moved; empty if it shows the traceback unchanged. */
export function noteTexts({ frames, outer, inner }: Placing, { t }: Words): string[] {
  const moved = frames.find(({ line, now }) => line !== now);
  const name = ({ file, line }: TracebackFrame): string => `${file}:${line}`;
  return [
    ...(moved ? [t('Line {0} of the traceback is line {1} of the file now.', moved.line, moved.now)] : []),
    ...(outer ? [cutText(outer, frames[0]?.function ?? name(outer.frame), { t })] : []),
    ...(inner.length > 0 ? [t('The exception was raised in a deeper call: {0}.', inner.map(name).join(', '))] : []),
  ];
}

/** Why the stack begins where it does. */
function cutText({ frame: { file, line, text = '' }, reason }: LeftOut, first: string, { t }: Words): string {
  switch (reason) {
    case 'elsewhere':
      return t(
        'The stack begins with {0}: {1}, where it was called, is not in the workspace.',
        first,
        `${file}:${line}`,
      );
    case 'stale':
      return t('The stack begins with {0}: {1} has changed, and line {2} is no longer "{3}".', first, file, line, text);
    case 'import':
      return t('The stack begins with the file itself, which {0} imported.', `${file}:${line}`);
  }
}

/** One of several tracebacks of a text. */
export function tracebackLabel({ frames, exception }: Traceback, { t }: Words): { label: string; description: string } {
  const last = frames.at(-1);
  const { type, message } = exception ?? {};
  const label =
    type === undefined ? t('cut off before the exception') : message === undefined ? type : `${type}: ${message}`;
  return { label, description: last ? `${last.file}:${last.line}` : '' };
}

/** A possible past: `line 4, 62 %`, and which values were different. */
export function alternativeText(
  { line, text, probability, confirmed, changes, function: name }: AlternativePast,
  { t }: Words,
): { label: string; description: string; tooltip: string } {
  const values = changes.map(({ name: variable, value }) =>
    value === undefined ? t('{0} without a value', variable) : `${variable} = ${value}`,
  );
  const changed = values.length === 0 ? t('the same values') : values.join(', ');
  const check = confirmed
    ? t('Predicting forward from there leads to what is known.')
    : t('Predicting forward from there does not lead to what is known, or needs values that are unknown.');
  return {
    label: t('{0}: {1}', percent(probability), changed),
    description: t('line {0}: {1}', line, text),
    tooltip: `${name}, ${t('line {0}: {1}', line, text)}\n${changed}\n${check}`,
  };
}
