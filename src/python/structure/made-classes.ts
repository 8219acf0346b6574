/** Classes that an assignment makes by a call, without a `class` statement: `P = namedtuple('P', 'x y')`, `C = Enum('C', 'RED GREEN')`. */
import { enumMembersOf } from '../statements/enum-members';
import type { LineStatement } from '../statements/statement';
import type { EnumMembers, TupleFields } from '../statements/statement-parts';
import { NAMED_TUPLE_BASE, tupleFieldsOf } from '../statements/tuple-fields';
import type { FunctionInfo, Statement } from '../syntax';
import type { Block, Item } from './block-tree';

/** What such a call looks like: statements that have none of it are not parsed for this. */
const MAKING = /\b(?:_?namedtuple|NamedTuple|(?:Int)?(?:Enum|Flag))\s*\(/;

/** One of the two. */
interface Contents {
  readonly fields?: TupleFields;
  readonly enumeration?: EnumMembers;
}

/** A class without a body: no line belongs to it. */
class MadeClass implements FunctionInfo {
  readonly kind = 'class';
  readonly qualifiedName: string;
  readonly endLine: number;
  readonly firstLine = 'end';
  readonly bases: readonly string[];
  readonly fields?: TupleFields;
  readonly typeName?: string;
  readonly members?: EnumMembers['members'];
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
    { fields, enumeration }: Contents,
  ) {
    this.bases = [enumeration?.base ?? NAMED_TUPLE_BASE];
    if (fields) [this.fields, this.typeName] = [fields, fields.typeName];
    if (enumeration) this.members = enumeration.members;
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
      const whole = statementOf(item);
      for (const statement of whole.pieces.length > 0 ? whole.pieces : [whole]) {
        const found = madeBy(statement);
        if (found) made.push(new MadeClass(found.name, whole.line, whole.scope, found));
      }
    }
    item.body?.items.forEach(visit);
    item.clauses.forEach(visit);
  };
  module.items.forEach(visit);
  return made;
}

function madeBy({ assignments = [] }: Statement): (Contents & { readonly name: string }) | undefined {
  const [assignment, ...more] = assignments;
  const [target, ...others] = assignment?.targets ?? [];
  if (!assignment || more.length + others.length > 0 || assignment.operator !== '=') return undefined;
  if (target?.bare.type !== 'identifier') return undefined;
  const [fields, enumeration] = [tupleFieldsOf(assignment.value), enumMembersOf(assignment.value)];
  const name = target.bare.text;
  return fields ? { name, fields } : enumeration && { name, enumeration };
}
