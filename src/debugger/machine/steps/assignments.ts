/** What a statement runs of the program by what it sets or deletes: items, properties, descriptors, `__setattr__`. */
import { isGenerator } from '../../calls/generators';
import { starred } from '../../calls/target-unpacking';
import { runsWhenRead } from '../../../python/definitions/attribute-hooks';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceRange } from '../../../python/text/ranges';
import { rangeKey } from '../../../python/text/ranges';
import { partsOfTarget, placesOfTarget } from '../../../python/statements/statement-parts';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { AttributeAccess, Hook } from '../../classes/attribute-access';
import { isException } from '../../classes/exception-attributes';
import { madeClass } from '../../classes/made-classes';
import { hooked } from '../../calls/callables';
import { innerCall, type InnerCall } from '../../inner/calls/inner-call';
import { instanceBehind } from '../../inner/classes/attribute-calls';
import { isOfOther } from '../../inner/classes/shared-attributes';
import { keyOf } from '../../inner/calls/subscript-key';
import type { SpecialCalls } from '../../inner/special-calls';
import type { OperandValues } from '../../operands/operand-values';
import { holdsObject } from '../../objects/containers';
import { isSetByPrograms } from '../../state/exception-links';
import { raised, type ThrownException } from '../../state/exceptions';
import { loggerName } from '../../state/loggers';
import { topFrame, type State } from '../../state/state';
import { composedKey, keyOfHolder } from './keys-of-targets';
import { notTakenApart, takenApart } from './parts-of-targets';
import type { StatementCall } from './statement-call';

export class Assignments {
  constructor(
    private readonly source: SourceFile,
    private readonly special: SpecialCalls,
    private readonly access: AttributeAccess,
  ) {}

  /** It is run, or has been. */
  private run(inner: InnerCall | undefined, place: Place, values: OperandValues): StatementCall | undefined {
    if (!inner) return undefined;
    return values.computed(place) ? 'done' : { inner, ...place };
  }

  augmented(state: State, { assignments = [] }: Statement, values: OperandValues): StatementCall | undefined {
    const [assignment, ...more] = assignments;
    const [target] = assignment?.targets ?? [];
    if (!assignment || !target || more.length > 0) return undefined;
    const place = { range: target.range, text: `${target.text} ${assignment.operator}` };
    const result = values.computed(place)?.value;
    // What an operator of the program has made is set like any other item.
    if (result && /^(?:call|list|dict)$/.test(values.of(target.bare.get('value'))?.kind ?? '')) return this.run(this.stored(target.bare, result, values), { ...place, text: `${target.text} =` }, values); // prettier-ignore
    if (result && values.of(target.bare.get('value'))?.kind === 'tuple') return { throws: raised('TypeError', "'tuple' object does not support item assignment") }; // prettier-ignore
    if (result) return this.assign(state, target.bare, result, values);
    const made = this.calledHolder(target.bare, values);
    if (made) return { needs: made };
    const read =
      target.bare.type === 'subscript' ? this.item(target.bare, values) : this.property(state, target.bare, values);
    if (read) return read;
    const missing = this.missing(state, target.bare, values);
    if (missing) return { throws: missing };
    const [left, right] = [values.of(target), values.of(assignment.value)];
    // What `x[k] += v` sets is computed first.
    const isRead = target.bare.type === 'subscript' && values.computed(target.bare)?.fromCall === true;
    const isOwn = isRead || this.isOwnTarget(state, target.bare, values) || isOfOther(target.bare, values);
    const mayLead = isOwn || (left?.kind === 'object' && this.special.classes.definesOperators);
    const open = left
      ? undefined
      : (this.openKey(target.bare, values) ?? keyOfHolder(target.bare, values) ?? composedKey(target.bare, values));
    if (open) return { needs: open };
    if (!left || !right) return left && mayLead ? { needs: assignment.value } : undefined;
    // A list takes all that a generator yields.
    if (isGenerator(right) && left.kind === 'list')
      return { inner: { ...this.special.iterations.collected(right, 'list', false), inPlace: true }, range: assignment.value.range, text: assignment.value.text }; // prettier-ignore
    const inner = this.special.augmented(assignment.operator, left, right);
    if (inner) return { inner, ...place };
    if (!isOwn) return undefined;
    return { inner: this.special.added(assignment.operator, left, right), ...place };
  }

