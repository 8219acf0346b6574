/** Texts with places for values, `text.format(…)` and `text % …`: what belongs to the program becomes a text by its own methods, in their order. */
import type { CallArgument } from '../../../codec/query';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { entriesOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { argumentsOf, closedArgument, type Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerCall, type InnerStep } from '../calls/inner-call';
import { asTuple } from '../classes/named-tuples';
import type { ProgramClasses } from '../classes/program-classes';
import { formatParts, type FormatField, type FormatParts } from './format-fields';
import type { Texts } from './texts';

export class TextTemplates {
  constructor(
    private readonly classes: ProgramClasses,
    private readonly texts: Texts,
  ) {}

  /** `text.format(…)` and `text.format_map(…)`. */
  formatting(callee: SyntaxNode, all: readonly Given[], values: HeldValues): InnerStep | undefined {
    const text = values.of(callee.get('object')?.bare);
    const isMap = callee.get('attribute')?.text === 'format_map';
    const isShown = all.some(({ node }) => { const value = values.of(node); return value !== undefined && this.isShown(value); }); // prettier-ignore
    if (!text && isShown && callee.get('object')?.bare.type !== 'identifier') return { needs: callee.get('object') ?? callee }; // prettier-ignore
    if (text?.kind !== 'str') return undefined;
    const open = all.find(({ node }) => !values.of(node));
    if (open) {
      const mayBeShown = isShown || all.some(({ node }) => !values.of(node) && this.texts.isOpen(node));
      return mayBeShown ? { needs: open.node } : undefined;
    }
    const [first, ...more] = all;
    const mapping = isMap && first && more.length === 0 ? values.of(first.node) : undefined;
    if (isMap) return mapping && this.isShown(mapping) ? this.formatted(text.value, [], mapping) : undefined;
    return isShown && !closedArgument(all, values) ? this.formatted(text.value, argumentsOf(all, values)) : undefined;
  }

  /** `text % given`. */
  percent(text: string, given: Value): InnerCall | undefined {
    const isKeyed = text.includes('%(');
    // An instance of a class that is derived from `tuple` is as many values as it has items.
    const contents = given.kind === 'object' ? given.contents : undefined;
    const _items = isKeyed ? given : asTuple(this.classes.source, contents ?? given);
    const items = _items.kind === 'tuple' ? _items.items : [given];
    if (!items.some((item) => this.isShown(item)))
      return given.kind === 'object' ? innerCall('<%>', { _text: { kind: 'str', value: text }, _items }, ['return _text % _items']) : undefined; // prettier-ignore
    const body = new PercentBody(this.classes, this.texts, isKeyed ? given : undefined, items);
    return body.call(text);
  }

  /** What is put into a text with `%` may be an instance, which is shown by a method. */
  openPercent(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const parts = /^(?:tuple|dictionary)$/.test(node.type) ? node.named : [node];
    const items = parts.flatMap((part) => (part.type === 'pair' ? (part.get('value') ?? []) : [part]));
    const open = items.find((part) => !values.of(part));
    const isKnown = items.some((part) => this.texts.isTold(values.of(part) ?? { kind: 'none' }));
    const mayBeShown = isKnown || open?.bare.type === 'call' || (open && this.classes.mayGiveObject(open.bare));
    return open && mayBeShown && this.classes.definesTexts ? { needs: open } : undefined;
  }

  /** Its text, or what is read of it, is for the program to say. */
  private isShown(value: Value): boolean {
    return this.texts.isTold(value) || value.kind === 'object' || (entriesOf(value) ?? []).some(([, item]) => item.kind === 'object'); // prettier-ignore
  }

  private formatted(text: string, given: readonly CallArgument[], mapping?: Value): InnerCall | undefined {
    const parts = formatParts(text);
    if (!parts) return undefined;
    const body = new FormatBody(given, mapping);
    const result = body.joined(parts);
    return innerCall('<format>', body.locals, [...body.lines, `return ${result}`]);
  }
}

/** A function that formats one field after the other. */
class FormatBody {
  readonly locals: Record<string, Value>;
  readonly lines: string[] = [];
  private made = 0;

  constructor(
    private readonly given: readonly CallArgument[],
    mapping: Value | undefined,
  ) {
    const items = given.map(({ value }, at) => [`_item${at}`, value] as const);
    this.locals = { ...Object.fromEntries(items), ...(mapping && { _items: mapping }) };
  }

  /** The expression that has the text. */
  joined(parts: FormatParts): string {
    const all = parts.map((part) => (typeof part === 'string' ? JSON.stringify(part) : this.field(part)));
    return all.length === 0 ? "''" : all.join(' + ');
  }

  private field({ argument, path, conversion, specification }: FormatField): string {
    const holder = this.holder(argument);
    const value = path === '' ? holder : this.named(`${holder}${path}`);
    const shown = conversion === undefined ? value : this.named(`${CONVERSIONS[conversion] ?? 'str'}(${value})`);
    if (specification.length === 0) return conversion === undefined ? this.named(`format(${shown})`) : shown;
    return this.named(`format(${shown}, ${this.joined(specification)})`);
  }

  private holder(argument: number | string): string {
    if ('_items' in this.locals) return this.named(`_items[${JSON.stringify(argument)}]`);
    const plain = this.given.filter(({ keyword }) => keyword === undefined);
    const found =
      typeof argument === 'number' ? plain[argument] : this.given.find(({ keyword }) => keyword === argument);
    if (found) return `_item${this.given.indexOf(found)}`;
    const problem = typeof argument === 'number' ? `IndexError('Replacement index ${argument} out of range for positional args tuple')` : `KeyError(${JSON.stringify(argument)})`; // prettier-ignore
    this.lines.push(`raise ${problem}`);
    return 'None';
  }

  private named(expression: string): string {
    const name = `_part${this.made++}`;
    this.lines.push(`${name} = ${expression}`);
    return name;
  }
}

const CONVERSIONS: Readonly<Record<string, string>> = { r: 'repr', s: 'str', a: 'ascii' };

const CONVERSION = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d*)(?:\.(\*|\d*))?[hlL]?([a-zA-Z%])/g;

