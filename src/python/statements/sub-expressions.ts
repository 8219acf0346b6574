/** The expressions of a statement whose values a step shows, and its calls, in the order in which CPython evaluates them. */
import type { SyntaxNode } from './tree/syntax-node';
import { headerTypes } from './tree/statement-parse';
import type { CallSite, SubExpression } from '../syntax';

export interface Expressions {
  readonly subExpressions: readonly SubExpression[];
  readonly calls: readonly CallSite[];
}

export function expressionsOf(nodes: readonly SyntaxNode[]): Expressions {
  const walker = new ExpressionWalker();
  for (const node of nodes) walker.statement(node);
  return walker;
}

const unaryOperators: Readonly<Record<string, string>> = { '-': 'neg', '+': 'pos', '~': '~' };

class ExpressionWalker implements Expressions {
  readonly subExpressions: SubExpression[] = [];
  readonly calls: CallSite[] = [];
  /** More than 0 inside of what runs many times or later. */
  private repeated = 0;
  /** Calls around the place. */
  private around = 0;
  /** The place is in a lambda that no call is given. */
  private isKept = false;
  private discarded: SyntaxNode | undefined;

  statement(node: SyntaxNode): void {
    if (node.type === 'expression_statement') {
      this.discarded = node.named.length === 1 ? node.named[0] : undefined;
      this.visitAll(node.children);
      this.discarded = undefined;
    } else if (node.type === 'function_definition') this.visit(node.get('parameters'));
    else if (node.type === 'class_definition') this.visit(node.get('superclasses'));
    else if (node.type === 'for_statement') {
      this.visit(node.get('right'));
      this.target(node.get('left'));
      this.block(node);
    } else if (node.type === 'case_clause') {
      this.visit(node.get('guard'));
      this.block(node);
    } else if (node.type === 'delete_statement') for (const child of node.named) this.target(child);
    else if (headerTypes.has(node.type) || node.type === 'block') {
      for (const child of node.children) {
        if (child.type === 'block' || child.type.endsWith('_statement')) this.statement(child);
        else this.visit(child);
      }
    } else if (!/^import|^global|^nonlocal|^future_import|^type_alias/.test(node.type)) this.visit(node);
  }

  private block(node: SyntaxNode): void {
    for (const child of node.children) if (child.type === 'block') this.statement(child);
  }

  private visitAll(nodes: readonly SyntaxNode[]): void {
    for (const node of nodes) this.visit(node);
  }

  private visit(node: SyntaxNode | undefined): void {
    if (!node || node.isHidden) return;
    const discarded = node === this.discarded;
    switch (node.type) {
      case 'call':
        this.call(node, discarded);
        break;
      case 'attribute':
        this.visit(node.get('object'));
        this.add(node, node.get('attribute')?.text ?? '', 'attribute', discarded);
        break;
      case 'subscript': {
        this.visitAll(node.named);
        const [index, another] = node.all('subscript');
        this.add(node, index?.type === 'slice' && !another ? '[:]' : '[]', 'operator', discarded);
        break;
      }
      case 'binary_operator':
        this.visitAll(node.named);
        this.add(node, node.get('operator')?.text ?? '', 'operator', discarded);
        break;
      case 'boolean_operator':
        this.booleanOperands(node, node.get('operator')?.type ?? '');
        this.add(node, node.get('operator')?.type ?? '', 'operator', discarded);
        break;
      case 'comparison_operator':
        this.visitAll(node.named);
        this.add(node, (node.get('operators')?.text ?? '').replace(/\s+/g, ' '), 'operator', discarded);
        break;
      case 'not_operator':
        this.visitAll(node.named);
        this.add(node, 'not', 'operator', discarded);
        break;
      case 'unary_operator': {
        const argument = node.get('argument');
        this.visit(argument);
        const isConstant = argument?.type === 'integer' || argument?.type === 'float';
        if (!isConstant) this.add(node, unaryOperators[node.get('operator')?.type ?? ''] ?? '', 'operator', discarded);
        break;
      }
      case 'conditional_expression': {
        const [body, condition, otherwise] = node.named;
        this.visitAll([condition, body, otherwise].filter((child) => child !== undefined));
        this.add(node, 'if', 'operator', discarded);
        break;
      }
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
      case 'generator_expression':
        this.comprehension(node, discarded);
        break;
      case 'string':
      case 'concatenated_string': {
        // Literals in a row are one f-string.
        const parts = node.type === 'string' ? [node] : node.named;
        for (const part of parts) this.visitAll(part.named);
        if (node.find('interpolation')) this.add(node, "f''", 'operator', discarded);
        break;
      }
      case 'lambda':
        this.lambda(node);
        break;
      case 'assignment':
      case 'augmented_assignment':
        this.assignment(node);
        break;
      case 'as_pattern':
        this.visit(node.named[0]);
        break;
      case 'default_parameter':
      case 'typed_default_parameter':
      case 'keyword_argument':
      case 'named_expression':
        this.visit(node.get('value'));
        break;
      case 'typed_parameter':
      case 'type':
        break;
      default:
        this.visitAll(node.children);
    }
  }

