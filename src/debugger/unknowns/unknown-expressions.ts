/**
 * Which expressions are unknown because of what they are made of: operators, attributes, calls and items of something unknown.
 * What an expression only hands on, or asks of something known, is not decided here.
 */
import { displayedValue } from '../objects/display';
import { BUILTIN_NAMES } from '../../python/definitions/builtin-names';
import { pathFunction } from '../../python/desugar/paths';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isOptional, isSubclass, typeOfCall, typeOfMethod, typeOfValue } from '../../python/library/library-types';
import type { UnknownValue, Value } from '../../python/values/value';
import { lineOf, withLines } from './known-lines';
import { comprehended } from './unknown-comprehensions';
import { isLikely, isMadeUp, PLAIN } from './likely-types';
import {
  attributeOfUnknown,
  entryOfUnknown,
  isApart,
  isSurelyTrue,
  resultOfUnknown,
  typeOf,
  typeOfOperation,
  unknownOf,
} from './unknown-values';
import { askedOfItems, comparedItems, decidesTaken, viewed } from './unknown-items';
import {
  askedOfFile,
  asTest,
  isOutside,
  notBeforeRun,
  OF_VARIABLES,
  outside,
  PROCESS,
  typeOfOutside,
  UNSET,
} from './outside';
import { untyped, untypedLambda } from './untyped';
import { isVersionGuard } from './version-guards';
import { inHole } from '../../python/expressions/holes';

export interface Scope {
  /** A value that is there: a name, or something that the statement has computed. */
  readonly read: (node: SyntaxNode) => Value | undefined;
  /** The module, function or class of a library that a name stands for, although it has no value: `re`, `datetime.date`. */
  readonly libraryPath: (name: string) => string | undefined;
}

/** Why the names of what is built in are not known. */
const VERSION = 'what dir() lists is another in each version of Python';
/** Built-in functions that look at the type alone, or do something with it. */
const NOT_STRICT = new Set('print isinstance issubclass callable id hasattr setattr list tuple dict set'.split(' '));

/** Those without one type that they give. */
const BUILT_IN = new Set(BUILTIN_NAMES);

const TRUE: Value = { kind: 'bool', value: true };
const FALSE: Value = { kind: 'bool', value: false };

export class UnknownExpressions {
  /** What was found, by node: in a long chain of subscripts each is asked about again for each that stands around it. */
  private readonly found = new Map<SyntaxNode, Value | undefined>();

  constructor(private readonly scope: Scope) {}

  /** The value of an expression that something unknown decides; a value that is known where types say it; else undefined. */
  value(node: SyntaxNode): Value | undefined {
    if (!this.found.has(node)) this.found.set(node, this.scope.read(node) ?? this.made(node));
    return this.found.get(node);
  }

  /**
   * What a call of the library gives where the model has said what that cannot be, or cannot know: it has no words for most
   * objects of libraries, and of calls that give one or None it has only ever seen those that gave None.
   */
  unsayable(node: SyntaxNode, said: Value): UnknownValue | undefined {
    const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
    const path = callee && this.called(callee);
    const type = path === undefined ? undefined : typeOfCall(path);
    if (isMadeUp(said)) return { kind: 'unknown', reason: `${node.text} gives a value that the model cannot say` };
    if (!callee || type === undefined || isLikely(type, said)) return undefined;
    return { kind: 'unknown', reason: `${callee.text}() gives a value that the model cannot say`, type };
  }

  unknown(node: SyntaxNode | undefined): UnknownValue | undefined {
    const value = node && this.value(node);
    return value?.kind === 'unknown' ? value : undefined;
  }

  private made(node: SyntaxNode): Value | undefined {
    switch (node.type) {
      case 'parenthesized_expression':
      case 'await':
        return node.named[0] && this.value(node.named[0]);
      case 'attribute':
        return untyped(node) ?? this.attribute(node);
      case 'call':
        return this.call(node);
      case 'subscript':
        return this.subscript(node);
      case 'binary_operator':
        return this.operation(node);
      case 'unary_operator': {
        const value = this.unknown(node.get('argument'));
        return value && unknownOf(value.type, value);
      }
      case 'not_operator': {
        const value = this.unknown(node.get('argument'));
        return value && (isSurelyTrue(value) ? FALSE : unknownOf('bool', value));
      }
      case 'comparison_operator':
        return isVersionGuard(node) ? undefined : this.comparison(node);
      case 'boolean_operator': {
        const left = this.unknown(node.get('left'));
        if (!left) return undefined;
        if (isSurelyTrue(left)) return node.get('operator')?.text === 'or' ? left : this.unknown(node.get('right'));
        const right = node.get('right');
        const other = right && this.value(right);
        return unknownOf(left.type !== undefined && other && typeOf(other) === left.type ? left.type : undefined, left);
      }
      case 'conditional_expression': {
        const test = this.unknown(node.named[1]);
        return test && !isSurelyTrue(test) ? unknownOf(undefined, test) : undefined;
      }
      case 'string':
      case 'concatenated_string': {
        const hole = holes(node)
          .map((inside) => this.unknown(inside))
          .find((value) => value !== undefined);
        return hole && unknownOf('str', hole);
      }
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
      case 'generator_expression': {
        const first = node.named.find(({ type }) => type === 'for_in_clause');
        const decisive = this.unknown(first?.get('right')) ?? untyped(node) ?? this.decidesTaken(node);
        const made = decisive ?? this.comprehended(node);
        return made?.kind === 'unknown' ? unknownOf(COMPREHENSIONS[node.type], made) : made;
      }
      default:
        return undefined;
    }
  }

