/**
 * Imports that a program can do without: `try: import x` with `except ImportError` after it. A module that
 * cannot be read is assumed to be missing: what the program does then can be followed.
 */
import type { SourceFile, Statement } from '../../../python/syntax';
import { missingModule } from '../../launch/module-variables';
import { raised } from '../../state/exceptions';
import { lookup } from '../../state/name-scopes';
import { topFrame, type State } from '../../state/state';
import type { Assumptions } from './assumptions';
import type { Control } from './control';
import { takes } from './except-clauses';

const RAISED = 'ModuleNotFoundError';
/** Clauses of a `try` that are looked at. */
const MOST_CLAUSES = 8;

export class OptionalImports {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly assumptions: Assumptions,
    private readonly known?: ReadonlySet<string>,
  ) {}

  /** The state before an import that succeeds, or after one that fails; undefined for any other import. */
  step(state: State, statement: Statement): { readonly state: State; readonly isMissing: boolean } | undefined {
    const module = this.isCaught(state, statement) ? missingModule(this.source, statement, this.known) : undefined;
    if (module === undefined) return undefined;
    const undecided = {
      reason: `the module ${module} is not known`,
      ways: [`the module ${module} is there`, `the module ${module} is missing`],
    };
    // Also where a module is run by itself, where nothing else is assumed: the other way leads to nothing that is known.
    const suggestion = { likely: 1, isUsual: true, isNeverAsked: true };
    const { state: decided, chosen } = this.assumptions.decide(state, statement, 'import', undecided, suggestion);
    if (chosen === 0) return { state: decided, isMissing: false };
    return { state: this.control.raise(decided, raised(RAISED, `No module named '${module}'`)), isMissing: true };
  }

  /** Whether the innermost `try` has a clause for it. */
  private isCaught(state: State, { handlers, scope }: Statement): boolean {
    const [handler] = handlers;
    let line = handler?.kind === 'except' ? handler.line : undefined;
    const meanings = { lookup: (name: string) => lookup(state, topFrame(state), name), attribute: () => undefined };
    for (let clauses = 0; line !== undefined && clauses < MOST_CLAUSES; clauses++) {
      const clause = this.source.statementAt(line, scope);
      if (clause?.kind !== 'except') return false;
      const isBare = clause.tokens[1]?.text === ':';
      if (isBare || takes(this.source, clause, RAISED, meanings)) return true;
      const next = clause.successors[1];
      line = typeof next === 'number' ? next : undefined;
    }
    return false;
  }
}
