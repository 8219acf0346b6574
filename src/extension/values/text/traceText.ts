/**
 * A function with what is predicted in it, as comments below its lines: the two sides of a what-if. Below, not at the line end: the
 * halves of a comparison are narrow, and so only comments differ.
 */
import type { Difference, FunctionItem, Outcome, PredictedValue, SurveyLine } from '../../../adapter/service/protocol';
import { lineMark, lineText, type Lengths } from './lineText';
import { describeException } from '../../../debugger/state/exceptions';
import { cut, doubtMark, exitText, type L10n } from './words';

const COMMENTS: Lengths = { rounds: 6, value: 60, text: 160 };

export interface TracePair {
  readonly before: string;
  readonly after: string;
}

export interface WhatIf {
  /** From 0. */
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/**
 * @param item the function; undefined for the code outside functions, and then the whole text is shown
 * @param source lines of the document
 */
export function tracePair(
  item: Pick<FunctionItem, 'line' | 'endLine'> | undefined,
  { outcome, printed, traces, previous }: Difference,
  { line, name, value }: WhatIf,
  source: readonly string[],
  l10n: L10n,
  threshold: number,
): TracePair {
  const side = (which: 'before' | 'after', set: string): string => {
    const comments = commentsOf(traces[which], outcome[which], source, l10n, threshold);
    const start = item?.line ?? 0;
    const end = item?.endLine ?? source.length - 1;
    const rows = source.slice(start, end + 1).flatMap((text, i) => {
      const indent = /^\s*/.exec(text)?.[0] ?? '';
      const above = start + i === line && set !== '' ? [`${indent}# ▶ ${set}`] : [];
      const comment = comments.get(start + i);
      return [...above, text, ...(comment === undefined ? [] : [`${comment.indent}# → ${comment.text}`])];
    });
    return [
      ...endTexts(outcome[which], printed[which], l10n, threshold).map((text) => `# ${text}`),
      '',
      ...rows,
      '',
    ].join('\n');
  };
  const was = previous ? `${name} = ${cut(previous.value, COMMENTS.value)}` : '';
  return { before: side('before', was), after: side('after', `${name} = ${cut(value, COMMENTS.value)}`) };
}

interface Comment {
  readonly text: string;
  /** Of the statement, which may span several lines. */
  readonly indent: string;
}

/** By the last lines of statements. */
function commentsOf(
  lines: readonly SurveyLine[],
  { kind }: Outcome,
  source: readonly string[],
  l10n: L10n,
  threshold: number,
): Map<number, Comment> {
  const comments = new Map<number, Comment>();
  for (const one of lines) {
    const head = source[one.line] ?? '';
    const isMissed = one.runs === 0 && kind !== 'unfinished';
    const said = lineText(one, head, COMMENTS, l10n);
    const text = isMissed ? l10n.t('not reached') : said === '' ? '' : `${said}${lineMark(one, threshold, l10n)}`;
    if (text !== '') comments.set(one.endLine, { text, indent: /^\s*/.exec(head)?.[0] ?? '' });
  }
  return comments;
}

/** How it ends, which is read first. */
function endTexts(outcome: Outcome, printed: string, l10n: L10n, threshold: number): string[] {
  const lines = printed === '' ? [] : printed.replace(/\r?\n$/, '').split(/\r?\n/);
  return [
    l10n.t('Predicted: {0}', outcomeText(outcome, l10n, threshold)),
    ...lines.map((one) => l10n.t('prints: {0}', cut(one, COMMENTS.text))),
  ];
}

/** `returns 205`, `returns 205 (62 %)` @param threshold probability below which it is doubtful */
export function outcomeText(outcome: Outcome, l10n: L10n, threshold: number): string {
  switch (outcome.kind) {
    case 'returned':
      return `${l10n.t('returns {0}', cut(outcome.value.value, COMMENTS.text))}${valueMark(outcome.value, threshold)}`;
    case 'raised':
      return `${exitText(outcome.exception, l10n) ?? l10n.t('raises {0} in line {1}', describeException(outcome.exception), outcome.line + 1)}${doubtMark(outcome.exception.confidence, threshold)}`;
    case 'finished':
      return l10n.t('runs to its end');
    case 'unfinished':
      return l10n.t('not predicted to the end: {0}', outcome.reason);
  }
}

function valueMark({ confidence, unknown }: PredictedValue, threshold: number): string {
  return unknown === undefined ? doubtMark(confidence, threshold) : '';
}
