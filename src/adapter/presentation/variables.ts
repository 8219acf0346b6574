/** The references by which the client expands values. They are valid until the program continues. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Value } from '../../python/values/value';
import { childrenOf, countChildren, isIndexed } from './child-variables';
import { describeType, marked, preview, type Format, shownConfidence } from './value-presentation';
import { RequestError } from '../protocol/request-error';

/** Where a value is stored, so that it can be replaced there. */
export interface Place {
  readonly frame: number;
  /** A name, or an item or attribute inside: `a.b[0]`; missing for the value just returned. */
  readonly target?: string;
}

/** A named value of a list of variables. */
export interface Entry {
  readonly name: string;
  readonly value: Value;
  /** An expression that evaluates to it. */
  readonly expression?: string;
  readonly place?: Place;
  /** Probability that the value is right. */
  readonly confidence?: number;
  /** Inferred from what came after it. */
  readonly isInferred?: boolean;
  /** What the model said, where the check found this value instead. */
  readonly predicted?: Value;
  /** A group rather than a value: its entries. */
  readonly members?: readonly Entry[];
  /** Predicted only when it is expanded: the value of a property. */
  readonly compute?: (signal: AbortSignal) => Promise<Entry>;
}

/** What a reference refers to. It is read again for every request, since an edit may have changed it. */
export interface Container {
  readonly count: number;
  /** Numbered rather than named. */
  readonly indexed: boolean;
  entries(start: number, count: number): readonly Entry[];
}

/** The part of a container that the client asks for, and how numbers are written. */
export interface Page extends Format {
  readonly start?: number;
  readonly count?: number;
  readonly filter?: string;
}

/** Longer lists are sent in pages. */
const PAGE = 100;

export class Variables {
  private readonly containers = new Map<number, () => Container>();
  private readonly computations = new Map<number, NonNullable<Entry['compute']>>();
  private nextReference = 1;

  /**
   * @param showsTypes whether the client has asked for types
   * @param membersOf what a value has besides its children: properties of an object
   * @param threshold probability below which a value is marked
   */
  constructor(
    private readonly showsTypes: () => boolean,
    private readonly membersOf: (holder: Entry) => readonly Entry[],
    private readonly threshold: () => number,
  ) {}

  /** Makes all references invalid. None is ever used again. */
  reset(): void {
    this.containers.clear();
    this.computations.clear();
  }

  add(read: () => Container): number {
    const reference = this.nextReference++;
    this.containers.set(reference, read);
    return reference;
  }

  /** @throws RequestError for a reference of an earlier stop. */
  get(reference: number): Container {
    const read = this.containers.get(reference);
    if (!read)
      throw new RequestError(
        'This variable is of an earlier stop, and the program has gone on since. Choose it again.',
      );
    return read();
  }

  /** @throws RequestError if the container has no such entry. */
  entry(reference: number, name: string): Entry {
    const container = this.get(reference);
    const found = container.entries(0, container.count).find((entry) => entry.name === name);
    if (!found) throw new RequestError(`There is no variable ${name} here.`);
    return found;
  }

  /** A variable of the protocol. `read` looks the value up again after edits. */
  describe(entry: Entry, read: () => Entry | undefined, format: Format = {}): DebugProtocol.Variable {
    const { name, value, expression, place, confidence, isInferred, predicted, members, compute } = entry;
    if (members) {
      const variablesReference = this.add(() => this.nested(read()));
      return { name, value: '', variablesReference, presentationHint: { kind: 'virtual' } };
    }
    if (compute) {
      const variablesReference = this.nextReference++;
      this.computations.set(variablesReference, compute);
      const presentationHint = { kind: 'property', attributes: ['readOnly'], lazy: true };
      return { name, value: '', variablesReference, presentationHint };
    }
    return {
      name,
      value: marked(
        preview(value, undefined, format),
        shownConfidence(value, confidence),
        this.threshold(),
        isInferred,
      ),
      ...(this.showsTypes() && { type: describeType(value, confidence, isInferred, predicted) }),
      ...this.reference(entry, () => read()),
      ...(expression !== undefined && { evaluateName: expression }),
      ...(!place && { presentationHint: { attributes: ['readOnly'] } }),
    };
  }

  /** The reference of a value with children, and their number; 0 for one without. */
  reference(
    entry: Entry,
    read: () => Entry | undefined,
  ): { variablesReference: number; indexedVariables?: number; namedVariables?: number } {
    const { value } = entry;
    const count = countChildren(value);
    if (count === 0 && this.membersOf(entry).length === 0) return { variablesReference: 0 };
    const variablesReference = this.add(() => this.nested(read()));
    return count > PAGE && isIndexed(value)
      ? { variablesReference, indexedVariables: count, namedVariables: 0 }
      : { variablesReference };
  }

  /** The variables of a reference, from `start` on. @throws RequestError for a reference of an earlier stop, `AbortError` */
  async list(reference: number, page: Page, signal: AbortSignal): Promise<DebugProtocol.Variable[]> {
    const { start = 0, count = Infinity, filter, ...format } = page;
    const compute = this.computations.get(reference);
    if (compute) {
      const entry = await compute(signal);
      return [this.describe(entry, () => entry, format)];
    }
    const container = this.get(reference);
    if (filter !== undefined && (filter === 'indexed') !== container.indexed) return [];
    return container.entries(start, count).map((entry, offset) => {
      const read = (): Entry | undefined =>
        this.containers
          .get(reference)?.()
          .entries(start + offset, 1)[0];
      return this.describe(entry, read, format);
    });
  }

  /** The children of an entry, with the path to each. */
  private nested(holder: Entry | undefined): Container {
    if (!holder) return { count: 0, indexed: false, entries: () => [] };
    const { value, expression, place, members } = holder;
    if (members) return listed(members);
    const more = this.membersOf(holder);
    const held = countChildren(value);
    const child = ({ name, value: item, suffix }: ReturnType<typeof childrenOf>[number]): Entry => ({
      name,
      value: item,
      ...(expression !== undefined && suffix !== undefined && { expression: `${expression}${suffix}` }),
      ...(place?.target !== undefined &&
        suffix !== undefined && { place: { ...place, target: `${place.target}${suffix}` } }),
    });
    return {
      count: held + more.length,
      indexed: isIndexed(value),
      entries: (start, count) => [
        ...childrenOf(value, start, count).map(child),
        ...more.slice(Math.max(0, start - held), Math.max(0, start + count - held)),
      ],
    };
  }
}

/** A list of named variables. */
export function listed(entries: readonly Entry[]): Container {
  return { count: entries.length, indexed: false, entries: (start, count) => entries.slice(start, start + count) };
}
