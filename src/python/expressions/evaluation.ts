/** Reads off the syntax tree in which order Python evaluates the expressions of a statement. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { isConstant } from './constants';
import type { Evaluation, Junction, Part, Whole } from './evaluation-tree';
import { headerTypes } from '../statements/tree/statement-parse';

/** The evaluation of a statement, or of the header of a compound one. */
export function evaluationOf(nodes: readonly SyntaxNode[]): Evaluation | undefined {
  const [first] = nodes;
  if (!first || nodes.length > 1) {
    const parts = nodes.flatMap(statementParts);
    // What the statements do between their expressions is not among the parts.
    return first && { ...about(first), kind: 'whole', parts, repeats: true, isAtom: false };
  }
  if (first.type === 'assert_statement') return node('assert', first, first.named.flatMap(evaluated));
  return whole(first, statementParts(first));
}

function statementParts(statement: SyntaxNode): Evaluation[] {
  const { type } = statement;
  if (type === 'function_definition' || type === 'class_definition' || /^import|^global|^nonlocal/.test(type))
    return [];
  if (type === 'for_statement') return evaluated(statement.get('right'));
  if (type === 'case_clause') return evaluated(statement.get('guard'));
  if (type === 'delete_statement') return statement.named.flatMap(target);
  if (headerTypes.has(type))
    return statement.children
      .filter(({ type: part }) => part !== 'block' && !part.endsWith('_statement') && !CLAUSES.has(part))
      .flatMap(evaluated);
  return evaluated(statement);
}

/** Parts of a compound statement that are statements of their own. */
const CLAUSES: ReadonlySet<string> = new Set(['elif_clause', 'else_clause', 'except_clause', 'except_group_clause', 'finally_clause', 'case_clause']); // prettier-ignore

/** The parts of an expression; an expression with nothing to say about order is left out, and its parts stand for it. */
function evaluated(expression: SyntaxNode | undefined): Evaluation[] {
  if (!expression || expression.isHidden) return [];
  switch (expression.type) {
    case 'boolean_operator':
      return [node(expression.get('operator')?.type === 'or' ? 'or' : 'and', expression, operands(expression))];
    case 'conditional_expression': {
      const [body, test, otherwise] = expression.named;
      return [node('if', expression, [test, body, otherwise].flatMap(evaluated))];
    }
    case 'comparison_operator':
      return [comparison(expression)];
    case 'named_expression': {
      const parts = evaluated(expression.get('value'));
      return [{ ...about(expression), kind: 'named', parts, name: expression.get('name')?.text ?? '' }];
    }
    case 'string':
    case 'concatenated_string':
      return [whole(expression, expression.named.flatMap(interpolated))];
    case 'list_splat':
    case 'dictionary_splat':
    case 'interpolation':
      // Each value becomes a text, or is taken apart, before the next one is evaluated.
      return expression.named.flatMap(evaluated).map((inside) => ({
        ...whole(expression, [inside]),
        range: inside.range,
        outer: inside.outer,
        text: inside.text,
        isAtom: inside.kind === 'whole' && inside.isAtom,
      }));
    case 'parenthesized_expression':
      return expression.named.flatMap(evaluated).map((inside) => ({ ...inside, outer: expression.range }));
    case 'lambda_parameters':
      // Of their names nothing is evaluated.
      return expression.named.filter(({ type }) => type === 'default_parameter').flatMap(evaluated);
    case 'lambda':
      return [whole(expression, evaluated(expression.get('parameters')))];
    case 'list_comprehension':
    case 'set_comprehension':
    case 'dictionary_comprehension':
    case 'generator_expression': {
      const first = expression.named.find((child) => child.type === 'for_in_clause');
      const iterables = first?.all('right').filter((child) => child.isNamed) ?? [];
      return [{ ...whole(expression, iterables.flatMap(evaluated)), repeats: true }];
    }
    case 'call': {
      const callee = expression.get('function');
      const receiver = callee?.type === 'attribute' ? callee.get('object') : callee;
      return [whole(expression, [receiver, expression.get('arguments')].flatMap(evaluated))];
    }
    case 'attribute':
      return [whole(expression, evaluated(expression.get('object')))];
    case 'assignment':
    case 'augmented_assignment':
      return assignment(expression);
    case 'as_pattern':
      return evaluated(expression.named[0]);
    case 'default_parameter':
    case 'typed_default_parameter':
    case 'keyword_argument':
      return evaluated(expression.get('value'));
    case 'typed_parameter':
    case 'type':
    case 'block':
      return [];
    case 'argument_list':
    case 'expression_statement':
    case 'return_statement':
    case 'raise_statement':
    case 'with_clause':
    case 'with_item':
    case 'expression_list':
    case 'pattern_list':
    case 'slice':
    case 'pair':
    case 'if_clause':
      return expression.named.flatMap(evaluated);
    case 'yield':
    case 'await':
      // Its value is what is sent in, whatever it hands out.
      return [{ ...whole(expression, expression.named.flatMap(evaluated)), isAtom: false }];
    case 'list':
    case 'tuple':
      if (isConstant(expression)) return [{ ...whole(expression, []), isAtom: true }];
      return [whole(expression, expression.named.flatMap(evaluated))];
    default:
      return expression.isNamed ? [whole(expression, expression.named.flatMap(evaluated))] : [];
  }
}

