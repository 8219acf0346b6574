/** Sessions that were lost with their process, and their positions. */
import type { Place } from '../../adapter/session/stop-events';

/** Milliseconds between the end of a connection and the news that its process has ended. */
const SOON = 3000;

interface Known {
  readonly place: Place;
  /** When the client disconnected, which it does also if the process is gone. */
  readonly leftAt?: number;
}

export class LostSessions<S extends object> {
  private readonly known = new Map<S, Known>();

  stopped(session: S, place: Place): void {
    this.known.set(session, { place });
  }

  /** The program has ended: there is nothing to continue. */
  ended(session: S): void {
    this.known.delete(session);
  }

  left(session: S, now: number): void {
    const known = this.known.get(session);
    if (known) this.known.set(session, { ...known, leftAt: now });
    for (const [other, { leftAt }] of this.known) if (leftAt !== undefined && now - leftAt > SOON) this.ended(other);
  }

  /** Removes and returns those lost with a process that ended at that time. */
  take(now: number): { readonly session: S; readonly place: Place }[] {
    const lost = [...this.known].filter(([, { leftAt }]) => leftAt === undefined || now - leftAt <= SOON);
    this.known.clear();
    return lost.map(([session, { place }]) => ({ session, place }));
  }
}
