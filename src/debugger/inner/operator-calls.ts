/** What operators between parts of a statement run of the program, and which part has to be known first. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { OpaqueValue, Value } from '../../python/values/value';
import type { TextTemplates } from './built-ins/text-templates';
import type { HeldValues, InnerStep } from './calls/inner-call';
import type { ProgramClasses } from './classes/program-classes';
import { isSameMember } from './classes/enum-classes';
import {
  Comparisons,
  isHeldByBoth,
  isNumberedAlike,
  isSameObject,
  isSameThing,
  ONE_OBJECT,
} from './operators/comparisons';
import { operandsOf, type Operators } from './operators/operators';

export class OperatorCalls {
  private readonly comparisons: Comparisons;

  constructor(
    private readonly classes: ProgramClasses,
    private readonly operators: Operators,
    private readonly templates: TextTemplates,
  ) {
    this.comparisons = new Comparisons(classes, operators);
  }

  binary(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const operands = operandsOf(node);
    if (!operands) return undefined;
    const [operator, left, right] = operands;
    const text = operator === '%' ? values.of(left) : undefined;
    if (text?.kind === 'str') {
      const given = values.of(right);
      return given ? this.templates.percent(text.value, given) : this.templates.openPercent(right, values);
    }
    return this.between(left, right, values, (one, other) => this.operators.binary(operator, one, other));
  }

  /** @param isInner a step of our own functions */
  comparison(node: SyntaxNode, values: HeldValues, isInner: boolean): InnerStep | undefined {
    const operands = operandsOf(node);
    if (!operands) return undefined;
    const [operator, left, right] = operands;
    const [one, other] = [values.of(left), values.of(right)];
    const method = /^(?:is|is not|==|!=)$/.test(operator) ? this.withMethod(operator, [left, one], [right, other]) : undefined; // prettier-ignore
    if (method) return method;
    if (operator === 'is' || operator === 'is not') {
      // A module is the same one under all its names.
      const areModules = isModule(one) && isModule(other);
      if (areModules) return { value: { kind: 'bool', value: (one.name === other.name) === (operator === 'is') } };
      if (!one || !other) return undefined;
      if (isInner) return this.identity(operator, one, other);
      const isOne = isSameThing(one, other) ?? isSameMember(this.classes.source, one, other);
      const isSame = isOne ?? (areTwoNames(left, right) ? isHeldByBoth(one, other) : isNumberedAlike(one, other));
      if (isSame === undefined) return undefined;
      return { value: isSame === 'unknown' ? { kind: 'unknown', type: 'bool', reason: ONE_OBJECT } : { kind: 'bool', value: isSame === (operator === 'is') } }; // prettier-ignore
    }
    return this.between(left, right, values, (one, other) => this.comparisons.of(operator, one, other));
  }

  /** A function is the same one, and equal to it, wherever it is read: whoever evaluates has another thing for a method of a class each time. */
  private withMethod(
    operator: string,
    ...both: readonly (readonly [SyntaxNode, Value | undefined])[]
  ): InnerStep | undefined {
    if (!both.some(([, value]) => isFunction(value))) return undefined;
    const open = both.find(([node, value]) => !value && node.bare.type === 'call');
    if (open) return { needs: open[0] };
    const [one, other] = both.map(([, value]) => value);
    const isSame = isFunction(one) && isFunction(other) ? isSameThing(one, other) : undefined;
    return typeof isSame === 'boolean' ? { value: { kind: 'bool', value: isSame === /^(?:is|==)$/.test(operator) } } : undefined; // prettier-ignore
  }

  /** In functions of our own `is` asks about one object, and whether a method has declined. */
  private identity(operator: string, one: Value, other: Value): InnerStep {
    const isSame = isSameObject(one, other) ?? false;
    return { value: { kind: 'bool', value: operator === 'is' ? isSame : !isSame } };
  }

  private between(
    left: SyntaxNode,
    right: SyntaxNode,
    values: HeldValues,
    run: (one: Value, other: Value) => InnerStep | undefined,
  ): InnerStep | undefined {
    const [one, other] = [values.of(left), values.of(right)];
    if (one && other) return run(one, other);
    // Where the one that is known is no instance, the other one may be.
    for (const [node, value] of [[left, one] as const, [right, other] as const])
      if (!value && this.isOpen(node)) return { needs: node };
    const known = one ?? other;
    const open = one ? right : left;
    return known?.kind === 'object' && open.bare.type !== 'lambda' ? { needs: open } : undefined;
  }

  /** @param run what the operand does, once it is known */
  withOperand(
    node: SyntaxNode | undefined,
    values: HeldValues,
    run: (value: Value) => InnerStep | undefined,
  ): InnerStep | undefined {
    const value = values.of(node);
    if (value) return run(value);
    return node && this.isOpen(node) ? { needs: node } : undefined;
  }

  /** Whether a part may be an instance of a class that defines operators, and has to be known first. */
  private isOpen(node: SyntaxNode): boolean {
    return this.classes.definesOperators && this.classes.mayGiveObject(node.bare);
  }
}

function areTwoNames({ bare: left }: SyntaxNode, { bare: right }: SyntaxNode): boolean {
  return left.type === 'identifier' && right.type === 'identifier' && left.text !== right.text;
}

/** Not a bound method, which is made anew each time that it is read. */
function isFunction(value: Value | undefined): value is OpaqueValue {
  return value?.kind === 'opaque' && value.type === 'function' && value.self === undefined;
}

function isModule(value: Value | undefined): value is OpaqueValue {
  return value?.kind === 'opaque' && value.type === 'module';
}
