/**
 * What the rest of the project may know about a Python source file: lines, statements, where control can go, names.
 * All of it exists for broken source too; nothing here throws on bad code.
 *
 * Lines are 1-based; columns are 0-based UTF-16 offsets, as tree-sitter and VS Code count them.
 */
import type { Evaluation } from './expressions/evaluation-tree';
import type { Assignment, EnumMembers, LoopIterable, TupleFields, Waiting, WithItem } from './statements/statement-parts'; // prettier-ignore
import type { SyntaxNode } from './statements/tree/syntax-node';

import type { EnclosingBlock, Exit, Handler, Unwind } from './structure/block-exits';
import type { ModuleName } from './modules/module-name';
import type { SourceRange } from './text/ranges';

export type { ModuleName } from './modules/module-name';
export type { EnclosingBlock, Exit, ExitKind, Handler, Unwind } from './structure/block-exits';
export type { SourceRange };

/** Where control goes next inside the same frame: a line, or `end` (the function falls off its end and returns None). */
export type Successor = number | 'end';

export type TokenKind =
  | 'name'
  | 'attribute'
  | 'keyword-argument'
  | 'keyword'
  | 'operator'
  | 'int'
  | 'float'
  | 'string'
  | 'fstring-start'
  | 'fstring-text'
  | 'fstring-end';

/** A leaf of the syntax tree. Comments, newlines and the final colon of a header are left out. */
export interface SourceToken {
  readonly kind: TokenKind;
  /** As written; for `string`, `bytes` literals and `fstring-text` see `value`. */
  readonly text: string;
  /** The decoded text of a string literal (without prefix and quotes) or of a piece of an f-string. */
  readonly value?: string;
  /** True for `b'...'`. */
  readonly bytes?: boolean;
  readonly range: SourceRange;
}

/**
 * An expression whose value a step shows: calls, operators, comparisons, subscripts, attribute reads, comprehensions,
 * f-strings, conditional expressions. Never constants, plain names or displays, never inside a lambda, a
 * comprehension or a generator expression (those run many times), never a call that is a whole expression statement
 * (unless it calls a function of the program, which the codec decides).
 */
export interface SubExpression {
  readonly range: SourceRange;
  readonly text: string;
  /**
   * How the expression is named in an answer: an operator as written (`+`, `<`, `and`, `not`, `not in`), `neg`, `pos`, `~`,
   * `[]`, `[:]`, `[for]`, `{for}`, `f''`, `if` (conditional expression), or for calls and attributes the last name with its
   * `operatorKind`.
   */
  readonly operator: string;
  readonly operatorKind: 'operator' | 'call' | 'method' | 'attribute';
  /** It is the whole expression of an expression statement. */
  readonly discarded: boolean;
  /** Missing for one comparison of a chain, which is no expression of its own. */
  readonly node?: SyntaxNode;
  /** Left and right of an operator between two; of a subscript, what it belongs to and what is in it. Without parentheses. */
  readonly operands?: readonly [left: string, right: string];
}

/** A call written in a statement, also inside comprehensions and lambdas (where `repeated` is true). */
export interface CallSite {
  readonly range: SourceRange;
  /** Last name of what is called: `g` in `g(1)`, `m` in `a.b.m(1)`; undefined for `f()()`. */
  readonly callee?: string;
  readonly text: string;
  /** Text of what stands before the last dot, for a method call. */
  readonly receiver?: string;
  readonly arguments: readonly { readonly keyword?: string; readonly star?: '*' | '**'; readonly text: string }[];
  readonly repeated: boolean;
  /** In a lambda that the statement keeps and cannot call: no argument, and not called where it stands. */
  readonly kept?: true;
  /** Missing for a call that nobody has written. */
  readonly node?: SyntaxNode;
}

export type StatementKind =
  | 'expression'
  | 'assignment'
  | 'augmented-assignment'
  | 'return'
  | 'raise'
  | 'assert'
  | 'delete'
  | 'pass'
  | 'break'
  | 'continue'
  | 'import'
  | 'global'
  | 'if'
  | 'while'
  | 'for'
  | 'try'
  | 'except'
  | 'with'
  | 'match'
  | 'case'
  | 'def'
  | 'class'
  | 'error';

