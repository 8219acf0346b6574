/** Classes that an assignment makes by a call, without a `class` statement: `P = namedtuple('P', 'x y')`. */
import type { LineStatement } from '../statements/statement';
import type { TupleFields } from '../statements/statement-parts';
import { NAMED_TUPLE_BASE, tupleFieldsOf } from '../statements/tuple-fields';
import type { FunctionInfo, Statement } from '../syntax';
import type { Block, Item } from './block-tree';

/** What such a call looks like: statements that have none of it are not parsed for this. */
const MAKING = /\b(?:_?namedtuple|NamedTuple)\s*\(/;

/** A class without a body: no line belongs to it. */
class MadeClass implements FunctionInfo {
  readonly kind = 'class';
  readonly qualifiedName: string;
  readonly endLine: number;
  readonly firstLine = 'end';
  readonly bases = [NAMED_TUPLE_BASE];
  readonly parameters = [];
  readonly decorators = [];
  readonly locals = [];
  readonly globals = [];
  readonly nonlocals = [];
  readonly isGenerator = false;
  readonly isAsync = false;

  constructor(
    readonly name: string,
    readonly line: number,
    readonly parent: FunctionInfo,
    readonly fields: TupleFields,
  ) {
    this.endLine = line - 1;
    const prefix = parent.parent ? parent.qualifiedName : parent.importedAs;
    this.qualifiedName = prefix === undefined ? name : `${prefix}.${name}`;
  }
}

/** In order of lines. */
export function madeClasses(
  code: string,
  module: Block,
  textOf: (item: Item) => string,
  statementOf: (item: Item) => LineStatement,
): FunctionInfo[] {
  if (!MAKING.test(code)) return [];
  const made: FunctionInfo[] = [];
  const visit = (item: Item): void => {
    if (item.role === 'simple' && MAKING.test(textOf(item))) {
      const statement = statementOf(item);
      const found = madeBy(statement);
      if (found) made.push(new MadeClass(found.name, statement.line, statement.scope, found.fields));
    }
    item.body?.items.forEach(visit);
    item.clauses.forEach(visit);
  };
  module.items.forEach(visit);
  return made;
}

function madeBy({ assignments = [] }: Statement): { readonly name: string; readonly fields: TupleFields } | undefined {
  const [assignment, ...more] = assignments;
  const [target, ...others] = assignment?.targets ?? [];
  if (!assignment || more.length + others.length > 0 || assignment.operator !== '=') return undefined;
  const fields = target?.bare.type === 'identifier' ? tupleFieldsOf(assignment.value) : undefined;
  return fields && target && { name: target.bare.text, fields };
}
