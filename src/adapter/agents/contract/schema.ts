/** Schemas of what a tool takes and gives: the part of JSON Schema that the tools need, and a check of arguments against it. */
import { distance } from 'fastest-levenshtein';
import { shortened } from '../../../python/text/shortened';
import { ToolError } from './tool-error';

interface Described {
  readonly description?: string;
}

export type Schema = Described &
  (
    | {
        readonly type: 'string';
        readonly enum?: readonly string[];
        readonly maxLength?: number;
        readonly default?: string;
      }
    | {
        readonly type: 'integer' | 'number';
        readonly minimum?: number;
        readonly maximum?: number;
        readonly default?: number;
      }
    | { readonly type: 'boolean'; readonly default?: boolean }
    | { readonly type: 'array'; readonly items: Schema; readonly maxItems?: number; readonly minItems?: number }
    | ObjectSchema
  );

export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

/** An object with no other properties; those that are not in `optional` are required. */
export function record(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
  description?: string,
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** An input, all of whose properties may be missing but the `required` ones. */
export function input(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): ObjectSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/** Letters that two names may differ in for one to be taken for a slip of the other. */
const SLIP = 3;

/** @throws ToolError with what would be accepted, for the first thing that does not fit */
export function checkArguments(schema: Schema, given: unknown, where = ''): void {
  const name = where === '' ? 'the arguments' : `"${where}"`;
  const wrong = (wanted: string): never => {
    throw new ToolError(
      'invalid_argument',
      `${sentence(name)} must be ${wanted}, not ${quoted(given)}.`,
      hintOf(schema, where),
    );
  };
  switch (schema.type) {
    case 'string':
      if (typeof given !== 'string') return wrong('a string');
      if (schema.enum && !schema.enum.includes(given)) return wrong(`one of ${schema.enum.join(', ')}`);
      if (schema.maxLength !== undefined && given.length > schema.maxLength)
        return wrong(`of at most ${schema.maxLength} characters`);
      return;
    case 'boolean':
      if (typeof given !== 'boolean') wrong('true or false');
      return;
    case 'integer':
    case 'number': {
      const { minimum = -Infinity, maximum = Infinity } = schema;
      const isNumber = typeof given === 'number' && Number.isFinite(given);
      if (!isNumber || (schema.type === 'integer' && !Number.isInteger(given)) || given < minimum || given > maximum)
        wrong(`${schema.type === 'integer' ? 'a whole number' : 'a number'}${rangeText(minimum, maximum)}`);
      return;
    }
    case 'array':
      if (!Array.isArray(given)) return wrong('a list');
      if (given.length > (schema.maxItems ?? Infinity)) wrong(`a list of at most ${schema.maxItems ?? 0}`);
      if (given.length < (schema.minItems ?? 0)) wrong(`a list of at least ${schema.minItems ?? 0}`);
      for (const [index, item] of given.entries()) checkArguments(schema.items, item, `${where}[${index}]`);
      return;
    case 'object':
      checkObject(schema, given, where, wrong);
  }
}

function checkObject(schema: ObjectSchema, given: unknown, where: string, wrong: (wanted: string) => never): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrong('an object');
  const names = Object.keys(schema.properties);
  const inside = (name: string): string => (where === '' ? name : `${where}.${name}`);
  for (const [name, value] of Object.entries(given)) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (!property) {
      const near = names.find((other) => distance(other.toLowerCase(), name.toLowerCase()) <= SLIP);
      const hint = `${near === undefined ? '' : `Did you mean "${near}"? `}Accepted: ${names.join(', ')}.`;
      throw new ToolError('unknown_argument', `There is no argument "${shortened(inside(name), 60)}".`, hint);
    }
    checkArguments(property, value, inside(name));
  }
  const missing = schema.required?.find((name) => !Object.hasOwn(given, name));
  if (missing === undefined) return;
  const property = schema.properties[missing];
  throw new ToolError('missing_argument', `"${inside(missing)}" is missing.`, property && hintOf(property, missing));
}

function hintOf(schema: Schema, where: string): string {
  const described = schema.description ?? '';
  if (described !== '') return `${where}: ${described}`;
  return schema.type === 'object' ? `Accepted: ${Object.keys(schema.properties).join(', ')}.` : `A ${schema.type}.`;
}

function rangeText(minimum: number, maximum: number): string {
  if (minimum === -Infinity) return '';
  return maximum === Infinity ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
}

function quoted(given: unknown): string {
  // What JSON has no text for is undefined.
  return shortened(JSON.stringify(given), 80);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