/** One step: all that begins on one line (statements with `;`, or a header with its body, as CPython reports one line event); of a compound statement the header only. */
export interface Statement extends Waiting {
  readonly line: number;
  /** Last physical line of the statement or header. */
  readonly endLine: number;
  /** Of the first statement on the line. `elif` is an `if`. */
  readonly kind: StatementKind;
  readonly tokens: readonly SourceToken[];
  /** In evaluation order (post order as CPython evaluates). */
  readonly subExpressions: readonly SubExpression[];
  readonly calls: readonly CallSite[];
  /** In which order its expressions are evaluated, and which hang on the value of another. */
  readonly evaluation?: Evaluation | undefined;
  /** Plain names bound by the statement (assignment, for, with, except, import, def, class, walrus, del), in order. */
  readonly targets: readonly string[];
  /** Names under `del`. */
  readonly deleted: readonly string[];
  /**
   * Lines that can follow in this frame without an exception. Two only for a branch: first when the condition holds or
   * there is another item (or the exception or case matches), then otherwise. Empty after return and raise.
   */
  readonly successors: readonly Successor[];
  /** True where nothing is evaluated and the only successor follows: `try:`, `while True:`, `pass`, `break`, `continue`, `global`. */
  readonly isTransparent: boolean;
  /** Undefined where the line goes on to what follows it. */
  readonly exit?: Exit | undefined;
  /** Where an exception raised on this line goes, innermost first. */
  readonly handlers: readonly Handler[];
  /** What a `return`, `break` or `continue` on this line has to run before it arrives, innermost first. Empty for other statements. */
  readonly unwinds: readonly Unwind[];
  /** Blocks around this line inside the function, outermost first. A header is not inside itself. */
  readonly enclosing: readonly EnclosingBlock[];
  /** The body stands on the line of the header: `if a: b()`. */
  readonly hasInlineBody?: boolean;
  /** The statements of a line with several, the header first where there is one: each like one on a line of its own. */
  readonly pieces?: readonly Statement[];
  /** What is assigned to what; several only where several statements stand on the line. */
  readonly assignments?: readonly Assignment[];
  /** Of a `with` header. */
  readonly withItems?: readonly WithItem[];
  /** Of a `case`: its patterns, several where they are written like a tuple without brackets, and the condition behind them. */
  readonly casePatterns?: readonly SyntaxNode[];
  readonly guard?: SyntaxNode | undefined;
  /** The type of a name that is declared (`x: int`, `x: int = 1`), as it is written. */
  readonly annotation?: string | undefined;
  /** What a `for` header binds. */
  readonly loopTarget?: SyntaxNode | undefined;
  /** What a `return` gives back. */
  readonly returned?: SyntaxNode | undefined;
  /** The iterable of a `for` header. */
  readonly iterable?: LoopIterable | undefined;
  /** The function (or module) that the line belongs to. */
  readonly scope: FunctionInfo;
}

export interface Parameter {
  readonly name: string;
  readonly kind: 'positional' | 'keyword-only' | 'var-positional' | 'var-keyword';
  /** It stands in front of the `/`. */
  readonly isPositionalOnly?: boolean;
  /** Source text of the default, if there is one. */
  readonly default?: string;
  /** Source text of the type, if one is written. */
  readonly annotation?: string;
}

export interface FunctionInfo {
  /** `f`, or `<module>`. */
  readonly name: string;
  /** `Class.f`, `outer.inner`. */
  readonly qualifiedName: string;
  readonly kind: 'module' | 'function' | 'class';
  /** Line of the call event: the first decorator's line if there is one, else the `def` line; 1 for the module. */
  readonly line: number;
  readonly endLine: number;
  readonly parameters: readonly Parameter[];
  /** Source text of the type of what it returns, if one is written. */
  readonly returns?: string | undefined;
  /** Class that a method belongs to, by its qualified name. */
  readonly className?: string;
  /** Of the scope of an imported file: its name as a module, which also begins the qualified names in it. */
  readonly importedAs?: string;
  /** Base classes by name (`Base`, `m.Base`), without type arguments; other expressions as written. For kind `class`. */
  readonly bases: readonly string[];
  readonly decorators: readonly string[];
  /** Of a class of named tuples whose fields a call writes, and its name where nothing else does: `namedtuple('P', 'x y')`. */
  readonly fields?: TupleFields | undefined;
  readonly typeName?: string;
  /** Of an enumeration whose members a call writes: `Enum('Color', 'RED GREEN')`. */
  readonly members?: EnumMembers['members'] | undefined;
  /** The text that its first statement is. */
  readonly docstring?: string | undefined;
  readonly isGenerator: boolean;
  readonly isAsync: boolean;
  readonly parent?: FunctionInfo;
  /** First line that runs after the call event, or `end` for an empty body. */
  readonly firstLine: Successor;
  /** Names that are local: parameters and every bound name, in order of appearance, less `global` and `nonlocal` ones. */
  readonly locals: readonly string[];
  readonly globals: readonly string[];
  readonly nonlocals: readonly string[];
  /** Of a class that is one of several which the same statement makes. */
  readonly made?: MadeClass;
  /** Of what runs inside a statement, such as a comprehension: its code. Its frames are none that people step through. */
  readonly inner?: InnerCode;
}

