/** Arguments of a test that are made of the same fixture: pytest calls that once, and all of them share what it gives. */
import { fixtureFiles, fixturesIn } from '../../python/examples/fixtures';
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { ownSource } from '../../python/modules/linked-source';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { EvaluationError, type Evaluator } from '../evaluate/evaluator';
import { topFrame, type State } from '../state/state';

export interface SharedValues {
  /** Of the expressions that are made of what is shared. */
  readonly values: ReadonlyMap<string, Value>;
  readonly nextId: number;
}

/** What the expressions are called while they are evaluated: nothing that a program has. */
const SHARED = 'shared_fixture_';
const GIVEN = 'given_argument_';

/**
 * @param expressions of the arguments
 * @param state with one frame, of the module
 * @returns undefined where nothing is shared, or it cannot be told
 */
export async function sharedValues(
  expressions: readonly string[],
  state: State,
  { source, evaluator }: { readonly source: SourceFile; readonly evaluator: Evaluator },
  signal?: AbortSignal,
): Promise<SharedValues | undefined> {
  // Other calls give each argument something of its own.
  const files = [ownSource(source), ...fixtureFiles(source).map((file) => file.source)];
  const fixtures = new Set(files.flatMap((file) => [...fixturesIn(file).values()].map(({ info }) => info.name)));
  const calls = expressions.flatMap((text) => callsIn(expressionTree(text), fixtures));
  const shared = [...new Set(calls)].filter((text) => calls.indexOf(text) !== calls.lastIndexOf(text));
  if (shared.length === 0) return undefined;
  const names = new Map<string, string>();
  const rewritten = (text: string): string => [...names].reduce((all, [part, name]) => replaced(all, part, name), text);
  let after = state;
  try {
    const assign = async (name: string, text: string): Promise<void> => {
      const executed = await evaluator.execute(`${name} = ${text}`, after, topFrame(after), signal);
      if (!executed.state) throw new EvaluationError(`${text} cannot be told`);
      after = executed.state;
    };
    // What is in another one comes first.
    for (const [index, text] of shared.toSorted((one, other) => one.length - other.length).entries()) {
      const [name, call] = [`${SHARED}${index}`, rewritten(text)];
      await assign(name, call);
      names.set(call, name);
    }
    const given = [...new Set(expressions)].filter((text) => rewritten(text) !== text);
    for (const [index, text] of given.entries()) await assign(`${GIVEN}${index}`, rewritten(text));
    const values = given.flatMap((text, index): (readonly [string, Value])[] => {
      const value = after.globals.get(`${GIVEN}${index}`);
      return value ? [[text, value]] : [];
    });
    return { values: new Map(values), nextId: after.nextId };
  } catch (error) {
    // Each by itself says what is wrong.
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
}

/** Calls of functions by these names, those inside others too. */
function callsIn(node: SyntaxNode | undefined, functions: ReadonlySet<string>): string[] {
  if (!node) return [];
  const callee = node.type === 'call' ? node.get('function') : undefined;
  const own = callee?.type === 'identifier' && functions.has(callee.text) ? [node.text] : [];
  return [...own, ...node.named.flatMap((one) => callsIn(one, functions))];
}

function replaced(text: string, part: string, name: string): string {
  const literally = part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.replace(new RegExp(`(?<![\\p{ID_Continue}.])${literally}`, 'gu'), name);
}
