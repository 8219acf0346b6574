/** Guesses where a statement ends whose bracket or string is never closed. */
import type { PhysicalLines } from '../text/physical-lines';
import type { Scan } from '../text/bracket-scan';

const assignment = /^[\w.]+(?:\[[^\]]*\])*(?:[ \t]*,[ \t]*[\w.]+)*[ \t]+(?:[-+*/%&|^@]|\*\*|\/\/|<<|>>)?=[ \t]/;
const simpleStatement =
  /^(?:def|class|return|import|while|with|try|except|finally|raise|del|global|nonlocal|assert|pass|break|continue|elif|@\w)\b|^(?:from[ \t].*[ \t]import|async[ \t]+(?:def|with))\b/;
const compoundHeader = /^(?:if|for|while|with|elif|else|async)\b.*:$/;

/**
 * The offset at which a logical line that never closes its brackets is cut: before the first line that evidently begins
 * a new statement, or at the end of its own line.
 */
export function endOfOpenLine(physical: PhysicalLines, start: number, scan: Scan, isHeader: boolean): number {
  const first = physical.lineOf(start);
  const firstText = physical.textOf(first);
  const indent = indentation(firstText);
  // Nothing after an unclosed string can be trusted.
  const last = scan.openQuote === undefined ? physical.lineOf(Math.max(scan.end, start)) : first;
  let end = first;
  for (let line = first; line < last; line++) {
    if (isHeader && withoutComment(physical.textOf(line)).endsWith(':')) break;
    const next = physical.textOf(line + 1);
    const code = withoutComment(next).trim();
    if (code !== '') {
      // What a function returns comes behind its parameters.
      const isContinued = indentation(next) > indent || /^(?:[)\]}]|->)/.test(code);
      if (!isContinued || assignment.test(code) || simpleStatement.test(code) || compoundHeader.test(code)) break;
    }
    end = line + 1;
  }
  return physical.startOf(end) + physical.textOf(end).length;
}

/** Characters of white space in front; as many as columns where a tab is one. */
export function indentation(line: string): number {
  return line.length - line.trimStart().length;
}

function withoutComment(line: string): string {
  return line.replace(/[ \t]*#[^'"]*$/, '').trimEnd();
}