/** What is evaluated in a string. */
function interpolated(part: SyntaxNode): Evaluation[] {
  return part.type === 'interpolation' ? evaluated(part) : part.named.flatMap(interpolated);
}

function assignment(statement: SyntaxNode): Evaluation[] {
  const targets: (SyntaxNode | undefined)[] = [];
  let value: SyntaxNode | undefined = statement;
  while (value?.type === 'assignment') {
    targets.push(value.get('left'));
    value = value.get('right');
  }
  // The target of `+=` is read before the right side is computed.
  if (value?.type === 'augmented_assignment') return [...target(value.get('left')), ...evaluated(value.get('right'))];
  return [...evaluated(value), ...targets.flatMap(target)];
}

/** The parts of a target that are evaluated, never the target itself. */
function target(expression: SyntaxNode | undefined): Evaluation[] {
  if (!expression) return [];
  if (expression.type === 'attribute') return evaluated(expression.get('object'));
  if (expression.type === 'subscript') return expression.named.flatMap(evaluated);
  return expression.named.flatMap(target);
}

/** `a and b and c` has three operands, though the grammar nests it. */
function operands(expression: SyntaxNode): Evaluation[] {
  const left = expression.get('left');
  const isSame = left?.type === expression.type && left.get('operator')?.type === expression.get('operator')?.type;
  return [...(isSame ? operands(left) : evaluated(left)), ...evaluated(expression.get('right'))];
}

function comparison(expression: SyntaxNode): Evaluation {
  const sides = expression.named;
  const parts = sides.flatMap(evaluated);
  if (sides.length < 3 || parts.length !== sides.length) return whole(expression, parts);
  const { children } = expression;
  const links = sides.slice(1).map((right, at) => {
    const [from, to] = [sides[at] ? children.indexOf(sides[at]) : 0, children.indexOf(right)];
    const pair = expression.of(children.slice(from, to + 1));
    const operator = children.slice(from + 1, to).map((child) => child.text);
    return { operator: operator.join(' ').replace(/\s+/g, ' '), range: pair.range, text: pair.text };
  });
  return { ...about(expression), kind: 'chain', parts, links };
}

function node<K extends Junction['kind'] | 'if'>(
  kind: K,
  expression: SyntaxNode,
  parts: readonly Evaluation[],
): Part & { readonly kind: K } {
  return { ...about(expression), kind, parts };
}

function whole(expression: SyntaxNode, parts: readonly Evaluation[]): Whole {
  const isAtom = parts.length === 0 && (expression.named.length === 0 || expression.type === 'string');
  return { ...about(expression), kind: 'whole', parts, repeats: false, isAtom };
}

function about(node: SyntaxNode): Pick<Part, 'range' | 'outer' | 'text' | 'node'> {
  const { range, text } = node;
  return { range, outer: range, text, node };
}
