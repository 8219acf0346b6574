/** What a statement binds and sets, in order, each in the state that the one before has left. */
import { containerCallOf } from '../../../codec/values/container-calls';
import type { UnknownValue, Value } from '../../../python/values/value';
import { idOf } from '../../objects/containers';
import { cyclicContents, refresh } from '../../objects/heap';
import { bind } from '../../state/name-scopes';
import type { State } from '../../state/state';
import { valuesOf, withContents } from '../../state/value-roots';

export class Stores {
  /** Names that were bound, or whose objects have changed. */
  readonly changed: string[] = [];
  /** Objects that have changed, as they are now. */
  private readonly contents = new Map<number, Value>();

  constructor(public state: State) {}

  bind(name: string, value: Value): void {
    this.state = bind(this.state, name, this.now(value));
    this.changed.push(name);
  }

  /**
   * An object has another content, wherever it is.
   * @param root the name by which the statement reaches it
   * @returns false for what is no object of the state
   */
  change(root: string, content: Value): boolean {
    const id = idOf(content);
    if (id === undefined) return false;
    const contents = cyclicContents([...valuesOf(this.state), content]);
    this.contents.set(id, content);
    const inside = containerCallOf(content)?.inside;
    if (inside?.id !== undefined) this.contents.set(inside.id, inside);
    for (const [other, known] of this.contents) contents.set(other, known);
    this.state = withContents(this.state, contents);
    this.changed.push(root);
    return true;
  }

  /** An attribute of a class or function has been set. @param root the name by which the statement reaches it */
  set(root: string, state: State): void {
    this.state = state;
    this.changed.push(root);
  }

  /** What the object holds is not known any more, wherever it is. */
  forget(name: string, value: Value, unknown: UnknownValue): void {
    const id = idOf(value);
    if (id === undefined) return;
    this.contents.set(id, unknown);
    this.state = withContents(this.state, this.contents);
    this.changed.push(name);
  }

  private now(value: Value): Value {
    return this.contents.size > 0 ? refresh(value, this.contents) : value;
  }
}