  /** What reading `x.count` raises, of which `x.count += 1` begins. */
  private missing(state: State, target: SyntaxNode, values: OperandValues): ThrownException | undefined {
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    const name = target.get('attribute')?.text;
    return holder && name !== undefined ? this.access.unreadable(state, holder, name) : undefined;
  }

  /** The key of `x[k] += v` has to be known first where changing the item may run the program. */
  private openKey(target: SyntaxNode, values: OperandValues): SyntaxNode | undefined {
    const holder = target.type === 'subscript' ? values.of(target.get('value')) : undefined;
    const key = holder && holdsObject(holder) ? keyOf(target, values) : undefined;
    return key && 'needs' in key && this.special.classes.definesOperators ? key.needs : undefined;
  }

  /** `x[k] += v` reads the item first. */
  private item(target: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const made = values.computed(target) ? undefined : this.madeItem(target, values);
    if (made) return { inner: made, range: target.range, text: target.text };
    const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
    if (holder?.kind !== 'object' || !key || values.computed(target)) return undefined;
    if ('needs' in key) return key;
    const isSet = this.special.classes.method(holder, '__setitem__') !== undefined;
    const read = isSet ? innerCall('<getitem>', { _object: holder, _key: key.value }, ['return _object[_key]']) : undefined; // prettier-ignore
    return this.run(
      this.special.getItem(holder, key.value) ?? read,
      { range: target.range, text: target.text },
      values,
    );
  }

  /** What a `defaultdict` makes of a key that is not there, by a function of the program. */
  private madeItem(target: SyntaxNode, values: OperandValues): InnerCall | undefined {
    const [holder, key] = [values.of(target.get('value')), target.type === 'subscript' && keyOf(target, values)];
    return holder && key && !('needs' in key) ? this.special.madeItem(holder, key.value) : undefined;
  }

  /** `x.p += v` reads the property first, or asks `__getattr__`. */
  private property(state: State, target: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    if (!holder || values.computed(target)) return undefined;
    const name = target.get('attribute')?.text ?? '';
    const hook = this.access.reading(state, holder, name) ?? (values.of(target) ? undefined : this.access.asking(holder, name)); // prettier-ignore
    if (!hook) return undefined;
    return { target: hooked(hook), given: [], range: target.range, text: target.text };
  }

  /** The defaults of its fields are known. */
  made(statement: Statement, values: OperandValues): StatementCall | undefined {
    const made = madeClass(this.source, statement);
    const defaults = made?.fields?.defaults;
    if (!made || !defaults) return undefined;
    const value = values.of(defaults);
    return value ? { makes: made, defaults: value } : { needs: defaults };
  }

  assignment(state: State, { assignments = [] }: Statement, values: OperandValues): StatementCall | undefined {
    const [assignment, ...more] = assignments;
    const [target, ...others] = assignment?.targets ?? [];
    if (!assignment || !target || more.length > 0 || assignment.operator !== '=') return undefined;
    const { bare } = target;
    const value = values.of(assignment.value);
    const { targets } = assignment;
    const isOne = others.length === 0 && !partsOfTarget(bare);
    if (!isOne && targets.flatMap(placesOfTarget).some((place) => this.isOwnTarget(state, place, values)))
      return value ? this.severally(state, assignment, value, values) : { needs: firstOpen(assignment.value, values) };
    if (others.length > 0) return undefined;
    const sharing = sharedBy(bare, assignment.value.bare, values);
    if (sharing) return { shares: sharing };
    const made = this.calledHolder(bare, values);
    if (made) return { needs: value ? made : assignment.value };
    const isOwn = this.isOwnTarget(state, bare, values);
    // A list takes all that is yielded before anything in it is replaced.
    if (partsOfTarget(bare) || (isSlice(bare) && !isOwn)) {
      // What the part with a star is left with follows from what there is.
      if (!value) return partsOfTarget(bare)?.some(starred) === true ? { needs: firstOpen(assignment.value, values) } : undefined; // prettier-ignore
      const refused = notTakenApart(bare, value);
      if (refused) return { throws: refused };
      if (!this.special.iterations.isDriven(value)) {
        const apart = takenApart(bare, value, values, this.special.iterations);
        return apart && 'value' in apart ? this.severally(state, assignment, apart.value, values) : apart;
      }
      const { range, text } = assignment.value;
      return { inner: { ...this.special.iterations.collected(value, 'list', false), inPlace: true }, range, text };
    }
    if (!isOwn) {
      const holding = keyOfHolder(bare, values);
      const key = value ? (composedKey(bare, values) ?? holding) : holding && assignment.value;
      return key && { needs: key };
    }
    if (!value) return { needs: assignment.value };
    return this.assign(state, bare, value, values);
  }