  private call(node: SyntaxNode, discarded: boolean): void {
    const callee = node.get('function');
    const isMethod = callee?.type === 'attribute';
    const receiver = isMethod ? callee.get('object') : undefined;
    const given = node.get('arguments');
    this.around++;
    this.visit(isMethod ? receiver : callee);
    this.visit(given);
    this.around--;
    const name = isMethod ? callee.get('attribute')?.text : callee?.type === 'identifier' ? callee.text : undefined;
    this.calls.push({
      range: node.range,
      text: node.text,
      ...(name === undefined ? {} : { callee: name }),
      ...(receiver ? { receiver: receiver.text } : {}),
      arguments: argumentsOf(given),
      repeated: this.repeated > 0,
      ...(this.isKept && { kept: true as const }),
      node,
    });
    if (name === undefined) this.add(node, '()', 'operator', discarded);
    else this.add(node, name, isMethod ? 'method' : 'call', discarded);
  }

  /** `a and b and c` is one expression with three operands, though the grammar nests it. */
  private booleanOperands(node: SyntaxNode, operator: string): void {
    const left = node.get('left');
    if (left?.type === 'boolean_operator' && left.get('operator')?.type === operator)
      this.booleanOperands(left, operator);
    else this.visit(left);
    this.visit(node.get('right'));
  }

  /** Only the first iterable is evaluated once; everything else runs per item. */
  private comprehension(node: SyntaxNode, discarded: boolean): void {
    const first = node.named.find((child) => child.type === 'for_in_clause');
    const iterables = first?.all('right').filter((child) => child.isNamed) ?? [];
    this.visitAll(iterables);
    this.repeated++;
    for (const child of node.named) {
      if (child === first) continue;
      if (child.type === 'for_in_clause') this.visitAll(child.all('right'));
      else this.visit(child);
    }
    this.repeated--;
    if (node.type === 'list_comprehension') this.add(node, '[for]', 'operator', discarded);
    else if (node.type !== 'generator_expression') this.add(node, '{for}', 'operator', discarded);
  }

  private lambda(node: SyntaxNode): void {
    this.visit(node.get('parameters'));
    const before = this.isKept;
    this.isKept ||= this.around === 0;
    this.repeated++;
    this.visit(node.get('body'));
    this.repeated--;
    this.isKept = before;
  }

  private assignment(node: SyntaxNode): void {
    const targets: (SyntaxNode | undefined)[] = [];
    let value: SyntaxNode | undefined = node;
    while (value?.type === 'assignment') {
      targets.push(value.get('left'));
      value = value.get('right');
    }
    if (value?.type === 'augmented_assignment') {
      // The target is read before the right side is computed.
      this.target(value.get('left'));
      this.visit(value.get('right'));
    } else this.visit(value);
    for (const target of targets) this.target(target);
  }

  /** The parts of a target that are evaluated: `a.b` and `i + 1` in `a.b[i + 1] = v`, never the target itself. */
  private target(node: SyntaxNode | undefined): void {
    if (!node) return;
    if (node.type === 'attribute') this.visit(node.get('object'));
    else if (node.type === 'subscript') this.visitAll(node.named);
    else for (const child of node.named) this.target(child);
  }

  private add(
    node: SyntaxNode,
    operator: string,
    operatorKind: SubExpression['operatorKind'],
    discarded: boolean,
  ): void {
    if (this.repeated > 0) return;
    const isBetween = /^(?:binary_operator|comparison_operator|subscript)$/.test(node.type);
    const [left, right, ...more] = isBetween ? node.named : [];
    const operands = left && right && more.length === 0 && { operands: [left.bare.text, right.bare.text] as const };
    const { range, text } = node;
    this.subExpressions.push({ range, text, node, operator, operatorKind, discarded, ...operands });
  }
}

function argumentsOf(node: SyntaxNode | undefined): CallSite['arguments'] {
  if (node?.type === 'generator_expression') return [{ text: node.text }];
  return (node?.named ?? []).map((argument) => {
    if (argument.type === 'keyword_argument') {
      return { keyword: argument.get('name')?.text ?? '', text: argument.get('value')?.text ?? '' };
    }
    if (argument.type === 'list_splat') return { star: '*' as const, text: argument.named[0]?.text ?? '' };
    if (argument.type === 'dictionary_splat') return { star: '**' as const, text: argument.named[0]?.text ?? '' };
    return { text: argument.text };
  });
}