  private comprehended(node: SyntaxNode): Value | undefined {
    return comprehended(
      node,
      (part) => this.known(part),
      (names) => {
        const inside = this.within(names);
        return (part) => inside.known(part);
      },
    );
  }

  private decidesTaken(node: SyntaxNode): UnknownValue | undefined {
    return decidesTaken(
      node,
      (part) => this.known(part),
      (part, name, item) => this.within(new Map([[name, item]])).value(part),
    );
  }

  /** Where names stand for something else. */
  private within(names: ReadonlyMap<string, Value>): UnknownExpressions {
    const read = (node: SyntaxNode): Value | undefined =>
      (node.type === 'identifier' ? names.get(node.text) : undefined) ?? this.scope.read(node);
    return new UnknownExpressions({ ...this.scope, read });
  }

  private attribute(node: SyntaxNode): Value | undefined {
    const holder = node.get('object');
    const name = node.get('attribute')?.text ?? '';
    const known = this.unknown(holder);
    if (known) return attributeOfUnknown(known, name);
    const path = this.path(node);
    // What the program has put there itself it knows.
    return path !== undefined && PROCESS.test(path) && this.scope.read(node) === undefined
      ? { kind: 'unknown', reason: notBeforeRun(node.text), ...typed(typeOfValue(path)) }
      : undefined;
  }

  private call(node: SyntaxNode): Value | undefined {
    const callee = node.get('function')?.bare;
    if (!callee) return undefined;
    const own = untyped(callee) ?? this.unknown(callee.type === 'attribute' ? callee.get('object') : callee);
    if (own?.path !== undefined && callee.type === 'attribute') {
      // What such a function gives follows from the texts alone, and is worked out.
      const known = pathFunction(`${own.path}.${callee.get('attribute')?.text ?? ''}`) !== undefined;
      const given = node.get('arguments')?.named ?? [];
      const unknown = given.map((argument) => this.unknown(argument)).find((value) => value !== undefined);
      if (known && given.length > 0) return unknown && unknownOf(typeOfCall(callee.text), unknown);
    }
    const list = node.get('arguments');
    const given = list?.type === 'generator_expression' ? [list] : (list?.named ?? []);
    if (given.length === 1 && OF_VARIABLES.test(this.path(callee) ?? '')) return { kind: 'unknown', reason: UNSET, type: 'str | None' }; // prettier-ignore
    if (own) return asTest(node, own, withLines(resultOfUnknown(own, callee.type === 'attribute' ? callee.get('attribute')?.text : undefined), own, node)); // prettier-ignore
    const path = this.called(callee);
    if (path !== undefined && isOutside(path))
      return { kind: 'unknown', reason: outside(path, callee.text), ...typed(typeOfOutside(path)) };
    const asked = askedOfFile(callee, this.scope.read);
    if (asked) return asked;
    if (path === 'isinstance') return this.isInstance(given);
    const listed = path === 'dir' && given[0] ? displayedValue(given[0], this.scope.read) : undefined;
    if (listed && PLAIN.has(typeOf(listed) ?? '')) return { kind: 'unknown', reason: VERSION, type: 'list[str]' };
    const decisive = given
      .map((argument) => (argument.type === 'keyword_argument' ? argument.get('value') : argument))
      .map((argument) => this.unknown(argument) ?? untypedLambda(argument))
      .find((value) => value !== undefined);
    const method = callee.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : '';
    const argument = decisive ? undefined : this.known(given[0]);
    if (argument) return askedOfItems(path, argument, method, method ? this.known(callee.get('object')) : undefined);
    if (!decisive) return undefined;
    // What goes through something that is not typed yet is asked about as if it were.
    const isKnown = path !== undefined && (typeOfCall(path) !== undefined || BUILT_IN.has(path) || given.some(untyped));
    if (isKnown && !NOT_STRICT.has(path)) return unknownOf(typeOfCall(path), decisive);
    const [sought] = given;
    if (sought && Object.hasOwn(SEEKING, method) && this.unknown(sought)) return unknownOf(SEEKING[method], decisive);
    // A method of a text changes nothing, and depends on all that it is given.
    const receiver = callee.type === 'attribute' ? callee.get('object') : undefined;
    const holder = receiver && displayedValue(receiver, this.scope.read);
    if (holder?.kind === 'list' && method === 'sort') return unknownOf('None', decisive);
    return holder?.kind === 'str' ? unknownOf(typeOfMethod('str', method), decisive) : undefined;
  }

