/** Which lines are run statement by statement, since what they say hangs on more than values that can be written down together. */
import { placesOfTarget } from '../../../python/statements/statement-parts';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';

/**
 * As far as the line's text tells, and the classes of the program.
 * @param isEvaluated what can be is evaluated, rather than predicted
 */
export function arePiecesApart(statement: Statement, source: SourceFile, isEvaluated: boolean): boolean {
  const { kind, tokens, pieces = [] } = statement;
  // Of `if name is None: raise ValueError` the model tells what stands behind the colon, whatever the test says; of
  // `for k in xs: n += k` and `d['a'] = 1; d['b'] = 2` it forgets the one or the other.
  if (!isEvaluated) return true;
  // What is done in a loop is told round by round; it is not evaluated as a whole.
  if (/^(?:with|try|except|case|while|for)$/.test(kind)) return true;
  // What is only declared is neither evaluated nor bound: `x: int; y = 2`.
  if (pieces.some(({ annotation }) => annotation !== undefined)) return true;
  // Where an attribute is kept hangs on what holds it: `finally: sys.stdout = old`.
  const targets = pieces.flatMap(({ assignments = [] }) => assignments.flatMap((one) => one.targets));
  if (targets.flatMap(placesOfTarget).some(({ type }) => type === 'attribute')) return true;
  const has = (text: string): boolean => tokens.some((token) => token.text === text);
  if ((has('.') && definesGetters(source)) || (has('[') && MAKING_ITEMS.test(source.text))) return true;
  return has('yield') || has('await') || has('lambda') || handsOn(pieces);
}

/** `defaultdict(lambda: …)`: looking up what is missing runs the program. */
const MAKING_ITEMS = /\bdefaultdict\(\s*(?!(?:int|float|str|list|dict|set|tuple|bool|None)\b)/;

const getters = new WeakMap<SourceFile, boolean>();

/** Reading an attribute may run the program: a property, or a descriptor. */
function definesGetters(source: SourceFile): boolean {
  const known = getters.get(source) ?? findsGetters(source);
  getters.set(source, known);
  return known;
}

function findsGetters({ functions, text }: SourceFile): boolean {
  const methods = functions.filter(({ kind, parent }) => kind === 'function' && parent?.kind === 'class');
  const areRead = ({ name, decorators }: FunctionInfo): boolean =>
    /^__get(?:attr|attribute|)__$/.test(name) || decorators.some((decorator) => !BOUND.test(decorator));
  return methods.some(areRead) || /=\s*property\(/.test(text);
}

/** With these a function stays one that has to be called. */
const BOUND = /^@?(?:staticmethod|classmethod|(?:abc\.)?abstractmethod|(?:typing\.)?(?:override|overload))$/;

/** `g = (x for x in xs); print(next(g))`: what the one binds, the other uses; how far an iterator has come then is the machine's to know. */
function handsOn(pieces: readonly Statement[]): boolean {
  const bound = new Set<string>();
  return pieces.some(({ targets, tokens }) => {
    const isUsed = tokens.some(({ text }) => bound.has(text));
    for (const name of targets) bound.add(name);
    return isUsed;
  });
}
