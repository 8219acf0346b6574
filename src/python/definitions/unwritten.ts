/** Functions whose body is still to be written, or is written elsewhere: abstract methods, protocols, stubs. */
import type { FunctionInfo, SourceFile, Statement } from '../syntax';
import { outlinedStatements } from './function-statements';

/** Whether there is nothing to see in its body: a text, `...`, `pass` or `raise NotImplementedError` alone. */
export function isUnwritten(source: SourceFile, info: FunctionInfo): boolean {
  const own = outlinedStatements(source, info).filter(({ scope }) => scope === info);
  const body = own.flatMap((one) => (one.pieces?.length ? one.pieces : [one]));
  // The text that is its first statement is no line that runs.
  return (body.length > 0 || info.docstring !== undefined) && body.every(saysNothing);
}

function saysNothing({ kind, tokens }: Statement): boolean {
  const words = tokens.filter(({ text }) => text !== ';');
  if (kind === 'expression') return words.every((token) => token.kind === 'string' || token.text === '...');
  return kind === 'pass' || (kind === 'raise' && words[1]?.text === 'NotImplementedError');
}
