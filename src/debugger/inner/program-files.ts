/** What leads to the program's files (`python/library/models`): methods of `pathlib.Path`, and `print` into an object with `write`. */
import { pathFunction } from '../../python/library/models/file-systems';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { argumentsOf, closedArgument, givenIn, missingArgument } from '../operands/leads';
import type { ProgramClasses } from './classes/program-classes';
import { innerCall, type HeldValues, type InnerStep, type Reading } from './calls/inner-call';
import { standardStreamStep } from './standard-streams';

const PATH = /^pathlib\.(?:Posix|Windows)?Path$/;

/**
 * Methods of files: of those of the program, where they are followed, and of the standard streams.
 * @param isEvaluated what is written to a standard stream is evaluated, rather than predicted
 */
export function fileStep(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  { isEvaluated, isDropped }: Pick<Reading, 'isDropped'> & { readonly isEvaluated: boolean },
): InnerStep | undefined {
  return (
    pathStep(source, node, values) ?? (isEvaluated ? undefined : standardStreamStep(node, values, isDropped(node)))
  );
}

/** `path.read_text()`, where the program's files are followed. */
function pathStep(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const name = callee?.type === 'attribute' ? pathFunction(callee.get('attribute')?.text ?? '') : undefined;
  if (name === undefined) return undefined;
  const object = callee?.get('object');
  const receiver = values.of(object?.bare);
  if (receiver && (receiver.kind !== 'foreign' || !PATH.test(receiver.type))) return undefined;
  const definition = `_io.${name}`;
  if (!source.functions.some(({ qualifiedName }) => qualifiedName === definition)) return undefined;
  if (!receiver) return object && object.bare.type !== 'identifier' ? { needs: object } : undefined;
  const given = givenIn(node.get('arguments'));
  if (given.some(({ star }) => star !== undefined)) return undefined;
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const function_: Value = { kind: 'opaque', type: 'function', name: definition, definition };
  const all = argumentsOf(given, values);
  const locals = Object.fromEntries(all.map(({ value }, at) => [`_given${at}`, value]));
  const passed = all.map(({ keyword }, at) => `${keyword === undefined ? '' : `${keyword}=`}_given${at}`);
  return innerCall(`<${name.replace('_path_', '')}>`, { _function: function_, _path: receiver, ...locals }, [
    `return _function(${['_path', ...passed].join(', ')})`,
  ]);
}

/**
 * `print(…, file=stream)`: it writes each text, what is between them, and the end.
 * @param standard what the program has put in the place of `sys.stdout`
 */
export function printedTo(
  classes: ProgramClasses,
  node: SyntaxNode,
  values: HeldValues,
  standard?: Value,
): InnerStep | undefined {
  if (node.get('function')?.text !== 'print') return undefined;
  const all = givenIn(node.get('arguments'));
  const file = all.find(({ keyword }) => keyword === 'file');
  const stream = file ? values.of(file.node) : standard;
  if (!stream || !classes.method(stream, 'write')) return undefined;
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  if (closedArgument(all, values)) return undefined;
  const given = argumentsOf(all, values);
  const named = (name: string): Value | undefined => given.find(({ keyword }) => keyword === name)?.value;
  const shown = given.filter(({ keyword }) => keyword === undefined).map(({ value }) => value);
  const separator = named('sep');
  const end = named('end');
  const locals = Object.fromEntries(shown.map((value, at) => [`_item${at}`, value]));
  const write = (text: string): string => `_stream.write(${text})`;
  const between = separator && separator.kind !== 'none' ? '_separator' : "' '";
  const lines = shown.flatMap((_, at) => [
    ...(at > 0 ? [write(between)] : []),
    `_text = str(_item${at})`,
    write('_text'),
  ]);
  return innerCall(
    '<print>',
    { _stream: stream, ...locals, ...(separator && { _separator: separator }), ...(end && { _end: end }) },
    [...lines, write(end && end.kind !== 'none' ? '_end' : "'\\n'"), 'return None'],
  );
}
