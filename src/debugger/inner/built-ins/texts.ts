/** Texts of instances of the program's classes: `str`, `repr`, `format`, in f-strings, and inside of lists and dicts. */
import { BARE, foreignBases, isEnumClass, isExceptionClass } from '../../../python/definitions/class-order';
import { isTupleClass } from '../../../python/definitions/dataclass-mark';
import { classOf, findMethod, pythonName } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { moduleName } from '../../../python/definitions/name-resolution';
import { writtenName } from '../../../python/text/private-names';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { itemsInside } from '../../../python/values/children';
import { asKeywordArgument } from '../../../python/values/constructors';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { functionText, quoted, unknownText } from './address-texts';
import { address } from './addresses';
import { fieldNames } from '../../classes/dataclasses';
import {
  exceptionAncestors,
  isBuiltInException,
  isLibraryException,
} from '../../../python/definitions/builtin-exceptions';
import { specifierOf } from '../../../python/expressions/holes';
import { countIn, GROUP_TEXT, isGroup } from '../../state/exception-groups';
import { exceptionArgs } from '../../state/exceptions';
import { innerCall, type HeldValues, type InnerCall, type InnerStep, type Place } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';

/** `str` of these is that of `repr` for what they hold. */
const HOLDERS: ReadonlySet<Value['kind']> = new Set(['list', 'tuple', 'set', 'dict']);
/** The same of these, which print as a call of what they hold. */
const HOLDING_CALLS: ReadonlySet<string> = new Set(['deque', 'defaultdict', 'frozenset', 'dict_keys', 'dict_values', 'dict_items']); // prettier-ignore

function isHolder(value: Value): boolean {
  return HOLDERS.has(value.kind) || (value.kind === 'call' && HOLDING_CALLS.has(value.name));
}

export class Texts {
  constructor(private readonly classes: ProgramClasses) {}

  /** `str(value)`, where that runs something of the program or follows from what a class is. */
  str(value: Value): InnerCall | undefined {
    if (!this.isTold(value)) return undefined;
    if (isHolder(value)) return this.repr(value);
    if (this.isHoldingException(value)) return this.exceptionText(value);
    const method = this.classes.first(value, '__str__', '__repr__');
    const mixed = method === undefined ? this.classes.shownValue(value) : undefined;
    if (mixed) return innerCall('<str>', { _value: mixed }, ['return str(_value)']);
    const told = method !== '__str__' && this.isEnum(value) ? this.enumName(value) : undefined;
    if (told) return told;
    if (this.isException(value) && method !== '__str__') return this.exceptionText(value);
    return method === undefined
      ? this.repr(value)
      : innerCall('<str>', { _object: value }, [`return _object.${method}()`]);
  }

  repr(value: Value): InnerCall | undefined {
    if (!this.isTold(value)) return undefined;
    switch (value.kind) {
      case 'list':
        return this.sequence(value.items, ['[', ']']);
      case 'tuple':
        return this.sequence(value.items, ['(', value.items.length === 1 ? ',)' : ')']);
      case 'set':
        return this.sequence(value.items, ['{', '}']);
      case 'dict': {
        const pairs = value.entries.map((pair): Value => ({ kind: 'tuple', items: pair }));
        return innerCall('<repr>', { _pairs: { kind: 'list', items: pairs } }, [
          '_parts = []',
          'for _key, _value in _pairs:',
          '    _key = repr(_key)',
          '    _value = repr(_value)',
          "    _parts.append(_key + ': ' + _value)",
          "return '{' + ', '.join(_parts) + '}'",
        ]);
      }
      default: {
        if (this.isHoldingException(value)) return this.exceptionRepr(value);
        const held = this.heldText(value);
        if (held) return held;
        const named = this.classText(value);
        if (named !== undefined) return innerCall('<repr>', {}, [`return ${quoted(named)}`]);
        if (this.classes.method(value, '__repr__'))
          return innerCall('<repr>', { _object: value }, ['return _object.__repr__()']);
        return this.dataclassText(value) ?? (this.isException(value) ? this.exceptionRepr(value) : this.addressText(value)); // prettier-ignore
      }
    }
  }

