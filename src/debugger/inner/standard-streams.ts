/** What is written to the output or error stream itself, for the model alone: a function of our own prints it there. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isStandardStream } from '../../python/library/function-values';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { argumentsOf, closedArgument, givenIn, missingArgument } from '../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';
import { TO_ERRORS } from './log-messages';

/** `print(…, file=sys.stderr)`, `sys.stdout.write(text)`, `sys.stdout.writelines(texts)`, `sys.stdout.flush()` */
export function standardStreamStep(node: SyntaxNode, values: HeldValues, isDropped: boolean): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  if (callee?.type === 'identifier') return callee.text === 'print' ? printedThere(node, values) : undefined;
  const stream = callee?.type === 'attribute' ? streamOf(values.of(callee.get('object')?.bare)) : undefined;
  const given = givenIn(node.get('arguments'));
  if (stream === undefined || given.some(({ keyword, star }) => keyword !== undefined || star !== undefined))
    return undefined;
  const name = callee?.get('attribute')?.text;
  if (name === 'flush' && given.length === 0) return { value: { kind: 'none' } };
  const [first] = given;
  if (!first || given.length > 1) return undefined;
  const value = values.of(first.node);
  if (!value) return name === 'write' || name === 'writelines' ? { needs: first.node } : undefined;
  if (name === 'write' && value.kind === 'str')
    return innerCall(stream, { _text: value }, [
      "print(_text, end='')",
      isDropped ? 'return None' : 'return len(_text)',
    ]);
  if (name === 'writelines')
    return innerCall(stream, { _texts: value }, ['for _text in _texts:', "    print(_text, end='')", 'return None']);
  return undefined;
}

function printedThere(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const all = givenIn(node.get('arguments'));
  const file = all.find(({ keyword }) => keyword === 'file');
  const stream = file && streamOf(values.of(file.node));
  if (stream === undefined) return undefined;
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  if (closedArgument(all, values)) return undefined;
  const given = argumentsOf(all, values).filter(({ keyword }) => keyword !== 'file' && keyword !== 'flush');
  // What stands between the texts and at their end is said where it is printed.
  const isSaid = (value: Value): boolean => value.kind === 'str' || value.kind === 'none';
  const locals = Object.fromEntries(given.map(({ keyword, value }, at) => [`_${keyword ?? `item${at}`}`, value]));
  const passed = given.map(({ keyword, value }, at) =>
    keyword === undefined ? `_item${at}` : `${keyword}=${isSaid(value) ? printValue(value) : `_${keyword}`}`,
  );
  return innerCall(stream, locals, [`print(${passed.join(', ')})`, 'return None']);
}

/** What the function is called that prints there. */
function streamOf(value: Value | undefined): string | undefined {
  if (value?.kind !== 'opaque' || !isStandardStream(value.name)) return undefined;
  return value.name.includes('err') ? TO_ERRORS : '<print>';
}
