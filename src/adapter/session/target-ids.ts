/** Identifiers for choices at a stop: lines to continue from, calls to step into. */
import type { SourceRange } from '../../python/syntax';
import { RequestError } from '../protocol/request-error';

export type Target =
  { readonly kind: 'line'; readonly line: number } | { readonly kind: 'call'; readonly range: SourceRange };

export class Targets {
  private readonly targets = new Map<number, Target>();
  private nextId = 1;

  /** Invalidates all identifiers. None is ever reused. */
  reset(): void {
    this.targets.clear();
  }

  add(target: Target): number {
    const id = this.nextId++;
    this.targets.set(id, target);
    return id;
  }

  /** @throws RequestError for an identifier that was not offered at this stop */
  get<K extends Target['kind']>(id: number, kind: K): Extract<Target, { kind: K }> {
    const target = this.targets.get(id);
    if (target?.kind !== kind) throw new RequestError(`There is no target ${id} here.`);
    return target as Extract<Target, { kind: K }>;
  }
}
