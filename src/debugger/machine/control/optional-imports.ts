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
/** How often what is imported instead does what the other would have done: an estimate. */
const REPLACED = 0.9;

export class OptionalImports {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly assumptions: Assumptions,
    private readonly known?: ReadonlySet<string>,
  ) {}

  /** The state before an import that succeeds, or after one that fails; undefined for any other import. */
  step(state: State, statement: Statement): { readonly state: State; readonly isMissing: boolean } | undefined {
    const caught = this.catching(state, statement);
    const module = caught && missingModule(this.source, statement, this.known, Infinity);
    if (module === undefined) return undefined;
    const undecided = {
      reason: `the module ${module} is not known`,
      ways: [`the module ${module} is there`, `the module ${module} is missing`],
    };
    // Also where a module is run by itself, where nothing else is assumed: the other way leads to nothing that is known.
    const sure = isReplaced(this.source, statement, caught) ? REPLACED : undefined;
    const suggestion = { likely: 1, isUsual: true, isNeverAsked: true, ...(sure !== undefined && { sure }) };
    const { state: decided, chosen } = this.assumptions.decide(state, statement, 'import', undecided, suggestion);
    if (chosen === 0) return { state: decided, isMissing: false };
    return { state: this.control.raise(decided, raised(RAISED, `No module named '${module}'`)), isMissing: true };
  }

  /** The clause for it of the innermost `try`. */
  private catching(state: State, { handlers, scope }: Statement): Statement | undefined {
    const [handler] = handlers;
    let line = handler?.kind === 'except' ? handler.line : undefined;
    const meanings = { lookup: (name: string) => lookup(state, topFrame(state), name), attribute: () => undefined };
    for (let clauses = 0; line !== undefined && clauses < MOST_CLAUSES; clauses++) {
      const clause = this.source.statementAt(line, scope);
      if (clause?.kind !== 'except') return undefined;
      const isBare = clause.tokens[1]?.text === ':';
      if (isBare || takes(this.source, clause, RAISED, meanings)) return clause;
      const next = clause.successors[1];
      line = typeof next === 'number' ? next : undefined;
    }
    return undefined;
  }
}

/** Whether the clause imports the same names from somewhere else: what does their work mostly does it in the same way. */
function isReplaced(source: SourceFile, { targets, scope }: Statement, clause: Statement | undefined): boolean {
  const [first] = clause?.successors ?? [];
  const instead = typeof first === 'number' ? source.statementAt(first, scope) : undefined;
  return instead?.kind === 'import' && targets.every((name) => instead.targets.includes(name));
}