  /** `format(value, specification)`. */
  format(value: Value, specification: string): InnerCall | undefined {
    if (this.classes.method(value, '__format__')) {
      const _specification = { kind: 'str', value: specification } as const;
      return innerCall('<format>', { _object: value, _specification }, ['return _object.__format__(_specification)']);
    }
    if (specification === '') return this.str(value);
    const mixed = this.classes.shownValue(value);
    return mixed && innerCall('<format>', { _value: mixed, _specification: { kind: 'str', value: specification } }, ['return format(_value, _specification)']); // prettier-ignore
  }

  /** What stands in the braces of an f-string. */
  interpolation(part: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const [expression] = part.named;
    const conversion = part.named.find(({ type }) => type === 'type_conversion');
    const specification = specifierOf(part);
    const value = values.of(expression);
    if (!expression || part.text.includes('=}')) return undefined;
    if (!value) return this.isOpen(expression) ? { needs: expression } : undefined;
    if (!conversion && specification && specification.named.length > 0)
      return this.worked(value, specification, upTo(expression, part, 1), values);
    const text = specification?.text.replace(/^:/, '') ?? '';
    const made = conversion?.text === '!r' ? this.repr(value) : conversion ? this.str(value) : this.format(value, text);
    // The conversion is done with, and with `__format__` the specification.
    const place = conversion ? upTo(expression, conversion, 0) : text === '' ? expression : upTo(expression, part, 1);
    // What a call has given stands there, too, until it has its text, which may be of a class derived from that of texts.
    const isGiven = place === expression && value.kind === 'object' && !value.contents;
    return made && (isGiven || !values.computed(place)) ? { ...made, place, inPlace: true } : undefined;
  }

  /** What stands in the braces has a specification with braces of its own. */
  private worked(value: Value, specification: SyntaxNode, place: Place, values: HeldValues): InnerStep | undefined {
    const parts = specification.named;
    if (!this.isTold(value) || values.computed(place) || parts.some(({ named }) => named.length > 1)) return undefined;
    const open = parts.find(({ named: [one] }) => !values.of(one));
    if (open) return { needs: open.named[0] ?? open };
    const locals = Object.fromEntries(parts.map(({ named: [one] }, at) => [`_part${at}`, values.of(one) ?? value]));
    let template = specification.text.replace(/^:/, '');
    for (const [at, { text }] of parts.entries()) template = template.replace(text, () => `{_part${at}}`);
    return innerCall('<format>', { _object: value, ...locals }, [`return format(_object, f${JSON.stringify(template)})`], { place, inPlace: true }); // prettier-ignore
  }

  /** Arguments that are shown by `str`. */
  shown(arguments_: readonly SyntaxNode[], values: HeldValues): InnerStep | undefined {
    for (const node of arguments_) {
      const made = this.part(node.bare, values);
      if (made) return made;
    }
    return undefined;
  }

  private part(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const given = node.type === 'keyword_argument' ? node.get('value') : node;
    if (!given || node.type.endsWith('splat')) return undefined;
    const value = values.of(given);
    if (!value) return this.isOpen(given) ? { needs: given } : undefined;
    const made = this.str(value);
    return made && { ...made, place: given, inPlace: true };
  }

  /** It may be something that says itself how it is shown, and has to be known first. */
  isOpen({ bare }: SyntaxNode): boolean {
    return this.classes.definesTexts && (/^(?:list_comprehension|list|tuple|dictionary)$/.test(bare.type) || this.classes.mayGiveObject(bare)); // prettier-ignore
  }

  /** Its text is what a method of the program gives. */
  runsMethod(value: Value): boolean {
    if (isHolder(value)) return itemsInside(value).some((item) => this.runsMethod(item));
    return this.classes.first(value, '__str__', '__repr__') !== undefined;
  }

  /** Whether its text runs the program, or is not what a model can see in it. */
  isTold(value: Value): boolean {
    if (isHolder(value)) return itemsInside(value).some((item) => this.isTold(item)) || this.keysAreTold(value);
    if (this.classText(value) !== undefined) return true;
    if (this.classes.first(value, '__str__', '__repr__', '__format__')) return true;
    if (this.isHoldingException(value)) return true;
    if (this.classes.dataclass(value) !== undefined || this.isEnum(value) || this.isException(value)) return true;
    return this.addressText(value) !== undefined;
  }

