/** A module as an import names it. */
export interface ModuleName {
  readonly module: string;
  /** Dots in front. */
  readonly level: number;
}
