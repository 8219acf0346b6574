/** The references that the client unfolds values by. They are valid until the program goes on. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Value } from '../python/value';
import { childrenOf, countChildren, isIndexed } from './children';
import { describeType, preview } from './presentation';
import { RequestError } from './request-error';

/** Where a value hangs, so that it can be replaced there. */
export interface Place {
  readonly frame: number;
  /** A name, or an item or attribute inside: `a.b[0]`; missing for the value that was just returned. */
  readonly target?: string;
}

/** A named value of a list of variables. */
export interface Entry {
  readonly name: string;
  readonly value: Value;
  /** An expression that means it. */
  readonly expression?: string;
  readonly place?: Place;
  /** Probability that the value is right. */
  readonly confidence?: number;
  /** A group, not a value of its own: what it lists. */
  readonly members?: readonly Entry[];
}

/** What a reference stands for. It is read anew at every request, as an edit may have changed it. */
export interface Container {
  readonly count: number;
  /** Numbered rather than named. */
  readonly indexed: boolean;
  entries(start: number, count: number): readonly Entry[];
}

/** The part of a container that the client asks for. */
export interface Page {
  readonly start?: number;
  readonly count?: number;
  readonly filter?: string;
}

/** Longer lists are handed over in pieces. */
const PAGE = 100;

export class Variables {
  private readonly containers = new Map<number, () => Container>();
  private nextReference = 1;

  /** @param showsTypes whether the client has asked for types */
  constructor(private readonly showsTypes: () => boolean) {}

  /** Makes all references invalid. None is ever used again. */
  reset(): void {
    this.containers.clear();
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
      throw new RequestError(`There are no variables with the reference ${reference}: the program has gone on since.`);
    return read();
  }

  /** @throws RequestError if the container has nothing of that name. */
  entry(reference: number, name: string): Entry {
    const container = this.get(reference);
    const found = container.entries(0, container.count).find((entry) => entry.name === name);
    if (!found) throw new RequestError(`There is no variable ${name} here.`);
    return found;
  }

  /** A variable as the protocol has it. `read` finds the value again after edits. */
  describe(entry: Entry, read: () => Entry | undefined): DebugProtocol.Variable {
    const { name, value, expression, place, confidence, members } = entry;
    if (members)
      return {
        name,
        value: '',
        variablesReference: this.add(() => nested(read())),
        presentationHint: { kind: 'virtual' },
      };
    return {
      name,
      value: preview(value),
      ...(this.showsTypes() && { type: describeType(value, confidence) }),
      ...this.reference(value, () => read()),
      ...(expression !== undefined && { evaluateName: expression }),
      ...(!place && { presentationHint: { attributes: ['readOnly'] } }),
    };
  }

  /** The reference of a value that holds others, and how many; 0 for one that holds none. */
  reference(
    value: Value,
    read: () => Entry | undefined,
  ): { variablesReference: number; indexedVariables?: number; namedVariables?: number } {
    const count = countChildren(value);
    if (count === 0) return { variablesReference: 0 };
    const variablesReference = this.add(() => nested(read()));
    return count > PAGE && isIndexed(value)
      ? { variablesReference, indexedVariables: count, namedVariables: 0 }
      : { variablesReference };
  }

  /** The variables behind a reference, from `start` on. */
  list(reference: number, { start = 0, count = Infinity, filter }: Page = {}): DebugProtocol.Variable[] {
    const container = this.get(reference);
    if (filter !== undefined && (filter === 'indexed') !== container.indexed) return [];
    return container.entries(start, count).map((entry, offset) => {
      const read = (): Entry | undefined =>
        this.containers
          .get(reference)?.()
          .entries(start + offset, 1)[0];
      return this.describe(entry, read);
    });
  }
}

/** A list of named variables. */
export function listed(entries: readonly Entry[]): Container {
  return { count: entries.length, indexed: false, entries: (start, count) => entries.slice(start, start + count) };
}

/** The children of an entry, with the way to each. */
function nested(holder: Entry | undefined): Container {
  if (!holder) return { count: 0, indexed: false, entries: () => [] };
  const { value, expression, place, members } = holder;
  if (members) return listed(members);
  return {
    count: countChildren(value),
    indexed: isIndexed(value),
    entries: (start, count) =>
      childrenOf(value, start, count).map(({ name, value: item, suffix }) => ({
        name,
        value: item,
        ...(expression !== undefined && suffix !== undefined && { expression: `${expression}${suffix}` }),
        ...(place?.target !== undefined &&
          suffix !== undefined && { place: { ...place, target: `${place.target}${suffix}` } }),
      })),
  };
}