/** Which of the classes that a class statement makes it is. */
export interface MadeClass {
  /** The class as its statement says it. */
  readonly written: FunctionInfo;
  /** Its name in values. */
  readonly name: string;
  /** The frame in which its statement ran, where that is one of a function. */
  readonly frame: number | undefined;
  /** Its bases by their names in values, where they are not those that the text says. */
  readonly bases?: readonly string[];
  /** Of one that a call makes: the functions in it, by the names that they have there. */
  readonly methods?: ReadonlyMap<string, FunctionInfo>;
  /** Of one that a call of a metaclass makes: the metaclass, by its name in values. */
  readonly meta?: string;
}

/** Code that is no part of the program's text. */
export interface InnerCode {
  readonly source: SourceFile;
  /** The function in that source. */
  readonly scope: FunctionInfo;
}

/** A line of a function's source: a statement, or the word of a clause that is no step of its own. Depth 0 is the header. */
export type OutlineLine =
  | { readonly statement: Statement; readonly depth: number }
  | { readonly clause: 'else' | 'finally'; readonly depth: number };

export interface SyntaxProblem {
  readonly line: number;
  readonly message: string;
}

/** What was taken to be meant where the code is broken. */
export interface Assumption {
  readonly line: number;
  /** For people: "assumed `:` at the end of line 7". */
  readonly text: string;
}

/** Another file of the program. Its lines follow those of the files before it, so that a line says which file it is in. */
export interface ImportedFile {
  /** With dots: `pkg.m`. */
  readonly name: string;
  readonly path: string;
  /** Lines in front of its first one. */
  readonly offset: number;
  readonly lineCount: number;
  /** The file alone, on the lines that it has in the program. */
  readonly source: SourceFile;
  /** It belongs to a library, whose code is stepped through or run behind the scenes. */
  readonly library?: 'shown' | 'hidden';
  /** What it is put together from, where the client knows that one by one: the cells of a notebook. */
  readonly parts?: readonly Pick<ImportedFile, 'path' | 'offset' | 'lineCount'>[];
  /** All that it defines, where that is a part of the module, and the rest is known otherwise. */
  readonly only?: ReadonlySet<string>;
}

/** Why an import leads to no file of the program, although there is one. */
export interface NotFollowed {
  readonly reason: string;
}

export interface SourceFile {
  readonly text: string;
  readonly lineCount: number;
  readonly module: FunctionInfo;
  /** Functions, methods and classes in order of appearance, without the module and what stands in `if TYPE_CHECKING:`. */
  readonly functions: readonly FunctionInfo[];
  readonly problems: readonly SyntaxProblem[];
  /** How broken lines were read, in order of lines; empty for code without errors. */
  readonly assumptions: readonly Assumption[];
  /** Lines that can be stopped at, ascending. */
  readonly executableLines: readonly number[];
  /**
   * The statement that the line belongs to: a line inside a multi-line expression maps to its statement. Undefined for blank
   * lines, comments, docstrings, `else:`, `finally:`. `scope` matters where one line belongs to two frames: inside `def f(): return 1` the line is the body, and in the
   * frame of a class body its header is a step of its own. Without it the outer one is meant.
   */
  statementAt(line: number, scope?: FunctionInfo): Statement | undefined;
  /** A statement that was read by itself, as one of that function; missing where that makes no difference. */
  within?(scope: FunctionInfo, statement: Statement): Statement;
  /** What the tokens of a function's statements are written in, where it is another text: that of an expression which somebody has typed. */
  textOf?(scope: FunctionInfo): SourceFile | undefined;
  /** The first executable line at or after `line`, in the same function where possible. */
  nextExecutableLine(line: number): number | undefined;
  /** The source of a function in order of lines: its header, then its statements, without docstrings and nested bodies. */
  outline(scope: FunctionInfo): readonly OutlineLine[];
  /** By name or qualified name; the last definition wins, as in Python. Of a property what reads it; the others are `C.p.setter` and `C.p.deleter`. */
  findFunction(name: string): FunctionInfo | undefined;
  /** An expression as a function `f` that computes it item by item, see `desugar/desugar.ts`; undefined where it has no items. */
  unrolled(text: string): SourceFile | undefined;
  /** The text of something that a statement runs by itself, read in the same way. */
  reading(text: string): SourceFile;
  /** The source in whose statements such a text runs: what is imported there is there, too. */
  readonly partOf?: SourceFile;
  /** Files that imports lead to; missing where a file is read alone. */
  readonly imported?: readonly ImportedFile[];
  /** The file that an import on a line leads to; undefined for what is no file of the program. */
  resolveImport?(line: number, module: ModuleName): ImportedFile | NotFollowed | undefined;
}
