/** Values that the evaluator has written. */
import { NEW_OBJECTS } from '../codec/query';
import { keywordArgument } from '../python/values/constructors';
import { parseValue } from '../python/values/literal';
import { sameValue } from '../python/values/print';
import type { ForeignValue, Value } from '../python/values/value';
import { raisedAs } from '../python/values/tracebacks';
import { mapParts, NotSayable, type ValuesToJson, type Written } from './written-values';

/** Behind those that had no number in the question. */
const FIRST_MADE = 2 * NEW_OBJECTS;

export class ValuesFromJson {
  private readonly open: number[] = [];
  private readonly known = new Map<number, Value>();
  private readonly firstMade: number;

  /**
   * @param objects the table of the answer; new objects have negative numbers there
   * @param token what a name that was handed over stands for
   */
  constructor(
    private readonly objects: Readonly<Record<string, Written>>,
    private readonly token: (place: number | string) => Value,
    private readonly question: Pick<
      ValuesToJson,
      'objects' | 'exceptions' | 'raisedObjects' | 'hashesOfObjects' | 'members'
    > = {
      objects: {},
      exceptions: [],
      raisedObjects: new Map(),
      hashesOfObjects: new Map(),
      members: new Set(),
    },
  ) {
    // A part that an earlier answer has made may still have the number that it had there.
    this.firstMade = Object.keys(question.objects).reduce((most, id) => Math.max(most, Number(id)), FIRST_MADE);
  }

  /** @throws NotSayable */
  read(written: unknown): Value {
    if (written === null) return { kind: 'none' };
    if (typeof written === 'boolean') return { kind: 'bool', value: written };
    if (typeof written === 'string') return { kind: 'str', value: written };
    if (typeof written === 'number') return { kind: 'int', value: BigInt(written) };
    if (!Array.isArray(written)) throw new NotSayable('no value');
    const [kind, first, second, third, fourth] = written as [string, ...unknown[]];
    switch (kind) {
      case 'i':
        return { kind: 'int', value: BigInt(String(first)) };
      case 'f':
        return { kind: 'float', value: floatOf(String(first)) };
      case 'b':
        return { kind: 'bytes', value: String(first) };
      case '...':
        return { kind: 'ellipsis' };
      case 't':
        return { kind: 'tuple', items: this.all(first) };
      case '@':
        return this.object(Number(first));
      case 'call':
        return this.call(String(first), second, third, fourth);
      case 'text':
        return parseValue(String(first));
      case 'bi':
        return { kind: 'opaque', type: 'builtin', name: String(first) };
      case 'type':
        return { kind: 'opaque', type: 'class', name: String(first) };
      case 'mod':
        return { kind: 'opaque', type: 'module', name: String(first) };
      case 'back':
        return this.token(typeof first === 'number' ? first : String(first));
      case 'x':
        return this.foreign(String(first), String(second), third, fourth, false);
      case 'inner-list':
        return { kind: 'list', items: this.all(first) };
      case 'inner-set':
        return { kind: 'set', items: this.all(first) };
      case 'inner-dict':
        return { kind: 'dict', entries: this.entries(first) };
      default:
        throw new NotSayable(`a value of kind ${kind}`);
    }
  }

  /** Undefined for what cannot be said: an iterator over a function of the program, which the statement has used up. */
  attempt(written: unknown): Value | undefined {
    try {
      return this.read(written);
    } catch (error) {
      if (!(error instanceof NotSayable)) throw error;
      this.open.length = 0;
      return undefined;
    }
  }

  private object(written: number): Value {
    const id = written < 0 ? this.firstMade - written : written;
    const known = this.known.get(id);
    if (known) return known;
    if (this.open.includes(id)) return { kind: 'unknown', reason: `@${id}...` };
    this.open.push(id);
    const raised = this.question.raisedObjects.get(id);
    const hash = this.question.hashesOfObjects.get(id);
    const value = {
      ...this.content(this.objects[written]),
      id,
      ...raised,
      ...(hash && { hash }),
      ...(this.question.members.has(id) && { isMember: true }),
    } as Value;
    this.open.pop();
    // What is inside a cycle is shown from where it was come to.
    if (this.open.length === 0) this.known.set(id, value);
    return value;
  }

  private content(written: Written | undefined): Value {
    if (!Array.isArray(written)) throw new NotSayable('an object that is not there');
    const [kind, first, second, third, fourth] = written as [string, ...unknown[]];
    switch (kind) {
      case 'list':
      case 'set':
        return { kind, items: this.all(first) };
      case 'dict':
        return { kind, entries: this.entries(first) };
      case 'call':
        return this.call(String(first), second, third, fourth);
      case 'instance': {
        const attributes = (second as [string, unknown][]).map(([name, item]) => [name, this.read(item)] as const);
        const contents = third === undefined ? undefined : this.read(third);
        return { kind: 'object', className: String(first), attributes, ...(contents && { contents }) };
      }
      case 'x':
        return this.foreign(String(first), String(second), third, fourth, true);
      default:
        throw new NotSayable(`an object of kind ${kind}`);
    }
  }

  private call(name: string, written: unknown, place: unknown, given: unknown): Value {
    const args = (written as unknown[]).map((argument) => {
      const value = this.read(argument);
      if (name !== 'deque' || value.kind !== 'tuple') return value;
      const [keyword, given] = value.items;
      return keyword?.kind === 'str' && given ? keywordArgument(keyword.value, given) : value;
    });
    const before = typeof place === 'number' ? this.question.exceptions[place] : undefined;
    const named = (given as [string, unknown][] | undefined)?.map(([key, item]) => [key, this.read(item)] as const);
    const value: Value = { kind: 'call', name, args, ...(named && { named }), ...(before && raisedAs(before)) };
    // It is the one that was handed over, which identity hangs on where nothing has been raised.
    return before && before.id === undefined && sameValue(before, value) ? before : value;
  }

  private foreign(type: string, text: string, shown: unknown, recipe: unknown, isMutable: boolean): ForeignValue {
    const parts: Value[] = [];
    const part = (value: Value): unknown => ['part', parts.push(value) - 1];
    const [maker] = recipe as [string];
    const own = mapParts(recipe, 'back', (place) => {
      // Iterators and the like would call it without the machine.
      if (!HANDING_ON.test(maker)) throw new NotSayable('a recipe with a function of the program');
      return part(this.token(place));
    });
    const placed = mapParts(own, '@', (id) => part(this.object(Number(id))));
    const attributes = (shown as [string, unknown][]).map(([name, item]) => [name, this.read(item)] as const);
    return { kind: 'foreign', type, text, attributes, recipe: JSON.stringify(placed), parts, isMutable };
  }

  private all(written: unknown): Value[] {
    return (written as unknown[]).map((item) => this.read(item));
  }

  private entries(written: unknown): [Value, Value][] {
    return (written as [unknown, unknown][]).map(([key, item]) => [this.read(key), this.read(item)]);
  }
}

/** Makers of what only keeps what it is given. */
const HANDING_ON =
  /^(?:dataclasses\.Field|argparse\.\w+|types\.(?:SimpleNamespace|UnionType)|typing\.(?:alias|NewType|TypeVar))$/;

function floatOf(text: string): number {
  return { inf: Infinity, '-inf': -Infinity, nan: NaN }[text] ?? Number(text);
}
