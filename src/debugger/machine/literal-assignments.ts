/** Long literals that a statement gives to a name: the model could only spell them out, slowly, and not at all if they are too long. */
import type { Prediction } from '../../codec/query';
import type { Statement } from '../../python/syntax';
import { literal } from '../../python/values/access-path';

/** Characters from which on a literal is read from the source. */
const LONG = 80;

/** What such a statement does; undefined for any other, which is the model's to predict. */
export function literalAssignment({ kind, targets, tokens, subExpressions }: Statement): Prediction | undefined {
  const [name, ...more] = targets;
  const equals = tokens.findIndex(({ text }) => text === '=');
  if (kind !== 'assignment' || name === undefined || more.length > 0 || subExpressions.length > 0) return undefined;
  if (tokens[0]?.text !== name || (equals !== 1 && tokens[1]?.text !== ':')) return undefined;
  const text = tokens.slice(equals + 1).map((token) => token.text);
  const value = text.join('').length > LONG ? literal(text.join(' ')) : undefined;
  if (!value) return undefined;
  const outcome = { kind: 'next', successor: 0 } as const;
  return {
    values: [],
    output: '',
    changes: [{ name, value, confidence: 1 }],
    outcome,
    outcomeConfidence: 1,
    confidence: 1,
  };
}
