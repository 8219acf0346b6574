/** Values as the evaluator reads and writes them: JSON, with a table of objects. */
import { NEW_OBJECTS } from '../codec/query';
import { isBuiltInException, isLibraryException } from '../python/definitions/builtin-exceptions';
import { classOf, findClass, valueName } from '../python/definitions/definitions';
import type { SourceFile } from '../python/syntax';
import { asKeywordArgument } from '../python/values/constructors';
import { isMutable, printFloat, sameValue } from '../python/values/print';
import { isOfInterpreter, raisedAs } from '../python/values/tracebacks';
import type { CallValue, ForeignValue, ObjectValue, Value } from '../python/values/value';
import { isSupportedModule } from './supported-modules';

/** A JSON atom, or a list that begins with its kind. */
export type Written = null | boolean | string | number | readonly [string, ...unknown[]];

/** It holds something that cannot be handed over; the message says what, for developers. */
export class NotSayable extends Error {
  override readonly name = 'NotSayable';
}

/** Values of one question together. */
const MOST = 20_000;

export class ValuesToJson {
  readonly objects: Record<string, Written> = {};
  /** Functions and other things that are only names; they come back by their place. */
  readonly tokens: Value[] = [];
  /** Exceptions without a number; they come back with their place, by which they are the same ones. */
  readonly exceptions: CallValue[] = [];
  /** What Python has noted at exceptions that have a number. */
  readonly raisedObjects = new Map<number, ReturnType<typeof raisedAs>>();
  /** What `__hash__` of instances gave when they became keys. */
  readonly hashes: Record<string, Written> = {};
  readonly hashesOfObjects = new Map<number, Value>();
  /** Numbers of members of enumerations. */
  readonly members = new Set<number>();
  /** Classes of the program that the values are made of, by name. */
  readonly classes = new Set<string>();
  /** Some of the values are decimal numbers. */
  hasDecimals = false;
  private readonly unnumbered = new Map<Value, number>();
  private left = MOST;

  constructor(private readonly source: SourceFile) {}

  /** @throws NotSayable */
  write(value: Value): Written {
    if (--this.left < 0) throw new NotSayable('too many values');
    switch (value.kind) {
      case 'none':
        return null;
      case 'bool':
        return value.value;
      case 'str':
        return value.value;
      case 'int':
        return isSafe(value.value) ? Number(value.value) : ['i', value.value.toString()];
      case 'float':
        return ['f', printFloat(value.value)];
      case 'bytes':
        return ['b', value.value];
      case 'ellipsis':
        return ['...'];
      case 'tuple':
        return ['t', this.all(value.items)];
      case 'opaque':
        return this.opaque(value);
      case 'unknown':
        return this.stub(value.reason);
      default:
        // A function that has been given some of its arguments is handed on like any other.
        if (
          value.kind === 'call' &&
          /^(?:functools\.(?:partial(?:method)?|cmp_to_key)|asyncio\.\w+|logging\.\w+)$/.test(value.name)
        )
          return ['fn', this.token(value), ...(value.name === 'functools.partial' ? [value.name] : [])];
        return isMutable(value) ? this.object(value) : this.content(value);
    }
  }

  /** A class that is shown as what holds its attributes. @throws NotSayable */
  shown(value: ObjectValue): Written {
    const name = this.className(value);
    this.classes.add(name);
    return ['shown', name, value.attributes.map(([attribute, item]) => [attribute, this.write(item)])];
  }

  private object(value: Value & { readonly id?: number }): Written {
    const id = value.id ?? this.unnumbered.get(value) ?? NEW_OBJECTS + this.unnumbered.size;
    if (value.id === undefined) this.unnumbered.set(value, id);
    if (!Object.hasOwn(this.objects, id)) {
      // It may be inside itself.
      this.objects[id] = null;
      this.objects[id] = this.content(value);
      if (value.kind === 'object' && value.links) this.raisedObjects.set(id, raisedAs(value));
      if (value.kind === 'object' && value.isMember) this.members.add(id);
      if (value.kind === 'object' && value.hash && value.hash.kind !== 'unknown') {
        this.hashes[id] = this.write(value.hash);
        this.hashesOfObjects.set(id, value.hash);
      }
    }
    return ['@', id];
  }

