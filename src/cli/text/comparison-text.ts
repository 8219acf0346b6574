/** Comparisons of two versions for people: as text, and as Markdown for a pull request. */
import { outcomeText } from '../../adapter/agents/contract/answers';
import type { Difference, FunctionComparison } from '../../adapter/agents/compare/compare-programs';
import { percent } from '../../debugger/percent';

export interface FileComparison {
  readonly path: string;
  readonly functions: readonly FunctionComparison[];
  /** Why it could not be compared. */
  readonly error?: string;
}

export function comparisonText(files: readonly FileComparison[]): string {
  const lines = files.flatMap(({ path, functions, error }) => [
    ...(error === undefined ? [] : [`${path}: ${error}`]),
    ...functions.flatMap((one) => [
      `${path}:${one.line}  ${one.function}  ${verdict(one)}`,
      ...one.differences.map((difference) => `    ${difference.call}: ${changeText(difference)}`),
    ]),
  ]);
  if (lines.length === 0) lines.push('No function has changed.');
  return `${lines.join('\n')}\n`;
}

export function comparisonMarkdown(files: readonly FileComparison[]): string {
  const all = files.flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })));
  const rows = all.map(({ path, ...one }) => {
    const [first] = one.differences;
    const example = first ? `${code(first.call)}: ${escaped(changeText(first))}` : '';
    return `| ${code(one.function)} | ${path}:${one.line} | ${verdict(one)} | ${example} |`;
  });
  const errors = files.flatMap(({ path, error }) => (error === undefined ? [] : [`- ${path}: ${escaped(error)}`]));
  const table =
    rows.length === 0
      ? ['No function has changed.']
      : ['| function | where | predicted behaviour | for example |', '|---|---|---|---|', ...rows];
  return [
    '### Predicted behaviour of this change',
    '',
    ...table,
    ...(errors.length > 0 ? ['', ...errors] : []),
    '',
    '<sub>Predicted by Neural Debug; nothing was run.</sub>',
    '',
  ].join('\n');
}

function verdict({ status, compared, differences, renamedFrom = '' }: FunctionComparison): string {
  const calls = `${compared} call${compared === 1 ? '' : 's'}`;
  switch (status) {
    case 'same':
      return `the same in ${calls}`;
    case 'changed':
      return `different in ${differences.length} of ${calls}`;
    case 'raised':
      return `raises in ${differences.filter((one) => one.isRaised).length} of ${calls}, where it did not`;
    case 'added':
    case 'removed':
      return status;
    case 'renamed':
      return `${renamedFrom} by another name`;
    case 'open':
      return 'not known: no call of it can be predicted';
  }
}

function changeText({ before, after, printed, left, confidence }: Difference): string {
  const [old, now] = [outcomeText(before), outcomeText(after)];
  const outcome =
    printed && (left !== undefined || old === now)
      ? `prints ${JSON.stringify(printed.before)} → ${JSON.stringify(printed.after)}`
      : left
        ? `leaves ${left.name} as ${left.before} → ${left.after}`
        : `${old} → ${now}`;
  return confidence >= 0.995 ? outcome : `${outcome} (${percent(confidence)})`;
}

function code(text: string): string {
  return `\`${escaped(text.replaceAll('`', "'"))}\``;
}

/** A table ends a cell at a bar and a row at a line break. */
function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}
