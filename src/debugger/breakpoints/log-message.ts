/** The message of a log point: text with expressions in braces, `x is {x}`; `{x:>6}` and `{x!r}` as in an f-string; `{{` and `}}` stand for braces. */
import { expressionTree } from '../../python/expressions/expression-tree';

/** An expression, and how it is written in its braces. */
export interface LoggedExpression {
  readonly expression: string;
  readonly written: string;
}

export type LogPart = { readonly text: string } | LoggedExpression;

export function readLogMessage(message: string): LogPart[] {
  const parts: LogPart[] = [];
  let text = '';
  for (let at = 0; at < message.length; at++) {
    const character = message.charAt(at);
    if ((character === '{' || character === '}') && message.charAt(at + 1) === character) at++;
    else if (character === '{') {
      const end = closingBrace(message, at);
      const expression = message.slice(at + 1, end).trim();
      // An unclosed brace is text.
      if (end > 0 && expression !== '') {
        if (text !== '') parts.push({ text });
        parts.push({ expression: formatted(expression), written: expression });
        text = '';
        at = end;
        continue;
      }
    }
    text += character;
  }
  return text === '' ? parts : [...parts, { text }];
}

/** What stands in braces, as an expression: with a conversion or a format it is one only in an f-string. */
function formatted(text: string): string {
  if (expressionTree(text)) return text;
  const quotes = text.includes("'''") ? '"""' : "'''";
  const inText = `f${quotes}{${text}}${quotes}`;
  return expressionTree(inText) ? inText : text;
}

/** Braces that are looked at for the end of one expression. */
const MOST_BRACES = 50;

/** Offset of the first brace before which an expression ends; of any, where there is none; -1 without a brace. */
function closingBrace(message: string, open: number): number {
  const first = message.indexOf('}', open);
  let end = first;
  for (let tried = 0; end >= 0 && tried < MOST_BRACES; tried++) {
    if (expressionTree(message.slice(open + 1, end))) return end;
    end = message.indexOf('}', end + 1);
  }
  return first;
}
