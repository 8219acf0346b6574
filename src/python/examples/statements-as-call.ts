/**
 * Statements that use a program, asked about as one call: `cart = Cart(); cart.add('pen', 2); cart.total()`. They become the body of
 * a function behind the end of the program, which gives back what the last of them is.
 */
import { findClass, findMethod } from '../definitions/definitions';
import { expressionTree } from '../expressions/expression-tree';
import { methodCall } from '../expressions/method-call';
import type { PythonParser } from '../parser';
import type { FunctionInfo, SourceFile, Statement } from '../syntax';

export interface StatementsAsCall {
  /** Of the function that is added. */
  readonly call: string;
  /** Its text. */
  readonly added: string;
}

/** As it is shown in stacks. */
const NAME = '_asked';
const INDENT = '    ';

/** @returns undefined for a call of one of the program's functions, and for what has nothing to do with the program or is no Python */
export function statementsAsCall(parser: PythonParser, source: SourceFile, text: string): StatementsAsCall | undefined {
  const trimmed = text.trim();
  if (isDottedName(trimmed) || calledFunction(source, trimmed)) return undefined;
  const read = parser.parse(trimmed);
  if (read.problems.length > 0 || !isAbout(source, read)) return undefined;
  let name = NAME;
  while (source.findFunction(name)) name += '_';
  return { call: `${name}()`, added: `def ${name}():\n${body(read)}\n` };
}

/** Whether a function is one that was added for statements. */
export function isOfStatements(info: FunctionInfo | undefined): boolean {
  return info !== undefined && new RegExp(`^${NAME}_*$`).test(info.name);
}

/** A program with such a function behind its end. */
export function withAdded(text: string, { added }: StatementsAsCall): string {
  return `${text.trimEnd()}\n\n\n${added}`;
}

/** The function of the program that a call is one of, as text and syntax tell; a class stands for its constructor. */
export function calledFunction(source: SourceFile, call: string): FunctionInfo | undefined {
  const tree = expressionTree(call);
  const callee = tree?.type === 'call' ? tree.get('function') : undefined;
  if (!callee) return undefined;
  const onObject = methodCall(call, (name) => source.findFunction(name)?.kind === 'class');
  const inherited = onObject && findClass(source, onObject.owner);
  const found = onObject
    ? (source.findFunction(`${onObject.owner}.${onObject.name}`) ??
      (inherited && findMethod(source, inherited, onObject.name)?.info))
    : source.findFunction(callee.text);
  const info = found?.kind === 'class' ? source.findFunction(`${found.qualifiedName}.__init__`) : found;
  return info?.kind === 'function' ? info : undefined;
}

/** A name that the program binds stands in it. */
function isAbout(source: SourceFile, read: SourceFile): boolean {
  const bound = new Set(source.module.locals);
  const names = read.executableLines.flatMap((line) => read.statementAt(line)?.tokens ?? []);
  return names.some(({ text }) => bound.has(text));
}

function isDottedName(text: string): boolean {
  return /^[\p{ID_Start}_][\p{ID_Continue}.]*$/u.test(text);
}

/** Something else between two columns of a line. */
interface Edit {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The statements one level deeper, each on lines of its own, and the last expression as what is returned. */
function body(read: SourceFile): string {
  const statements = read.executableLines.flatMap((line) => read.statementAt(line) ?? []);
  const inTexts = new Set(statements.flatMap(textLines));
  const edits = [...statements.flatMap(separated), ...returning(statements.at(-1))];
  const lines = read.text.split('\n').map((text, at) => {
    const own = edits.filter(({ line }) => line === at + 1).toSorted((one, other) => other.from - one.from);
    const changed = own.reduce((line, edit) => line.slice(0, edit.from) + edit.text + line.slice(edit.to), text);
    return inTexts.has(at + 1) ? changed : INDENT + changed;
  });
  return lines.join('\n');
}

/** Line breaks for the semicolons of a line. */
function separated(statement: Statement): Edit[] {
  const { pieces = [] } = statement;
  if (!isAlone(statement)) return [];
  return pieces.slice(1).flatMap((piece, at): Edit[] => {
    const end = pieces[at]?.tokens.at(-1)?.range;
    const start = piece.tokens[0]?.range;
    if (!start || end?.endLine !== start.line) return [];
    return [{ line: start.line, from: end.endColumn, to: start.column, text: `\n${INDENT}` }];
  });
}

/** Neither in a block nor the beginning of one. */
function isAlone({ enclosing, hasInlineBody }: Statement): boolean {
  return enclosing.length === 0 && !hasInlineBody;
}

function returning(whole: Statement | undefined): Edit[] {
  const last = whole?.pieces?.at(-1) ?? whole;
  const start = last?.tokens[0]?.range;
  if (!whole || !isAlone(whole) || last?.kind !== 'expression' || !start) return [];
  return [{ line: start.line, from: start.column, to: start.column, text: 'return ' }];
}

/** Lines that begin inside a text. */
function textLines({ tokens }: Statement): number[] {
  return tokens.flatMap(({ range: { line, endLine } }) =>
    Array.from({ length: endLine - line }, (_, at) => line + at + 1),
  );
}
