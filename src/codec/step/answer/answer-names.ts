/** What an answer may name: slots of the prompt, functions that may be called, exceptions that may be raised. */
import type { CallSite, SubExpression } from '../../../python/syntax';
import { EXCEPTION_NAMES, type Allowed } from '../../vocabulary/token-sets';
import { findToken, tokenId, tokenText } from '../../vocabulary/vocabulary';
import { ATTRIBUTES, BUILTINS } from '../../vocabulary/python-words';
import { mayChange } from '../syntax/binding-syntax';
import { callsSpecial, hasReturned, isBefore, isSameRange, mayImply, readsProperty } from '../syntax/call-syntax';
import { impossibleExceptions } from '../syntax/possible-exceptions';
import { calleeTokens, IMPLICIT_METHODS } from '../callee-tokens';
import type { StepContext } from '../step-context';

export const WORD_NAMES = ['lambda', ...BUILTINS, ...ATTRIBUTES.map((name) => `.${name}`)]
  .map(findToken)
  .filter((token) => token !== undefined);
export class AnswerNames {
  constructor(private readonly prompt: StepContext) {}

  changeable(): Allowed {
    const { query, names } = this.prompt;
    return this.slotsOf(names.filter((name) => mayChange(query, name)));
  }

  slotsOf(names: readonly string[]): Allowed {
    const tokens = names.map((name) => this.prompt.slots.known(name, 'name'));
    return tokens.filter((token) => token !== undefined).map(tokenId);
  }

  /**
   * Functions that may be called.
   * @param hasObjects whether an object has been read or computed
   * @param due what surely runs a function of the program next
   */
  callees(hasObjects: boolean, due: SubExpression | CallSite | undefined): Allowed {
    const { query, slots } = this.prompt;
    const implicit = hasObjects ? IMPLICIT_METHODS.filter((token) => this.isDefined(token)) : [];
    const named = calleeTokens(query.statement, slots).filter((token) => {
      const name = this.nameOf(token);
      const sites = query.statement.calls.filter(({ callee }) => callee === name);
      // Calls come in the order of evaluation.
      const isLate = (site: CallSite): boolean =>
        !isSameRange(site.range, due?.range ?? site.range) && !isBefore(site, due ?? site, query.statement);
      if (sites.length > 0 && sites.every(isLate)) return false;
      if (sites.length === 0) return readsProperty(name, query);
      if (query.isCallable(name)) return !hasReturned(query, name);
      return hasObjects && sites.some((site) => callsSpecial(site, query));
    });
    return [...named, ...implicit].map(findToken).filter((token) => token !== undefined);
  }

  /** A special method that the program defines and the statement may need. */
  private isDefined(token: string): boolean {
    const name = this.nameOf(token);
    const method = name.replace(/^\./, '');
    return this.prompt.query.isCallable(method) && mayImply(this.prompt.query.statement, method);
  }

  /** Built-in exceptions that the statement may raise. */
  exceptions(): Allowed {
    const impossible = impossibleExceptions(this.prompt.query);
    return impossible.size === 0
      ? EXCEPTION_NAMES
      : EXCEPTION_NAMES.filter((token) => !impossible.has(tokenText(token)));
  }

  slotIds(): number[] {
    const all: number[] = [];
    for (let slot = 0; this.prompt.slots.nameOf(`v${slot}`) !== undefined; slot++) all.push(tokenId(`v${slot}`));
    return all;
  }

  nameOf(token: string): string {
    return this.prompt.slots.nameOf(token) ?? token;
  }
}
