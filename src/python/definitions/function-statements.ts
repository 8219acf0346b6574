/** The statements of a function. */
import type { FunctionInfo, SourceFile, Statement } from '../syntax';
import { linesBetween } from '../text/sorted-lines';
import { writtenClass } from './made-classes';

/** The statements of the outline, by which the model is told of a function as a whole. */
export function outlinedStatements(source: SourceFile, info: FunctionInfo): Statement[] {
  return source.outline(info).flatMap((line) => ('statement' in line ? [line.statement] : []));
}

/** Those of a class itself that annotate what they bind: its fields, where it has any. A line can have several: `x: int; y: int`. */
export function annotatedStatements(
  source: SourceFile,
  owner: FunctionInfo,
): (Statement & { readonly annotation: string })[] {
  const all = [...statementsIn(source, owner)].flatMap((one) => (one.pieces?.length ? one.pieces : [one]));
  return all.filter(
    (one): one is Statement & { readonly annotation: string } =>
      one.scope === writtenClass(owner) && one.annotation !== undefined,
  );
}

/** Every statement whose line lies in the function, those of nested functions included. */
export function* statementsIn(source: SourceFile, info: FunctionInfo): Generator<Statement> {
  for (const line of linesBetween(source.executableLines, info.line, info.endLine)) {
    const statement = statementInside(source, info, line);
    if (statement && statement.scope !== info.parent) yield statement;
  }
}

/** On the line of `def f(): return x` the body counts, also below decorators. */
export function statementInside(source: SourceFile, info: FunctionInfo, line: number): Statement | undefined {
  return source.statementAt(line, line === info.line || line === info.firstLine ? info : undefined);
}