/** A function that makes texts or numbers of what a `%` gets, and puts them into the text. */
class PercentBody {
  private readonly locals: Record<string, Value>;
  private readonly lines: string[] = [];
  /** What is put into the text in the end. */
  private readonly taken: string[] = [];

  /** @param mapping what the keys in the text are looked up in */
  constructor(
    private readonly classes: ProgramClasses,
    private readonly texts: Texts,
    private readonly mapping: Value | undefined,
    private readonly items: readonly Value[],
  ) {
    this.locals = mapping ? { _items: mapping } : Object.fromEntries(items.map((item, at) => [`_item${at}`, item]));
  }

  call(text: string): InnerCall {
    let next = 0;
    const plain = text.replaceAll(
      CONVERSION,
      (
        all: string,
        key: string | undefined,
        flags: string,
        width: string,
        digits: string | undefined,
        kind: string,
      ) => {
        // prettier-ignore
        if (kind === '%') return all;
        for (const size of [width, digits]) if (size === '*') this.takeItem(next++);
        const isText = key !== undefined && this.mapping ? this.takeEntry(key, kind) : this.takeItem(next++, kind);
        return `%${flags}${width}${digits === undefined ? '' : `.${digits}`}${isText ? 's' : kind}`;
      },
    );
    // What is left over is an error, but for a single list or dict.
    const [only, ...more] = this.items;
    const isOne = only !== undefined && more.length === 0 && /^(?:list|dict|call)$/.test(only.kind);
    if (!this.mapping && !isOne) while (next++ < this.items.length) this.taken.push('None');
    const _text = { kind: 'str', value: plain } as const;
    const given = this.taken.map((name) => `${name}, `).join('');
    return innerCall('<%>', { ...this.locals, _text }, [...this.lines, `return _text % (${given})`]);
  }

  private takeEntry(key: string, kind: string): boolean {
    const entries = this.mapping && entriesOf(this.mapping);
    const value = entries?.find(([one]) => one.kind === 'str' && one.value === key)?.[1];
    return this.take(`_items[${JSON.stringify(key)}]`, value, kind);
  }

  private takeItem(at: number, kind = ''): boolean {
    const value = this.items[at];
    return value !== undefined && this.take(`_item${at}`, value, kind);
  }

  /** Whether it is a text by then. */
  private take(name: string, value: Value | undefined, kind: string): boolean {
    const isText = /[rsa]/.test(kind);
    const isShown = value ? this.texts.isTold(value) || value.kind === 'object' : isText;
    this.taken.push(!isShown || kind === '' ? name : isText ? this.made(`${CONVERSIONS[kind] ?? 'str'}(${name})`) : this.number(name, value, kind)); // prettier-ignore
    return isShown && isText;
  }

  /** Numbers are made by special methods. */
  private number(name: string, value: Value | undefined, kind: string): string {
    const held = value && (this.classes.shownValue(value) ?? (value.kind === 'object' ? value.contents : undefined));
    if (held) return this.given(held);
    const isFloat = /[eEfFgG]/.test(kind);
    const methods = /[xXo]/.test(kind) ? ['__index__'] : isFloat ? ['__float__', '__index__'] : ['__int__', '__index__']; // prettier-ignore
    const method = value && this.classes.first(value, ...methods);
    if (method !== undefined) return this.made(`${name}.${method}()`);
    const type = (value && this.classes.of(value)?.name) ?? 'object';
    const problem = isFloat ? `must be real number, not ${type}` : `%${kind} format: ${/[xXo]/.test(kind) ? 'an integer' : 'a real number'} is required, not ${type}`; // prettier-ignore
    this.lines.push(`raise TypeError(${JSON.stringify(problem)})`);
    return name;
  }

  private given(value: Value): string {
    const name = `_held${Object.keys(this.locals).length}`;
    this.locals[name] = value;
    return name;
  }

  private made(expression: string): string {
    const name = `_part${this.lines.length}`;
    this.lines.push(`${name} = ${expression}`);
    return name;
  }
}
