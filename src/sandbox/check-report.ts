/** What is told about the check of predictions: whether it is there, and how often it agreed with the model. */
export interface CheckStatus {
  readonly state: 'off' | 'starting' | 'ready' | 'failed';
  /** Why it failed, for people. */
  readonly detail: string;
  /** Statements of which the model said what they do, and of which it said something else. */
  readonly agreed: number;
  readonly disagreed: number;
}

export abstract class CheckReport {
  private agreed = 0;
  private disagreed = 0;
  /** Told after each change of `status`. */
  onChange: (status: CheckStatus) => void = () => undefined;

  get status(): CheckStatus {
    const { agreed, disagreed } = this;
    return { ...this.current, agreed, disagreed };
  }

  /** Counts what the check of a statement came to. */
  readonly compared = (isSame: boolean): void => {
    if (isSame) this.agreed++;
    else this.disagreed++;
    this.tell();
  };

  protected abstract get current(): Pick<CheckStatus, 'state' | 'detail'>;

  protected tell(): void {
    this.onChange(this.status);
  }
}