  /** Without a method of its own an instance is shown by its class, and by where it lies in memory. */
  private addressText(value: Value): InnerCall | undefined {
    if (value.kind === 'opaque') return functionText(value);
    const owner = value.kind === 'object' && !value.contents ? this.classes.of(value) : undefined;
    const unread = owner && this.classes.unread(value);
    if (unread !== undefined) return unknownText(unread);
    const place = owner && this.classes.isPlain(value) ? address(value) : undefined;
    if (!owner || place?.kind !== 'int') return undefined;
    const name = `${moduleName(owner)}.${pythonName(owner)}`;
    return innerCall('<repr>', {}, [`return ${quoted(`<${name} object at 0x${place.value.toString(16)}>`)}`]);
  }

  /** A built-in exception about something of the program: `KeyError(key)`. Or one of the library, which the model does not know. */
  private isHoldingException(value: Value): boolean {
    if (value.kind === 'call' && isLibraryException(value.name)) return exceptionArgs(value)?.length === 1;
    if (value.kind !== 'call' || !isBuiltInException(value.name)) return false;
    return exceptionArgs(value)?.some((one) => this.isTold(one)) === true;
  }

  private keysAreTold(value: Value): boolean {
    return value.kind === 'dict' && value.entries.some(([key]) => this.isTold(key));
  }

