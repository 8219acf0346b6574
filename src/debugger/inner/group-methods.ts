/** What a group of exceptions holds, and its parts: `group.exceptions`, `group.split(ValueError)`, `group.subgroup((A, B))`. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { NONE } from '../objects/containers';
import { givenIn } from '../operands/leads';
import { exceptionsIn, isGroup, parted } from '../state/exception-groups';
import type { HeldValues, InnerStep } from './calls/inner-call';

export function groupStep(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const isCall = node.type === 'call';
  const attribute = isCall ? node.get('function')?.bare : node;
  const name = attribute?.type === 'attribute' ? (attribute.get('attribute')?.text ?? '') : '';
  if (!(isCall ? /^(?:split|subgroup)$/ : /^(?:exceptions|message)$/).test(name)) return undefined;
  const holder = values.of(attribute?.get('object'));
  if (!isGroup(holder)) return undefined;
  const [message = NONE] = holder.args;
  if (!isCall)
    return { value: name === 'message' ? message : { kind: 'tuple', items: exceptionsIn(holder) }, inPlace: true };
  const [only, ...more] = givenIn(node.get('arguments'));
  if (!only || more.length > 0) return undefined;
  const given = values.of(only.node);
  if (!given) return { needs: only.node };
  const classes = classNames(given);
  const parts = classes && parted(source, holder, classes);
  if (!parts) return { value: { kind: 'unknown', reason: `${name} of a group is not followed for that condition` } };
  const { match = NONE, rest = NONE } = parts;
  return { value: name === 'subgroup' ? match : { kind: 'tuple', items: [match, rest] } };
}

function classNames(value: Value): string[] | undefined {
  if (value.kind === 'opaque') return value.type === 'class' ? [value.name] : undefined;
  const items = value.kind === 'tuple' ? value.items.map(classNames) : [undefined];
  return items.every((one) => one !== undefined) ? items.flat() : undefined;
}
