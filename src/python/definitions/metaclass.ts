/** What a class statement says behind `metaclass=`. */
import type { FunctionInfo, SourceFile } from '../syntax';

const known = new WeakMap<SourceFile['functions'], Map<FunctionInfo, string | undefined>>();

/** As it is written; undefined for a class whose own statement names none, and for `ABCMeta`. */
export function metaclassOf(source: SourceFile, info: FunctionInfo): string | undefined {
  const all = known.get(source.functions) ?? new Map<FunctionInfo, string | undefined>();
  known.set(source.functions, all);
  if (!all.has(info)) all.set(info, read(source, info));
  return all.get(info);
}

function read(source: SourceFile, { line, parent }: FunctionInfo): string | undefined {
  const statement = source.statementAt(line, parent);
  const given = statement?.kind === 'class' ? statement.evaluation?.node?.get('superclasses')?.named : undefined;
  const meta = given?.find((one) => one.type === 'keyword_argument' && one.get('name')?.text === 'metaclass');
  const text = meta?.get('value')?.text;
  return text === undefined || /^(?:abc\.)?ABCMeta$|^type$/.test(text) ? undefined : text;
}