  /** In `rows.setdefault(name, Row())[key] = value`, what is called for the holder, which may set items or attributes by itself. */
  private calledHolder(target: SyntaxNode, values: OperandValues): SyntaxNode | undefined {
    const holder = target.get(target.type === 'attribute' ? 'object' : 'value')?.bare;
    const { classes } = this.special;
    if (holder?.type !== 'call' || values.of(holder) || !classes.mayGiveObject(holder)) return undefined;
    const attribute = target.get('attribute')?.text;
    const isHooked = attribute === undefined ? classes.definesItems : runsWhenRead(this.source, attribute);
    return isHooked ? holder : undefined;
  }

  /** Several targets, one after the other; undefined where a part of the value has no place. */
  private severally(
    state: State,
    { targets, value: written }: NonNullable<Statement['assignments']>[number],
    value: Value,
    values: OperandValues,
  ): StatementCall | undefined {
    if (targets.some((target) => partsOfTarget(target)) && this.special.iterations.isDriven(value)) {
      const collected = this.special.iterations.collected(value, 'list', false);
      return { inner: { ...collected, inPlace: true }, range: written.range, text: written.text };
    }
    const pairs = targets.map((target) => pairsOf(target.bare, value));
    if (pairs.includes(undefined)) return undefined;
    for (const [place, item] of pairs.flatMap((some) => some ?? [])) {
      const key = `= ${rangeKey(place.range)}`;
      if (topFrame(state).truths?.has(key)) continue;
      if (place.type === 'identifier') return { binds: place.text, value: item, key };
      const at = { range: place.range, text: `${place.text} =` };
      if (values.computed(at)) continue;
      const own = this.isOwnTarget(state, place, values) ? this.assign(state, place, item, values) : undefined;
      if (own && own !== 'done' && !('becomes' in own) && !('assigns' in own)) return own;
      if (own === 'done') continue;
      const inner = this.stored(place, item, values);
      return inner && { inner, ...at };
    }
    return 'done';
  }

  /** A place among several gets its item by a statement of its own. */
  private stored(place: SyntaxNode, _value: Value, values: OperandValues): InnerCall | undefined {
    const _object = values.of(place.get(place.type === 'attribute' ? 'object' : 'value'));
    if (!_object) return undefined;
    const dictionary = place.type === 'subscript' ? instanceBehind(this.special.classes, place.get('value')?.bare, values) : undefined; // prettier-ignore
    if (place.type === 'attribute')
      return innerCall('<set>', { _object, _value }, [`_object.${place.get('attribute')?.text ?? ''} = _value`]);
    const key = keyOf(place, values);
    if (!key || 'needs' in key) return undefined;
    const path = dictionary ? '_object.__dict__' : '_object';
    return innerCall('<set>', { _object: dictionary ?? _object, _key: key.value, _value }, [`${path}[_key] = _value`]);
  }