  private isInstance([object, type]: readonly SyntaxNode[]): Value | undefined {
    const value = this.unknown(object);
    if (!value) return undefined;
    const names = type?.type === 'tuple' ? type.named : type ? [type] : [];
    const found = names.map((name) => {
      const path = this.path(name) ?? name.text;
      return value.type === undefined || value.path !== undefined ? undefined : isSubclass(value.type, path);
    });
    if (found.includes(true)) return TRUE;
    return found.length > 0 && found.every((is) => is === false) ? FALSE : unknownOf('bool', value);
  }

  private subscript(node: SyntaxNode): Value | undefined {
    const holder = this.unknown(node.get('value'));
    const indices = node.all('subscript');
    const last = lineOf(holder, node);
    if (last) return last;
    if (holder) {
      const isSlice = indices.some(({ type }) => type === 'slice');
      return isSlice ? unknownOf(holder.type, holder) : entryOfUnknown(holder);
    }
    const index = indices.map((each) => this.unknown(each)).find((value) => value !== undefined);
    return index && unknownOf(undefined, index);
  }

  private operation(node: SyntaxNode): Value | undefined {
    const [left, right] = [node.get('left'), node.get('right')];
    const unknown = this.unknown(left) ?? this.unknown(right);
    if (!left || !right || !unknown) return undefined;
    const [one, other] = [left, right].map((side) => this.known(side));
    const operator = node.get('operator')?.text ?? '';
    if (isApart(operator, one, other)) return undefined;
    return unknownOf(one && other && typeOfOperation(operator, one, other), unknown);
  }

  private comparison(node: SyntaxNode): Value | undefined {
    const operands = node.named;
    const unknown = operands.map((operand) => this.unknown(operand)).find((value) => value !== undefined);
    const operator = node.textBetween(operands[0], operands[1]).trim();
    if (!unknown) return comparedItems(operator, operands.map((operand) => this.known(operand))); // prettier-ignore
    const isNone = operands.length === 2 && operands[1]?.text === 'None' && /^is(?:\s+not)?$/.test(operator);
    if (operands.length === 2 && isApart(operator, this.known(operands[0]), this.known(operands[1]))) return undefined;
    const isSomething = unknown.type !== undefined && !isOptional(unknown.type);
    if (isNone && isSomething) return operator === 'is' ? FALSE : TRUE;
    return asTest(node, unknown, unknownOf('bool', unknown));
  }

  private known(node: SyntaxNode | undefined): Value | undefined {
    return node && (this.value(node) ?? displayedValue(node, (part) => this.value(part)) ?? viewed(node, (part) => this.known(part))); // prettier-ignore
  }

  /** The function of a library, or a built-in one. */
  private called(callee: SyntaxNode): string | undefined {
    const isBuiltIn = callee.type === 'identifier' && !this.scope.read(callee);
    return this.path(callee) ?? (isBuiltIn ? callee.text : undefined);
  }

  /** `datetime.datetime` for the name `dt` that is bound to it. */
  private path(node: SyntaxNode): string | undefined {
    if (node.type === 'identifier') {
      const value = this.scope.read(node);
      if (value?.kind === 'opaque' && value.type === 'module') return value.name;
      if (value?.kind === 'unknown' && value.path !== undefined) return value.path;
      return value ? undefined : this.scope.libraryPath(node.text);
    }
    const holder = node.type === 'attribute' ? node.get('object') : undefined;
    const path = holder && this.path(holder);
    return path === undefined ? undefined : `${path}.${node.get('attribute')?.text ?? ''}`;
  }
}

/** Methods that compare what they are given first with what is there: nothing that stands in for something unknown is. */
const SEEKING: Readonly<Record<string, string | undefined>> = {
  get: undefined,
  count: 'int',
  index: 'int',
  find: 'int',
  issubset: 'bool',
  issuperset: 'bool',
  isdisjoint: 'bool',
};

const COMPREHENSIONS: Readonly<Record<string, string>> = {
  list_comprehension: 'list',
  set_comprehension: 'set',
  dictionary_comprehension: 'dict',
};

function typed(type: string | undefined): { readonly type?: string } {
  return type === undefined ? {} : { type };
}

/** Expressions in a text with holes. */
function holes(node: SyntaxNode): SyntaxNode[] {
  return node.named.flatMap((part) => (part.type === 'interpolation' ? (inHole(part) ?? []) : holes(part)));
}