  private content(value: Value): Written {
    switch (value.kind) {
      case 'list':
      case 'set':
        return [value.kind, this.all(value.items)];
      case 'dict':
        return ['dict', value.entries.map((entry) => this.all(entry))];
      case 'object':
        this.classes.add(this.className(value));
        return [
          'instance',
          this.className(value),
          value.attributes.map(([name, item]) => [name, this.write(item)]),
          ...(value.contents ? [this.write(value.contents)] : []),
        ];
      case 'call':
        if (findClass(this.source, value.name)) {
          this.classes.add(value.name);
          return ['exception', value.name, this.all(value.args), this.place(value)];
        }
        this.hasDecimals ||= value.name === 'Decimal';
        return [
          'call',
          value.name,
          value.args.map((argument) => {
            const keyword = asKeywordArgument(value.name, argument);
            return keyword ? ['t', [keyword.name, this.write(keyword.value)]] : this.write(argument);
          }),
          ...(value.links || value.named || isForeignException(value.name) ? [this.place(value)] : []),
          ...(value.named ? [value.named.map(([name, item]) => [name, this.write(item)])] : []),
        ];
      case 'foreign':
        return [isMutable(value) ? 'foreign' : 'x', this.recipe(value)];
      default:
        throw new NotSayable(value.kind);
    }
  }

  /** What is noted when an exception is raised tells it apart from others. */
  private place(exception: CallValue): number {
    const isIt = (other: CallValue): boolean => other === exception || (other.links !== undefined && other.links === exception.links); // prettier-ignore
    const known = this.exceptions.findIndex(isIt);
    return known >= 0 ? known : this.exceptions.push(exception) - 1;
  }

  private className(value: Value): string {
    const owner = classOf(this.source, value);
    if (!owner && value.kind === 'object' && isOfInterpreter(value.className)) return value.className;
    if (!owner) throw new NotSayable('an instance of a class that is not there');
    return valueName(owner);
  }

  private opaque(value: Extract<Value, { kind: 'opaque' }>): Written {
    switch (value.type) {
      case 'function':
        return ['fn', this.token(value), value.name];
      case 'builtin':
        // What every class has of `object` is handed on, and called by nobody there.
        return value.name.startsWith('object.__') ? ['fn', this.token(value), value.name] : ['bi', value.name];
      case 'class': {
        const owner = classOf(this.source, value);
        if (!owner) return ['bi', value.name];
        this.classes.add(valueName(owner));
        return ['cls', valueName(owner)];
      }
      case 'module':
        if (!isSupportedModule(value.name)) throw new NotSayable(`the module ${value.name}`);
        return ['mod', value.name];
      case 'iterator':
        // It is handed on, and not looked into.
        return ['fn', this.token(value)];
    }
  }

  private token(value: Value): number {
    const known = this.tokens.findIndex((other) => isSameThing(other, value));
    return known >= 0 ? known : this.tokens.push(value) - 1;
  }

  /** Where an object is inside itself. */
  private stub(reason: string | undefined): Written {
    const id = /^@(\d+)\.\.\.$/.exec(reason ?? '')?.[1];
    if (id === undefined || !Object.hasOwn(this.objects, id)) throw new NotSayable('something unknown');
    return ['@', Number(id)];
  }

  private recipe({ recipe, parts, type }: ForeignValue): unknown {
    // Code objects and wrapped methods are only handed on: nothing makes them again.
    if (recipe === '') throw new NotSayable(`${type} objects cannot be made again`);
    const written = parts.map((part) => this.write(part));
    return mapParts(JSON.parse(recipe), 'part', (place) => written[Number(place)] ?? null);
  }

  private all(items: readonly Value[]): Written[] {
    return items.map((item) => this.write(item));
  }
}

function isForeignException(name: string): boolean {
  return isBuiltInException(name) || isLibraryException(name);
}

/** JSON has it as a number. */
function isSafe(value: bigint): boolean {
  return -MOST_SAFE <= value && value <= MOST_SAFE;
}

const MOST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether two values that only have a name are the same: two lambdas are not, although both are shown as one. */
export function isSameThing(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (one.kind === 'call' && other.kind === 'call')
    return (
      one.name === other.name &&
      one.args.length === other.args.length &&
      one.args.every((argument, at) => isSameThing(argument, other.args[at] ?? { kind: 'none' }))
    );
  if (one.kind !== 'opaque' || other.kind !== 'opaque') return sameValue(one, other);
  if (one.definition !== other.definition || one.closure !== other.closure || one.generator !== other.generator)
    return false;
  const [self, otherSelf] = [one.self, other.self];
  const isBoundAlike = self && otherSelf ? isSameObject(self, otherSelf) : self === otherSelf;
  return isBoundAlike && sameValue(one, other);
}

function isSameObject(one: Value, other: Value): boolean {
  if ('id' in one && 'id' in other) return one.id === other.id;
  return isSameThing(one, other);
}

/** JSON in which each `[mark, place]` is replaced. */
export function mapParts(json: unknown, mark: string, replace: (place: number | string) => unknown): unknown {
  if (Array.isArray(json)) {
    const [first, second] = json as unknown[];
    const isPlace = typeof second === 'number' || (mark === 'back' && typeof second === 'string');
    if (first === mark && json.length === 2 && isPlace) return replace(second);
    return json.map((item) => mapParts(item, mark, replace));
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, item]) => [name, mapParts(item, mark, replace)]));
}
