/** What the arguments of requests look like, read from declarations in the form of the protocol's `debugProtocol.d.ts`. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type Shape =
  | { readonly kind: 'text'; readonly choices?: readonly string[] }
  | { readonly kind: 'number' | 'flag' | 'any' }
  | { readonly kind: 'list'; readonly of: Shape }
  /** An object with any names. */
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'union'; readonly of: readonly Shape[] };

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly shape: Shape;
}

/** Of requests by their commands. */
export type Schema = ReadonlyMap<string, Shape>;

const PROTOCOL = 'node_modules/@vscode/debugprotocol/lib/debugProtocol.d.ts';
const OWN = 'test/fuzz/own-requests.d.ts';
/** Sent by an adapter to its client. */
const REVERSE: ReadonlySet<string> = new Set(['runInTerminal', 'startDebugging']);
const ANY: Shape = { kind: 'any' };
/** Types of the protocol do not lie deeper in one another, unless they hold themselves. */
const DEEPEST = 6;

/** The protocol's requests and our own; where both declare a type, ours is the one that is meant. */
export function readSchema(): Schema {
  return schemaOf([PROTOCOL, OWN].map((path) => readFileSync(path, 'utf8')));
}

/** @param texts declarations; a later one replaces one of the same name */
export function schemaOf(texts: readonly string[]): Schema {
  const types = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  const collect = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node);
    else ts.forEachChild(node, collect);
  };
  for (const text of texts) collect(ts.createSourceFile('d.ts', text, ts.ScriptTarget.Latest));
  const reader = new Reader(types);
  const requests = [...types.values()].filter(({ name }) => /.Request$/.test(name.text));
  return new Map(
    requests
      .map((type): [string, Shape] => [commandOf(type.name.text), reader.argumentsOf(type)])
      .filter(([command]) => !REVERSE.has(command)),
  );
}

/** `SetBreakpointsRequest`: `setBreakpoints`. */
function commandOf(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1, -'Request'.length);
}

class Reader {
  constructor(private readonly types: ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>) {}

  argumentsOf(request: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): Shape {
    const fields = this.named(request, 0);
    const found = fields.kind === 'object' ? fields.fields.find(({ name }) => name === 'arguments') : undefined;
    return found?.shape ?? { kind: 'object', fields: [] };
  }

  private shape(node: ts.TypeNode, depth: number): Shape {
    if (depth > DEEPEST) return ANY;
    if (ts.isParenthesizedTypeNode(node)) return this.shape(node.type, depth);
    if (ts.isArrayTypeNode(node)) return { kind: 'list', of: this.shape(node.elementType, depth + 1) };
    if (ts.isUnionTypeNode(node)) return union(node.types.map((type) => this.shape(type, depth)));
    if (ts.isIntersectionTypeNode(node)) return joined(node.types.map((type) => this.shape(type, depth)));
    if (ts.isTypeLiteralNode(node)) return this.members(node.members, depth);
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
      return { kind: 'text', choices: [node.literal.text] };
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      if (node.typeName.text === 'Record') {
        const [, value] = node.typeArguments ?? [];
        return { kind: 'map', of: value ? this.shape(value, depth + 1) : ANY };
      }
      const type = this.types.get(node.typeName.text);
      return type ? this.named(type, depth) : ANY;
    }
    return keyword(node.kind);
  }

  private named(type: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, depth: number): Shape {
    if (ts.isTypeAliasDeclaration(type)) return this.shape(type.type, depth + 1);
    const parents = (type.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression));
    const inherited = parents.flatMap((parent) => {
      const found = ts.isIdentifier(parent) ? this.types.get(parent.text) : undefined;
      return found ? [this.named(found, depth)] : [];
    });
    return joined([...inherited, this.members(type.members, depth)]);
  }

  private members(members: ts.NodeArray<ts.TypeElement>, depth: number): Shape {
    const [first] = members;
    if (first && ts.isIndexSignatureDeclaration(first)) return { kind: 'map', of: this.shape(first.type, depth + 1) };
    const fields = members.flatMap((member): Field[] => {
      if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !member.type) return [];
      const shape = this.shape(member.type, depth + 1);
      return [{ name: member.name.text, isOptional: member.questionToken !== undefined, shape }];
    });
    return { kind: 'object', fields };
  }
}

function keyword(kind: ts.SyntaxKind): Shape {
  if (kind === ts.SyntaxKind.StringKeyword) return { kind: 'text' };
  if (kind === ts.SyntaxKind.NumberKeyword) return { kind: 'number' };
  return kind === ts.SyntaxKind.BooleanKeyword ? { kind: 'flag' } : ANY;
}

/** Texts to choose from are one shape; with `string` beside them, others are allowed but these are meant. */
function union(shapes: readonly Shape[]): Shape {
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.choices ?? []] : []));
  const others = shapes.filter(({ kind }) => kind !== 'text');
  const choices = texts.flat();
  const text: Shape[] = texts.length === 0 ? [] : [{ kind: 'text', ...(choices.length > 0 && { choices }) }];
  const all = [...text, ...others];
  return all.length === 1 && all[0] ? all[0] : { kind: 'union', of: all };
}

/** Fields of all; a later one replaces one of the same name. */
function joined(shapes: readonly Shape[]): Shape {
  const fields = new Map<string, Field>();
  for (const shape of shapes)
    if (shape.kind === 'object') for (const field of shape.fields) fields.set(field.name, field);
  return { kind: 'object', fields: [...fields.values()] };
}
