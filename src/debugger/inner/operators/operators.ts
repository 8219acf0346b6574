/** Operators on instances of the program's classes: which of its methods Python calls, in which order. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { classValue, type Method } from '../../../python/definitions/definitions';
import { attributeOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';
import { typeName } from '../classes/type-name';

const BINARY: Readonly<Record<string, string>> = {
  '+': 'add', '-': 'sub', '*': 'mul', '/': 'truediv', '//': 'floordiv', '%': 'mod', '**': 'pow', '@': 'matmul',
  '&': 'and', '|': 'or', '^': 'xor', '<<': 'lshift', '>>': 'rshift',
}; // prettier-ignore
const UNARY: Readonly<Record<string, string>> = { '-': 'neg', '+': 'pos', '~': 'invert' };

/** A method that may be called, and what with. */
interface Candidate {
  readonly call: string;
  readonly method: Method;
}

export class Operators {
  constructor(private readonly classes: ProgramClasses) {}

  /** `left + right`; with `inPlace`, `left += right`. */
  binary(operator: string, left: Value, right: Value, inPlace = false): InnerCall | undefined {
    const name = BINARY[operator];
    if (name === undefined || (left.kind === 'str' && operator === '%')) return undefined;
    if (/^[|&^]$/.test(operator) && (this.classes.isFlag(left) || this.classes.isFlag(right))) return this.flags(operator, left, right); // prettier-ignore
    const mixed = this.mixed(operator, left, right);
    if (mixed) return mixed;
    const own = this.candidate('_left', left, `__${name}__`, '_right');
    const other = this.candidate('_right', right, `__r${name}__`, '_left');
    const first = inPlace ? this.candidate('_left', left, `__i${name}__`, '_right') : undefined;
    const [one, two] = [this.classes.of(left), this.classes.of(right)];
    const isSame = one !== undefined && one === two;
    const isFirst = other && one && two && one !== two && this.classes.isKindOf(two, one) && this.overrides(other, left, `__r${name}__`); // prettier-ignore
    // Then Python asks the built-in class first.
    if (inPlace && this.classes.inherits(left, `__i${name}__`)) return undefined;
    if (this.classes.inherits(left, `__${name}__`) && !isFirst && !first) return undefined;
    const order = isFirst ? [first, other, own] : [first, own, isSame ? undefined : other];
    return this.tried(`<${operator}>`, order, { _left: left, _right: right }, refused(operator, left, right, inPlace));
  }

  /** Members of an `IntEnum` are numbers. */
  mixed(operator: string, left: Value, right: Value): InnerCall | undefined {
    const [one, other] = [this.classes.mixedValue(left), this.classes.mixedValue(right)];
    if (!one && !other) return undefined;
    const locals = { _left: one ?? left, _right: other ?? right };
    return innerCall(`<${operator}>`, locals, [`return _left ${operator} _right`]);
  }

  /** Flags put together by the numbers that they are. */
  private flags(operator: string, left: Value, right: Value): InnerCall | undefined {
    const flag = this.classes.isFlag(left) ? left : right;
    const owner = this.classes.of(flag);
    const [one, other] = [left, right].map((value) => (this.classes.of(value) === owner ? attributeOf(value, 'value') : this.classes.mixedValue(flag) && value)); // prettier-ignore
    if (!owner || one?.kind !== 'int' || other?.kind !== 'int') return undefined;
    return innerCall(`<${operator}>`, { _class: classValue(owner), _left: one, _right: other }, [`return _class(_left ${operator} _right)`]); // prettier-ignore
  }

  /** The numbers of two flags of one class. */
  flagBits(left: Value, right: Value): Record<'_left' | '_right', Value> | undefined {
    if (!this.classes.isFlag(right) || this.classes.of(left) !== this.classes.of(right)) return undefined;
    const [one, other] = [attributeOf(left, 'value'), attributeOf(right, 'value')];
    return one?.kind === 'int' && other?.kind === 'int' ? { _left: one, _right: other } : undefined;
  }

  /** An empty flag is false, as is a member of an `IntEnum` that is 0. */
  memberTruth(value: Value): InnerCall | undefined {
    const held = this.classes.isFlag(value) ? attributeOf(value, 'value') : this.classes.mixedValue(value);
    return held && innerCall('<bool>', { _value: held }, ['if _value:', '    return True', 'return False']);
  }

  unary(operator: string, value: Value): InnerCall | undefined {
    if (operator === '~' && this.classes.isFlag(value)) return undefined;
    const name = UNARY[operator];
    const method = name !== undefined && this.classes.first(value, `__${name}__`);
    return method ? innerCall(`<${operator}>`, { _object: value }, [`return _object.${method}()`]) : undefined;
  }

  /** The first candidate that has an answer. */
  tried(
    name: string,
    candidates: readonly (Candidate | undefined)[],
    locals: Readonly<Record<string, Value>>,
    otherwise: readonly string[],
  ): InnerCall | undefined {
    const lines: string[] = [];
    const order = candidates.filter((candidate) => candidate !== undefined);
    if (order.length === 0) return undefined;
    for (const { call, method } of order) {
      if (!this.classes.mayDecline(method)) return innerCall(name, locals, [...lines, `return ${call}`]);
      lines.push(`_result = ${call}`, 'if _result is not NotImplemented:', '    return _result');
    }
    return innerCall(name, locals, [...lines, ...otherwise]);
  }

  candidate(receiver: string, value: Value, name: string, argument: string): Candidate | undefined {
    const method = this.classes.method(value, name);
    return method && { call: `${receiver}.${name}(${argument})`, method };
  }

  private overrides({ method }: Candidate, other: Value, name: string): boolean {
    return this.classes.method(other, name)?.info !== method.info;
  }
}

/** The operator between two operands, and what they are. */
export function operandsOf(
  node: SyntaxNode,
): readonly [operator: string, left: SyntaxNode, right: SyntaxNode] | undefined {
  const [left, right, ...more] = node.named.filter(({ type }) => type !== 'comment');
  if (!left || !right || more.length > 0) return undefined;
  const at = node.children.indexOf(left);
  const operator = node.children.slice(at + 1, node.children.indexOf(right)).map(({ text }) => text).join(' '); // prettier-ignore
  return [operator.replace(/\s+/g, ' '), left.bare, right.bare];
}

/** What is left to Python where no method takes the operands: sequences say it in their own words, and a list is filled with whatever has items. */
function refused(operator: string, left: Value, right: Value, inPlace: boolean): readonly string[] {
  const [one, other] = [typeName(left), typeName(right)];
  if (operator === '+' && inPlace && left.kind === 'list') return ['_left.extend(_right)', 'return _left'];
  const sequence = operator === '*' ? [left, right].find(isSequence) : undefined;
  const concatenated = left.kind === 'bytes' ? `can't concat ${other} to bytes` : `can only concatenate ${one} (not "${other}") to ${one}`; // prettier-ignore
  const unsupported = `unsupported operand type(s) for ${operator}${inPlace ? '=' : ''}: '${one}' and '${other}'`;
  const repeated = `can't multiply sequence by non-int of type '${sequence === left ? other : one}'`;
  const error = sequence ? repeated : operator === '+' && isSequence(left) ? concatenated : unsupported;
  return [`raise TypeError(${JSON.stringify(error)})`];
}

function isSequence({ kind }: Value): boolean {
  return /^(?:str|list|tuple|bytes)$/.test(kind);
}
