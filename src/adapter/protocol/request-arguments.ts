/** Reads the arguments of a request, which come from another program and may be anything. */
import { RequestError } from './request-error';

export class RequestArguments {
  private readonly given: Readonly<Record<string, unknown>>;

  constructor(
    private readonly command: string,
    given: unknown,
  ) {
    this.given = isRecord(given) ? given : {};
  }

  /** @throws RequestError unless it is a whole number. */
  number(name: string): number {
    return this.optionalNumber(name) ?? this.missing(name, 'a whole number');
  }

  optionalNumber(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))) return value;
    return this.malformed(name, 'a whole number');
  }

  /** @throws RequestError unless it is a whole number of at least 0. */
  count(name: string): number {
    return this.optionalCount(name) ?? this.missing(name, fromOn(0));
  }

  optionalCount(name: string, least = 0): number | undefined {
    const value = this.value(name);
    if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= least))
      return value;
    return this.malformed(name, fromOn(least));
  }

  /** @throws RequestError unless it is a string. */
  text(name: string): string {
    return this.optionalText(name) ?? this.missing(name, 'a string');
  }

  optionalText(name: string): string | undefined {
    const value = this.value(name);
    return value === undefined || typeof value === 'string' ? value : this.malformed(name, 'a string');
  }

  optionalFlag(name: string): boolean | undefined {
    const value = this.value(name);
    return value === undefined || typeof value === 'boolean' ? value : this.malformed(name, 'true or false');
  }

  /** The strings of a list; an empty one if it is missing. */
  texts(name: string): string[] {
    const value = this.value(name) ?? [];
    const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return isTexts ? value : this.malformed(name, 'an array of strings, each in quotes');
  }

  /** The strings of an object by their names; none if it is missing. */
  namedTexts(name: string): ReadonlyMap<string, string> {
    const value = this.value(name) ?? {};
    const entries = isRecord(value) ? Object.entries(value) : [['', undefined] as const];
    return new Map(
      entries.map(([key, text]) => {
        if (typeof text !== 'string') return this.malformed(name, 'an object of strings');
        return [key, text];
      }),
    );
  }

  /** The objects of a list, or undefined if it is missing. */
  objects(name: string): RequestArguments[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || !value.every(isRecord)) return this.malformed(name, 'an array of objects');
    return value.map((item) => new RequestArguments(this.command, item));
  }

  /** @throws RequestError if it is missing or not an object. */
  object(name: string): RequestArguments {
    const value = this.value(name) ?? this.missing(name, 'an object');
    return isRecord(value) ? new RequestArguments(this.command, value) : this.malformed(name, 'an object');
  }

  optionalObject(name: string): RequestArguments | undefined {
    return this.value(name) === undefined ? undefined : this.object(name);
  }

  /** As given; null counts as missing. */
  value(name: string): unknown {
    return (Object.hasOwn(this.given, name) ? this.given[name] : undefined) ?? undefined;
  }

  private missing(name: string, expected: string): never {
    throw new RequestError(`${this.command}: "${name}" is missing: ${expected}.`);
  }

  malformed(name: string, expected: string): never {
    throw new RequestError(`${this.command}: "${name}" must be ${expected}.`);
  }
}

const fromOn = (least: number): string => `a whole number of at least ${least}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
