/** What a statement runs of the program by what it deletes: items, properties, descriptors, `__delattr__`. */
import type { Statement } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { attributeOf } from '../../../python/values/access-path';
import type { AttributeAccess } from '../../classes/attribute-access';
import { hooked } from '../../calls/callables';
import { innerCall } from '../../inner/calls/inner-call';
import { instanceBehind } from '../../inner/classes/attribute-calls';
import { keyOf } from '../../inner/calls/subscript-key';
import type { SpecialCalls } from '../../inner/special-calls';
import type { OperandValues } from '../../operands/operand-values';
import type { State } from '../../state/state';
import type { StatementCall } from './statement-call';

/** `del a, b`, `del (a, b)`. */
const LIST = /^(?:expression_list|tuple|list)$/;

export class Deletions {
  constructor(
    private readonly special: SpecialCalls,
    private readonly access: AttributeAccess,
  ) {}

  deleted(state: State, statement: Statement, values: OperandValues): StatementCall | undefined {
    const written = (statement.evaluation?.node?.named ?? []).map(({ bare }) => bare);
    const targets = written.flatMap((one) => (LIST.test(one.type) ? one.named.map(({ bare }) => bare) : one));
    const [target, ...more] = targets;
    if (!target) return undefined;
    return more.length > 0 ? this.inTurn(state, targets, values) : this.at(state, target, values);
  }

  /** Each of several is deleted by a statement of its own where one of them is no matter of values alone. */
  private inTurn(state: State, targets: readonly SyntaxNode[], values: OperandValues): StatementCall | undefined {
    const places = targets.map((target) => ({ target, at: { range: target.range, text: `del ${target.text}` } }));
    const isPlace = ({ type }: SyntaxNode): boolean => type === 'attribute' || type === 'subscript';
    if (!targets.every(isPlace) || !targets.some((target) => this.at(state, target, values))) return undefined;
    const next = places.find(({ at }) => !values.computed(at));
    if (!next) return 'done';
    const { target, at } = next;
    const _object = values.of(target.get(target.type === 'attribute' ? 'object' : 'value'));
    if (!_object) return undefined;
    if (target.type === 'attribute')
      return { inner: innerCall('<del>', { _object }, [`del _object.${target.get('attribute')?.text ?? ''}`]), ...at };
    const key = keyOf(target, values);
    if (!key || 'needs' in key) return key;
    return { inner: innerCall('<del>', { _object, _key: key.value }, ['del _object[_key]']), ...at };
  }

  private at(state: State, target: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const at = { range: target.range, text: `del ${target.text}` };
    if (target.type === 'subscript') {
      const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
      const instance = instanceBehind(this.special.classes, target.get('value')?.bare, values);
      if (!key || !(instance ?? holder?.kind === 'object')) return undefined;
      if ('needs' in key) return key;
      const attribute = instance && key.value.kind === 'str' ? key.value.value : undefined;
      if (instance)
        return attribute !== undefined && attributeOf(instance, attribute) ? { holder: instance, attribute, becomes: undefined } : undefined; // prettier-ignore
      const inner = holder && this.special.deleteItem(holder, key.value);
      return inner && (values.computed(at) ? 'done' : { inner, ...at });
    }
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    const attribute = target.get('attribute')?.text ?? '';
    if (!holder) return undefined;
    const hook = this.access.deleting(state, holder, attribute);
    if (hook) return values.computed(at) ? 'done' : { target: hooked(hook), given: [], ...at };
    const exception = this.access.undeletable(state, holder, attribute);
    if (exception) return { throws: exception };
    if (holder.kind !== 'object') return undefined;
    return attributeOf(holder, attribute) ? { holder, attribute, becomes: undefined } : undefined;
  }
}
