/** Texts with holes as the sums of their pieces: f-strings, templates of `format`, and those of `%`. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { formatted } from './format-specs';
import { RESULT, type Lines } from './iteration';
import { holesOf, inHole, specifierOf } from '../expressions/holes';

/** Something written, or what stands in a hole. */
type Piece = { readonly text: string } | { readonly expression: string; readonly specification: string };

/** An f-string; undefined for any other text, and for one that is a hole and nothing else. */
export function pieces(node: SyntaxNode): Lines | undefined {
  const [start, ...inner] = node.children;
  const quote = /^[fF](["'])$/.exec(start?.text ?? '')?.[1];
  if (quote === undefined) return undefined;
  return joined(
    inner.slice(0, -1).flatMap((child) => (child.type === 'interpolation' ? holes(child) : literal(child))),
    quote,
  );
}

/** Whether an f-string says what it shows: `f'{x=}'`. */
export function saysWhat(node: SyntaxNode | undefined): boolean {
  return holesOf(node).some((hole) => hole.has('='));
}

/** `{x = }` is its own text, and what `repr` gives where nothing else is asked for. */
function holes(node: SyntaxNode): (Piece | undefined)[] {
  if (!node.has('=')) return [hole(node)];
  const expression = inHole(node)?.text ?? '';
  const [, written, rest = ''] = /^\{(\s*[^]*?)([!:][^]*)?\}$/.exec(node.text) ?? [];
  const isPlain = written !== undefined && new RegExp(String.raw`^\s*${escaped(expression)}\s*=\s*$`).test(written);
  if (!isPlain || /["'\\{}\n]/.test(written)) return [undefined];
  const [, conversion, specification = ''] = /^(?:!([rs]))?(?::(.*))?$/.exec(rest) ?? [];
  const usual = specification === '' ? 'r' : undefined;
  return [{ text: written }, converted(`(${expression})`, conversion ?? usual, specification)];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function hole(node: SyntaxNode): Piece | undefined {
  const specification = specifierOf(node);
  if (specification && specification.named.length > 0) return undefined;
  const expression = inHole(node);
  const conversion =
    node.get('type_conversion')?.text ?? node.named.find(({ type }) => type === 'type_conversion')?.text;
  return expression && converted(expression.text, conversion?.slice(1), specification?.text.slice(1) ?? '');
}

/** @param conversion `r`, `s` or nothing */
function converted(expression: string, conversion: string | undefined, specification: string): Piece | undefined {
  if (/["'\\{}]/.test(specification) || !/^[rs]?$/.test(conversion ?? '')) return undefined;
  const shown = conversion === undefined ? expression : `${conversion === 'r' ? 'repr' : 'str'}(${expression})`;
  if (specification !== '') return { expression: shown, specification };
  return { expression: conversion === undefined ? `str(${expression})` : shown, specification };
}

function literal(node: SyntaxNode): Piece | undefined {
  return node.type === 'string_content' || node.type === 'escape_interpolation' ? written(node.text) : undefined;
}

function written(text: string): Piece {
  return { text: text.replaceAll('{{', '{').replaceAll('}}', '}') };
}

/** `'{:>5} {}'.format(a, b)`, where the template is written and its fields are plain ones. */
export function template(receiver: SyntaxNode, given: readonly SyntaxNode[]): Lines | undefined {
  const text = templateOf(receiver);
  if (text === undefined) return undefined;
  const positional = given.filter(({ type }) => type !== 'keyword_argument');
  const named = new Map(given.map((one) => [one.get('name')?.text ?? '', one.get('value')]));
  let next = 0;
  const parts = split(text, /\{\{|\}\}|\{(\w*)(?:!([rs]))?(?::([^{}]*))?\}|[{}]/g, ([all, name, conversion, specification = '']) => {
    if (name === undefined) return all.length === 2 ? written(all) : undefined;
    const argument = /^\D/.test(name) ? named.get(name) : positional[name === '' ? next++ : Number(name)];
    return argument && converted(`(${argument.text})`, conversion, specification);
  }); // prettier-ignore
  return joined(parts, text.includes("'") ? '"' : "'");
}

/** `'%d: %5s' % (a, b)`; one value that is no display stands for itself alone. */
export function percent(node: SyntaxNode): Lines | undefined {
  const [left, right] = [node.get('left'), node.get('right')];
  const text = node.get('operator')?.text === '%' && left ? templateOf(left) : undefined;
  if (text === undefined || !right || right.type === 'dictionary') return undefined;
  const values = right.type === 'tuple' ? right.named : [right];
  let next = 0;
  const parts = split(text, /%(?:%|([-+ #0]*)(\d*)(?:\.(\d+))?([cdisrxXofFeEgG])|)/g, ([all, flags, width = '', precision, type = '']) => {
    if (all === '%%') return { text: '%' };
    const value = values[next++];
    return value && flags !== undefined ? conversion(`(${value.text})`, flags, width, precision, type) : undefined;
  }); // prettier-ignore
  return next === values.length ? joined(parts, text.includes("'") ? '"' : "'") : undefined;
}

/** A conversion of `%` as a specification of `format`. */
function conversion(value: string, flags: string, width: string, precision: string | undefined, type: string): Piece {
  const isText = type === 's' || type === 'r';
  const align = flags.includes('-') ? '<' : isText && width !== '' ? '>' : '';
  const sign = flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  const zero = flags.includes('0') && align === '' ? '0' : '';
  const number = `${sign}${flags.includes('#') ? '#' : ''}${zero}`;
  const limit = precision === undefined ? '' : `.${precision}`;
  if (isText) {
    const shown = `${type === 's' ? 'str' : 'repr'}${value}`;
    return { expression: shown, specification: `${align}${width}${limit}` };
  }
  const kind = type === 'i' ? 'd' : type;
  return { expression: value, specification: `${align}${number}${width}${limit}${kind}` };
}

/** What matches in a text as pieces, and what stands between. */
function split(
  text: string,
  holes: RegExp,
  piece: (found: RegExpExecArray) => Piece | undefined,
): (Piece | undefined)[] {
  const parts: (Piece | undefined)[] = [];
  let at = 0;
  for (const found of text.matchAll(holes)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push(piece(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** One after the other; undefined where there is nothing to put together, or one is not known. */
function joined(parts: readonly (Piece | undefined)[], quote: string): Lines | undefined {
  const [only, ...more] = parts;
  if (more.length === 0) {
    const isWorkedOut = only && 'expression' in only && formatted('x', only.specification) !== undefined;
    return isWorkedOut ? [`return ${shown(only, quote)}`] : undefined;
  }
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return [`${RESULT} = ''`, ...known.map((part) => `${RESULT} += ${shown(part, quote)}`), `return ${RESULT}`];
}

function shown(piece: Piece, quote: string): string {
  if ('text' in piece) return `${quote}${piece.text}${quote}`;
  const { expression, specification } = piece;
  if (specification === '') return expression;
  return `format(${expression}, ${quote}${specification}${quote})`;
}

/** The same of a text in which lines and columns may end. */
function templateOf(node: SyntaxNode): string | undefined {
  return node.type === 'string' ? /^(["'])((?:[^\\"'\n]|\\[nt])*)\1$/.exec(node.text)?.[2] : undefined;
}

/** What is written between the quotes of a plain text; undefined for any other, and where something in it is escaped. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'string' ? /^(["'])([^\\"'\n]*)\1$/.exec(node.text)?.[2] : undefined;
}