  /** Setting it runs the program, or sets an attribute by its name. */
  private isOwnTarget(state: State, target: SyntaxNode, values: OperandValues): boolean {
    if (target.type === 'subscript')
      return (
        this.special.classes.method(values.of(target.get('value')), '__setitem__') !== undefined ||
        instanceBehind(this.special.classes, target.get('value')?.bare, values) !== undefined
      );
    if (target.type !== 'attribute') return false;
    const holder = values.of(target.get('object'));
    const isFunction = holder?.kind === 'opaque' && holder.type === 'function';
    if (holder && isSetByPrograms(target.get('attribute')?.text ?? '') && isException(this.source, holder)) return true;
    // What a class, a function or a module holds is no part of any value, and is kept by the machine.
    if (
      isFunction ||
      loggerName(holder) !== undefined ||
      isModuleOf(state, holder) ||
      this.special.classes.isOwnClass(holder)
    )
      return true;
    return this.setter(state, target, values) !== undefined;
  }

  private setter(state: State, target: SyntaxNode, values: OperandValues): Hook | undefined {
    const holder = values.of(target.get('object'));
    return holder && this.access.binding(state, holder, target.get('attribute')?.text ?? '');
  }

  private assign(state: State, target: SyntaxNode, value: Value, values: OperandValues): StatementCall | undefined {
    const place = { range: target.range, text: `${target.text} =` };
    if (target.type === 'subscript') {
      const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
      if (!key) return undefined;
      if ('needs' in key) return key;
      const instance = instanceBehind(this.special.classes, target.get('value')?.bare, values);
      if (instance) return key.value.kind === 'str' ? { holder: instance, attribute: key.value.value, becomes: value } : undefined; // prettier-ignore
      return holder && this.run(this.special.setItem(holder, key.value, value), place, values);
    }
    const hook = target.type === 'attribute' ? this.setter(state, target, values) : undefined;
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    const exception = holder && this.access.unbindable(state, holder, target.get('attribute')?.text ?? '');
    if (exception) return { throws: exception };
    if (!hook) return { assigns: value, to: target, ...(holder && { holder }) };
    if (values.computed(place)) return 'done';
    return { target: hooked(hook), given: [{ value }], ...place };
  }
}

/** Items that are written side by side are known once each of them is: whoever evaluates need not be able to hold them all. */
function firstOpen(written: SyntaxNode, values: OperandValues): SyntaxNode {
  const { type, named } = written.bare;
  const isDisplay = /^(?:expression_list|tuple|list)$/.test(type) && !named.some((one) => one.type === 'list_splat');
  const open = isDisplay ? named.find((one) => values.of(one) === undefined) : undefined;
  return open ? firstOpen(open, values) : written;
}

function isSlice(target: SyntaxNode): boolean {
  return target.type === 'subscript' && target.get('subscript')?.type === 'slice';
}

/** The places of a target, and what each of them gets; undefined where that is not said by how it is written. */
function pairsOf(target: SyntaxNode, value: Value): (readonly [SyntaxNode, Value])[] | undefined {
  const parts = partsOfTarget(target);
  if (!parts) return target.type === 'list_splat_pattern' ? undefined : [[target, value]];
  const items = [...(itemsOf(value) ?? [])];
  if (items.length !== parts.length) return undefined;
  const pairs = parts.map((part, at) => pairsOf(part.bare, items[at] ?? value));
  return pairs.includes(undefined) ? undefined : pairs.flatMap((some) => some ?? []);
}

/** A file of the program, whose globals the machine keeps. */
function isModuleOf({ modules }: State, holder: Value | undefined): boolean {
  return holder?.kind === 'opaque' && holder.type === 'module' && modules.has(holder.name);
}

interface Place {
  readonly range: SourceRange;
  readonly text: string;
}

/** `self.__dict__ = shared`: the instance, and the dict that others may have, too. */
function sharedBy(target: SyntaxNode, value: SyntaxNode, values: OperandValues): readonly Value[] | undefined {
  if (target.type !== 'attribute' || target.get('attribute')?.text !== '__dict__') return undefined;
  const holder = values.of(target.get('object'));
  const isNamed = value.type === 'identifier' || value.type === 'attribute';
  if (!isNamed || holder?.kind !== 'object') return undefined;
  return [holder, values.of(value) ?? []].flat();
}
