/**
 * What a piece of work may cost: passes of the network, the same number on every machine, and a time that nobody waits
 * longer for. Past it nothing more is tried: the best answer so far stands, or what is asked for stays unknown.
 */
export interface Cost {
  /** Passes of the network; see `Prediction.computeCost`. */
  readonly computeCost: number;
  readonly milliseconds: number;
}

/** Whether an answer takes too long; whoever works on it looks now and then. */
export interface Limit {
  readonly isPassed: boolean;
  /** Why, for people: a part of a sentence. */
  readonly reason: string;
}

/** Passes that a machine without other work makes in a second, roughly. */
const PASSES_A_SECOND = 1500;

/** What may be spent in so many seconds. */
export function costOfSeconds(seconds: number): Cost {
  return { computeCost: PASSES_A_SECOND * seconds, milliseconds: 1000 * seconds };
}

export function share({ computeCost, milliseconds }: Cost, part: number): Cost {
  return { computeCost: Math.max(0, computeCost * part), milliseconds: Math.max(0, milliseconds * part) };
}

/** The time counts from when it is made. */
export class Budget implements Limit {
  private computeCost = 0;
  private readonly began = performance.now();

  /** @param what takes it, for people, such as `the call` */
  constructor(
    readonly most: Cost,
    private readonly what: string,
  ) {}

  spend(computeCost: number): void {
    this.computeCost += computeCost;
  }

  get used(): Cost {
    return { computeCost: this.computeCost, milliseconds: performance.now() - this.began };
  }

  get left(): Cost {
    const { computeCost, milliseconds } = this.used;
    return {
      computeCost: Math.max(0, this.most.computeCost - computeCost),
      milliseconds: Math.max(0, this.most.milliseconds - milliseconds),
    };
  }

  /** Of passes and of time, whichever is more; 1 where it is used up. */
  get usedShare(): number {
    const { computeCost, milliseconds } = this.used;
    return Math.max(part(computeCost, this.most.computeCost), part(milliseconds, this.most.milliseconds));
  }

  get isPassed(): boolean {
    return this.usedShare >= 1;
  }

  get reason(): string {
    if (this.computeCost >= this.most.computeCost) return `${this.what} takes too many forward passes of the model`;
    const seconds = Number((this.most.milliseconds / 1000).toPrecision(2));
    return `${this.what} takes more than ${seconds} second${seconds === 1 ? '' : 's'}`;
  }
}

function part(used: number, most: number): number {
  return most > 0 ? used / most : 1;
}

/** The one that is passed first. */
export function nearest(...limits: readonly (Limit | undefined)[]): Limit | undefined {
  const all = limits.filter((limit) => limit !== undefined);
  if (all.length < 2) return all[0];
  const passed = (): Limit | undefined => all.find(({ isPassed }) => isPassed);
  return {
    get isPassed() {
      return passed() !== undefined;
    },
    get reason() {
      return (passed() ?? all[0])?.reason ?? '';
    },
  };
}