  /** `deque([…], maxlen=3)`: the text of each argument that holds or shows something of the program. */
  private heldText(value: Value): InnerCall | undefined {
    if (value.kind !== 'call' || !HOLDING_CALLS.has(value.name)) return undefined;
    const { name, args } = value;
    const plain = args.filter((item) => !asKeywordArgument(name, item));
    const named = args.flatMap((item) => asKeywordArgument(name, item) ?? []);
    const locals = Object.fromEntries(plain.map((item, at) => [`_item${at}`, item]));
    const lines = plain.map((_, at) => `_item${at} = repr(_item${at})`);
    const shown = [...Object.keys(locals), ...named.map((one) => quoted(`${one.name}=${printValue(one.value)}`))];
    const inside = shown.length > 0 ? shown.join(" + ', ' + ") : "''";
    return innerCall('<repr>', locals, [...lines, `return ${quoted(`${name}(`)} + ${inside} + ')'`]);
  }

  /** A class of the program, whose module is that of the file, or one of the library that only its name is known of. */
  private classText(value: Value): string | undefined {
    if (value.kind === 'opaque' && value.name.includes('.') && BARE.test(value.name)) return `<class '${value.name}'>`;
    if (value.kind !== 'opaque' || value.type !== 'class') return undefined;
    const owner = classOf(this.classes.source, value);
    if (!owner) return undefined;
    const meta = metaclassIn(this.classes.source, owner);
    if (meta && (meta === 'foreign' || findMethod(this.classes.source, meta, '__repr__'))) return undefined;
    return isEnumClass(this.classes.source, owner)
      ? `<enum '${owner.name}'>`
      : `<class '${`${moduleName(owner)}.`.replace(/^builtins\.$/, '')}${pythonName(owner)}'>`;
  }

  private sequence(items: readonly Value[], [before, after]: readonly [string, string]): InnerCall {
    return innerCall('<repr>', { _items: { kind: 'list', items } }, [
      '_parts = []',
      'for _item in _items:',
      '    _item = repr(_item)',
      '    _parts.append(_item)',
      `return ${quoted(before)} + ', '.join(_parts) + ${quoted(after)}`,
    ]);
  }

  private dataclassText(value: Value): InnerCall | undefined {
    const owner = this.classes.dataclass(value);
    if (value.kind !== 'object') return undefined;
    if (!owner) return this.isEnum(value) ? this.enumText(value) : undefined;
    if (this.classes.decorator(value, 'dataclass')?.arguments?.some(({ text }) => /^repr\s*=\s*False$/.test(text)))
      return undefined;
    const names = fieldNames(this.classes.source, owner, 'repr');
    const shown = value.attributes.filter(([name]) => names.includes(name));
    const locals = Object.fromEntries(shown.map(([name, item]) => [`_${name}`, item]));
    const fields = shown.map(([name]) => `${name}={_${name}}`);
    const parts = shown.map(([name]) => `_${name} = repr(_${name})`);
    // A named tuple does not say where its class is.
    const name = isTupleClass(this.classes.source, owner) ? writtenName(owner) : pythonName(owner);
    return innerCall('<repr>', locals, [...parts, `return f"${name}(${fields.join(', ')})"`]);
  }

  private isEnum(value: Value): boolean {
    const owner = value.kind === 'object' ? this.classes.of(value) : undefined;
    return owner !== undefined && isEnumClass(this.classes.source, owner);
  }

  private enumName(value: Value): InnerCall | undefined {
    const [owner, name] = [this.classes.of(value), attribute(value, 'name')];
    const number = name?.kind === 'none' ? attribute(value, 'value') : undefined;
    if (owner && number) return innerCall('<str>', { _value: number }, [`return f"${owner.name}({_value!r})"`]);
    return owner && name && innerCall('<str>', { _name: name }, [`return ${quoted(`${owner.name}.`)} + _name`]);
  }

  private enumText(value: Value): InnerCall | undefined {
    const [owner, _name, _value] = [this.classes.of(value), attribute(value, 'name'), attribute(value, 'value')];
    if (!owner || !_name || !_value) return undefined;
    // No flag at all has no name.
    if (_name.kind === 'none') return innerCall('<repr>', { _value }, [`return f"<${owner.name}: {_value!r}>"`]);
    return innerCall('<repr>', { _name, _value }, [`return f"<${owner.name}.{_name}: {_value!r}>"`]);
  }

  private isException(value: Value): boolean {
    const owner = this.classes.of(value);
    return owner !== undefined && isExceptionClass(this.classes.source, owner);
  }

  private ancestors(value: Value): string[] {
    const owner = this.classes.of(value);
    const bases = owner ? foreignBases(this.classes.source, owner) : value.kind === 'call' ? [value.name] : [];
    return bases.flatMap(exceptionAncestors);
  }

  private exceptionRepr(value: Value): InnerCall | undefined {
    const owner = this.classes.of(value);
    const name = owner ? owner.name : value.kind === 'call' ? value.name : undefined;
    const args = exceptionArgs(value);
    if (name === undefined || !args) return undefined;
    const [only, ...more] = args;
    const [_argument, shown] =
      only && more.length === 0
        ? [only, "'(' + _argument + ')'"]
        : [{ kind: 'tuple', items: args } as const, '_argument'];
    const lines = ['_argument = repr(_argument)', `return ${quoted(name)} + ${shown}`];
    return innerCall('<repr>', { _argument }, lines);
  }

  private exceptionText(value: Value): InnerCall | undefined {
    const args = exceptionArgs(value);
    if (!args) return undefined;
    if (isGroup(value)) return innerCall('<str>', { _text: args[0] ?? value, _count: countIn(value) }, GROUP_TEXT);
    const [only, ...more] = args;
    const isOf = (base: string): boolean => this.ancestors(value).includes(base);
    // Their texts are made of more than the arguments.
    const isMade = isOf('UnicodeError') || isOf('SyntaxError') || (isOf('OSError') && more.length > 0);
    if (isMade && !args.some((one) => this.isTold(one))) return undefined;
    if (!only) return innerCall('<str>', {}, ["return ''"]);
    return more.length === 0
      ? innerCall('<str>', { _argument: only }, [`return ${isOf('KeyError') ? 'repr' : 'str'}(_argument)`])
      : innerCall('<str>', { _arguments: { kind: 'tuple', items: args } }, ['return str(_arguments)']);
  }
}

function attribute(value: Value, name: string): Value | undefined {
  return value.kind === 'object' ? value.attributes.find(([own]) => own === name)?.[1] : undefined;
}

/** The expression up to the end of another part, less some characters. */
function upTo({ range, text }: SyntaxNode, { range: last }: SyntaxNode, less: number): Place {
  const { line, column } = range;
  return { range: { line, column, endLine: last.endLine, endColumn: last.endColumn - less }, text };
}
