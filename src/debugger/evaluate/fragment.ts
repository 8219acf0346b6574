/** Python that is no part of the program (a watch, a condition, a line of the console), read as a function that sees what a frame sees. */
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { shortened } from '../../python/text/shortened';
import type { Frame } from '../state/state';
import { writtenText } from './typed-statements';

/** What is done with the text: its value is wanted, or which way a branch on it goes, or its effect. */
export type FragmentUse = 'value' | 'condition' | 'effect';

/** Line of the fragment's statement in its own source. */
export const FRAGMENT_LINE = 2;

const NAME = '<console>';

/** What makes a text more than one statement, or the function around it a generator or coroutine. */
const REFUSED = new Set([';', 'yield', 'await']);

const WRAPPED: Readonly<Record<FragmentUse, (text: string) => string>> = {
  value: (text) => `def f():\n    return ${text}\n`,
  condition: (text) => `def f():\n    if ${text}:\n        pass\n`,
  effect: (text) => `def f():\n    ${text}\n    pass\n`,
};

/** How statements begin that are more than a value or a change of one. */
const OTHER =
  /^(?:(?:import|from|def|class|for|while|if|try|with|match|return|raise|assert|pass|break|continue|global|nonlocal|async)\b|@)/;

/** What is part of the program's text. */
const DEFINITION = /^(?:def|class|async\s+def)\b|^@/;

/** `=` where `==` is meant. */
const ONE_EQUALS = /^([\w.]+(?:\[[^[\]]*\])?)\s*=\s*([^=\s].*)$/;

/** How often a breakpoint counts, typed as its condition. */
const COUNT = /^(?:[<>]=?|==|%)\s*\d+$/;

/** The text itself stands beside it, wherever that is shown. */
const NO_EXPRESSION = "This is not a Python expression. Type one such as 5, 'text' or total + 1.";

const NO_DEFINITION =
  'Functions and classes are read from the program: write it into the file and save, and the session goes on with it. A lambda can be typed here: double = lambda x: x * 2.';

/** Why a text is none, for whoever has typed it. */
export function refusal(text: string, use: FragmentUse): string {
  const [, target, value] = ONE_EQUALS.exec(text.trim()) ?? [];
  if (use === 'condition' && target !== undefined && value !== undefined)
    return `it sets ${target}. To compare, write ${shortened(`${target} == ${value}`)}.`;
  if (use === 'condition' && COUNT.test(text.trim()))
    return 'it compares nothing. For how often the line is reached, choose Hit Count.';
  if (use === 'condition') return 'it is not a Python expression.';
  if (use === 'value') return NO_EXPRESSION;
  if (DEFINITION.test(text.trim())) return NO_DEFINITION;
  const [word] = OTHER.exec(text.trim()) ?? [];
  const what =
    word === undefined ? `${shortened(text)} cannot be read here.` : `"${word}" statements cannot be run here.`;
  return `${what} Type an expression such as total + 1, or an assignment such as total = 5.`;
}

export class Fragment {
  private constructor(
    private readonly source: SourceFile,
    private readonly scope: FunctionInfo,
    readonly statement: Statement,
  ) {}

  /** Undefined where the text is not one whole expression (or one simple statement, if its effect is wanted). */
  static read(parser: PythonParser, text: string, use: FragmentUse): Fragment | undefined {
    if (DEFINITION.test(text.trim())) return undefined;
    const alone = parser.parse(text);
    const only = alone.statementAt(alone.nextExecutableLine(1) ?? 0);
    if (!only || alone.executableLines.length > 1) return undefined;
    if (alone.problems.length > 0 || only.tokens.some(({ text: word }) => REFUSED.has(word))) return undefined;
    const isStatement = only.kind === 'assignment' || only.kind === 'augmented-assignment' || only.kind === 'delete';
    if (only.kind !== 'expression' && !(use === 'effect' && isStatement)) return undefined;
    const source = parser.parse(WRAPPED[use](writtenText(only, text)));
    const [scope] = source.functions;
    const statement = scope && source.statementAt(FRAGMENT_LINE, scope);
    return scope && statement ? new Fragment(source, scope, statement) : undefined;
  }

  /** Names that the text uses and neither binds nor repeats as those of a comprehension or lambda. */
  get freeNames(): string[] {
    const { tokens, targets } = this.statement;
    const bound = new Set(targets);
    let isBinding = false;
    for (const { kind, text } of tokens) {
      if (kind === 'keyword') isBinding = text === 'for' || text === 'lambda';
      else if (text === ':') isBinding = false;
      if (isBinding && kind === 'name') bound.add(text);
    }
    return [...new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' && !bound.has(text) ? [text] : [])))];
  }

  /** The fragment as a function inside the one of the frame. */
  functionIn(frame: Frame): FunctionInfo {
    const { kind, locals, globals, className } = frame.function;
    const isModule = kind === 'module';
    const { targets } = this.statement;
    return {
      name: NAME,
      qualifiedName: NAME,
      kind: 'function',
      line: 1,
      endLine: this.scope.endLine,
      firstLine: FRAGMENT_LINE,
      parameters: [],
      bases: [],
      decorators: [],
      isGenerator: false,
      isAsync: false,
      parent: frame.function,
      // What a module binds is global.
      locals: isModule ? [] : [...new Set([...locals, ...targets.filter((name) => !globals.includes(name))])],
      globals: isModule ? targets : globals,
      nonlocals: [],
      ...(className !== undefined && { className }),
    };
  }

  /** The program with the fragment as one more function. */
  within(program: SourceFile, info: FunctionInfo): SourceFile {
    // Its names mean what they mean where the frame is, those that the program has imported included.
    const statement = Object.create(this.statement, { scope: { value: info } }) as Statement;
    const statementAt: SourceFile['statementAt'] = (line, scope) => {
      if (scope !== info) return program.statementAt(line, scope);
      return line === FRAGMENT_LINE ? statement : this.source.statementAt(line, this.scope);
    };
    const textOf: SourceFile['textOf'] = (scope) => (scope === info ? this.source : undefined);
    return Object.assign(Object.create(program) as SourceFile, { statementAt, textOf });
  }
}
