/** What users type as the outcome of a call: a value that it returns, or an exception that it raises. */
import type { WrittenEnding } from '../../adapter/agents/inputs/pytest-test';
import { parseValue, syntaxProblem } from '../../python/values/literal';

const EXCEPTION = /^[A-Z]\w*(?:Error|Exception|Warning|Interrupt|Iteration|Exit)$/;

/** `[1, 2]`, `None`; `ValueError`, `raises KeyError`. @throws ValueSyntaxError for anything else */
export function readEnding(text: string): WrittenEnding {
  const trimmed = text.trim();
  const [, named] = /^raises?\s+([^\W\d]\w*)$/u.exec(trimmed) ?? [];
  if (named !== undefined) return { raises: named };
  if (EXCEPTION.test(trimmed)) return { raises: trimmed };
  const value = trimmed.replace(/^returns?\s+/, '');
  parseValue(value);
  return { returns: value };
}

/** The literal parser's error message for the text; undefined if it is valid. */
export function problemOfEnding(text: string): string | undefined {
  return syntaxProblem(() => readEnding(text));
}
