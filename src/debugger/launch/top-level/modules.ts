/** Loads the modules of a program: their top level is run, in the order of the imports, on first use. */
import type { Predictor } from '../../../codec/query';
import { importsOf } from '../../../python/modules/imports';
import type { FunctionInfo, ImportedFile, SourceFile, Statement } from '../../../python/syntax';
import { inSlices } from '../../../python/text/slices';
import { initial } from '../../state/state';
import { topFrame, type State } from '../../state/state';
import { SharedWork } from '../shared-work';
import { Allowance, FOR_A_RUN, type Cost } from './allowance';
import { KeptStates } from './kept-states';
import { TopLevelRun, type Stepping } from './run';
import { sliceFor, sliceForRun } from './top-level-slice';
import type { Unit } from './units';

export interface Importer {
  /** The state after loading the files that its line imports; the same state for any other line. @throws AbortError */
  imported(state: State, signal?: AbortSignal): Promise<State>;
}

/** Creates a machine for the same program with another predictor and another import loader. */
type MachineOf = (predictor: Predictor, importer: Importer) => Stepping;

/** Modules that one model has loaded or is loading. */
class Memory {
  readonly running = new SharedWork<SourceFile, State>();
  readonly kept = new KeptStates();
}

const memories = new WeakMap<Predictor, Memory>();

function memoryOf(predictor: Predictor): Memory {
  const memory = memories.get(predictor) ?? new Memory();
  memories.set(predictor, memory);
  return memory;
}

/** Of what is left for the imports of a run, one of them may take so much: the next ones are to have some, too. */
const SHARE = 0.5;

export class Modules implements Importer {
  /** What is left for the imports of the run. */
  private left: Cost = FOR_A_RUN;
  private slice: ReadonlySet<Unit> | undefined;

  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    private readonly machineOf: MachineOf,
  ) {}

  /**
   * The state before a call: no frame, and everything that the call can see of the program's own module and of its imports.
   * @param until a line of the module before which it stops
   * @throws AbortError if `signal` is aborted
   */
  async loaded(root: FunctionInfo, { signal, until }: { signal?: AbortSignal; until?: number } = {}): Promise<State> {
    const { running, kept } = memoryOf(this.predictor);
    const key = `${root.qualifiedName} ${root.line} ${until ?? ''}`;
    return await running.get(this.source, key, signal, async (stop) => {
      const slice = await inSlices(sliceFor(this.source, root));
      const known = kept.find(this.source, slice, until);
      if (known) return known;
      const entered = new Set<FunctionInfo>();
      const loading = new Loading(this.source, slice, new Allowance(this.predictor), this.machineOf, entered);
      const start = initial();
      const ended = await loading.run(start, this.source.module, stop, until);
      // Output of loading is not output of the call.
      const state = { ...ended, output: start.output, last: start.last };
      if (until === undefined) kept.add(this.source, slice, state, entered);
      return state;
    });
  }

  async imported(state: State, signal?: AbortSignal): Promise<State> {
    if (missingFiles(this.source, state).length === 0) return state;
    this.slice ??= await inSlices(sliceForRun(this.source));
    const allowance = new Allowance(this.predictor, portion(this.left, SHARE));
    try {
      return await new Loading(this.source, this.slice, allowance, this.machineOf).imported(state, signal);
    } finally {
      const { computeCost, milliseconds } = allowance.used;
      this.left = {
        computeCost: this.left.computeCost - computeCost,
        milliseconds: this.left.milliseconds - milliseconds,
      };
    }
  }
}

function portion({ computeCost, milliseconds }: Cost, share: number): Cost {
  return { computeCost: Math.max(0, computeCost * share), milliseconds: Math.max(0, milliseconds * share) };
}

/** Loads one module, with all those that it imports. */
class Loading implements Importer {
  private readonly machine: Stepping;

  constructor(
    private readonly source: SourceFile,
    private readonly slice: ReadonlySet<Unit>,
    private readonly allowance: Allowance,
    machineOf: MachineOf,
    private readonly entered?: Set<FunctionInfo>,
  ) {
    this.machine = machineOf(allowance, this);
  }

  async run(state: State, module: FunctionInfo, signal: AbortSignal | undefined, until?: number): Promise<State> {
    const { slice, allowance, entered } = this;
    const top = new TopLevelRun(this.source, module, this.machine, {
      slice,
      allowance,
      entered: (info) => entered?.add(info),
      ...(until !== undefined && { until }),
    });
    return await top.run(state, signal);
  }

  async imported(state: State, signal?: AbortSignal): Promise<State> {
    let next = state;
    for (const { name, source } of missingFiles(this.source, state)) {
      if (next.modules.has(name)) continue;
      // Files with circular imports see what is bound so far.
      const begun = { ...next, modules: new Map(next.modules).set(name, new Map()) };
      next = await this.run(begun, source.module, signal);
    }
    return next;
  }
}

/** Files that the top frame's line imports and that are not loaded. */
function missingFiles(source: SourceFile, state: State): ImportedFile[] {
  if (source.imported === undefined) return [];
  const { event, line, function: info } = topFrame(state);
  const statement = event === 'line' ? source.statementAt(line, info) : undefined;
  return statement ? filesOf(source, statement).filter(({ name }) => !state.modules.has(name)) : [];
}

function filesOf(source: SourceFile, statement: Statement): ImportedFile[] {
  return importsOf(statement).flatMap(({ module, level, name }) => {
    const paths = [module, name === undefined ? undefined : module === '' ? name : `${module}.${name}`];
    return paths.flatMap((path) => {
      const file = path === undefined ? undefined : source.resolveImport?.(statement.line, { module: path, level });
      return file && 'source' in file ? [file] : [];
    });
  });
}
