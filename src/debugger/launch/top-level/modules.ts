/** Loads the modules of a program: their top level is run, in the order of the imports, on first use. */
import type { Predictor } from '../../../codec/query';
import { fixtureFiles } from '../../../python/examples/fixtures';
import { CELLS } from '../../../python/modules/cells';
import { importsOf, withPackages } from '../../../python/modules/imports';
import type { FunctionInfo, ImportedFile, SourceFile, Statement } from '../../../python/syntax';
import { inSlices } from '../../../python/text/slices';
import { statementsOf } from '../../program/alignment';
import { COMMAND_LINE } from '../../state/given-names';
import { initial } from '../../state/state';
import { topFrame, type State } from '../../state/state';
import { SharedWork } from '../shared-work';
import { share, type Cost } from '../../../codec/budget';
import { Allowance, forARun } from './allowance';
import { KeptStates } from './kept-states';
import { neededBy, neededNames, outermostName, withLoaded } from './pending';
import { TopLevelRun, type Stepping } from './run';
import { sliceFor, sliceForNames, sliceForRun } from './units/top-level-slice';
import { unitsOf, type Unit } from './units/units';

export interface Importer {
  /** The state with what its line imports, or reads of what waits to be loaded; the same state for any other line. @throws AbortError */
  imported(state: State, signal?: AbortSignal): Promise<State>;
}

/** Creates a machine for the same program with another predictor and another import loader. */
type MachineOf = (predictor: Predictor, importer: Importer) => Stepping;

/** Modules that one model has loaded or is loading. */
class Memory {
  readonly running = new SharedWork<SourceFile, State>();
  readonly kept = new KeptStates();
}

const memories = new WeakMap<object, Memory>();

function memoryOf(predictor: Predictor): Memory {
  const owner = predictor.origin ?? predictor;
  const memory = memories.get(owner) ?? new Memory();
  memories.set(owner, memory);
  return memory;
}

/** Of what is left for the imports of a run, one of them may take so much: the next ones are to have some, too. */
const SHARE = 0.5;

interface RunOptions {
  readonly signal: AbortSignal | undefined;
  readonly until: number | undefined;
  readonly isLazy: boolean;
  readonly inside?: Inside | undefined;
}

/** A run of modules in the middle of which something is read that waits to be loaded: that is another run. */
interface Inside {
  readonly allowance: Allowance;
  /** Names that runs around it are for: what waits for itself is never there. */
  readonly names: ReadonlySet<string>;
}

/** The state with what the names stand for. */
type LoadNames = (state: State, names: readonly string[], inside: Inside, signal?: AbortSignal) => Promise<State>;

export class Modules implements Importer {
  /** What is left for the imports of the run. */
  private left: Cost;
  private slice: ReadonlySet<Unit> | undefined;

  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    private readonly machineOf: MachineOf,
  ) {
    this.left = forARun(predictor);
  }

  /**
   * The state before a call: no frame, and of the program's own module and its imports what the call begins with. The rest
   * waits until it is read.
   * @param mentioned names in its arguments, which are evaluated before it: all that functions of these names need is there, too
   * @throws AbortError if `signal` is aborted
   */
  async begun(root: FunctionInfo, signal?: AbortSignal, mentioned: readonly string[] = []): Promise<State> {
    const name = outermostName(root);
    const names = [...(name === undefined ? [] : [name]), ...mentioned];
    const slice = new Set(await inSlices(sliceForNames(this.source, names)));
    for (const used of this.source.functions.filter((info) => mentioned.includes(info.name)))
      for (const unit of await inSlices(sliceFor(this.source, used))) slice.add(unit);
    const ran = await this.ran(names.join(), slice, { signal, until: undefined, isLazy: true });
    // What no file imports: the fixtures of tests.
    const others = fixtureFiles(this.source).filter(
      ({ name: file, source }) =>
        !ran.modules.has(file) && source.functions.some((one) => mentioned.includes(one.name)),
    );
    if (others.length === 0) return ran;
    const loading = this.loading(slice, new Allowance(this.predictor), true);
    return await loading.files(others, ran, signal);
  }

  /**
   * The state at a line of the program, with everything that a function can see there.
   * @param until a line of the module before which it stops
   * @throws AbortError if `signal` is aborted
   */
  async loaded(root: FunctionInfo, { signal, until }: { signal?: AbortSignal; until?: number } = {}): Promise<State> {
    const slice = await inSlices(sliceFor(this.source, root));
    return await this.ran(`${root.qualifiedName} ${root.line} ${until ?? ''}`, slice, { signal, until, isLazy: false });
  }

  /** The state with all that the function of the top frame mentions, for who asks about it as a whole. */
  async whole(state: State, signal?: AbortSignal): Promise<State> {
    const names = neededBy(statementsOf(this.source, topFrame(state).function), state);
    return names.length === 0 ? state : await this.with(state, names, signal);
  }

  /** The state with what some names stand for. */
  private async with(
    state: State,
    names: readonly string[],
    signal: AbortSignal | undefined,
    inside?: Inside,
  ): Promise<State> {
    const slice = await this.sliceOf(names, state);
    const key = `${names.toSorted().join()} ${slice.size}`;
    const ran = await this.ran(key, slice, { signal, until: undefined, isLazy: true, inside });
    // Functions import files, too.
    const others = this.source.imported?.filter(({ name }) => state.modules.has(name) && !ran.modules.has(name)) ?? [];
    const loading = this.loading(slice, inside?.allowance ?? new Allowance(this.predictor), true);
    return withLoaded(state, others.length === 0 ? ran : await loading.files(others, ran, signal), this.source.module);
  }

  private loading(
    slice: ReadonlySet<Unit>,
    allowance: Allowance,
    isLazy: boolean,
    { entered, names = new Set() }: { readonly entered?: Set<FunctionInfo>; readonly names?: ReadonlySet<string> } = {},
  ): Loading {
    const more: LoadNames = async (state, wanted, inside, signal) => await this.with(state, wanted, signal, inside);
    return new Loading(this.source, slice, allowance, this.machineOf, { entered, isLazy, names, more });
  }

  /** While the program itself is being run, only what its other files do is left to do: of its own, the imports. */
  private async sliceOf(names: readonly string[], { frames }: State): Promise<ReadonlySet<Unit>> {
    const slice = await inSlices(sliceForNames(this.source, names));
    if (!frames.some(({ function: info }) => info === this.source.module)) return slice;
    const own = new Set(unitsOf(this.source, this.source.module));
    return new Set([...slice].filter((unit) => unit.statements[0]?.kind === 'import' || !own.has(unit)));
  }

  /** A run of the modules by themselves. */
  private async ran(key: string, slice: ReadonlySet<Unit>, options: RunOptions): Promise<State> {
    const { signal, until, isLazy, inside } = options;
    const { running, kept } = memoryOf(this.predictor);
    const run = async (stop: AbortSignal | undefined): Promise<State> => {
      const known = kept.find(this.source, slice, until);
      if (known) return known;
      const entered = new Set<FunctionInfo>();
      const allowance = inside?.allowance ?? new Allowance(this.predictor);
      const loading = this.loading(slice, allowance, isLazy, { entered, ...(inside && { names: inside.names }) });
      const start = initial();
      const ended = await loading.run(start, this.source.module, stop, until);
      // Output of loading is not output of the call.
      const state = { ...ended, output: start.output, last: start.last };
      if (until === undefined) kept.add(this.source, slice, state, entered);
      return state;
    };
    // Two runs may wait for each other if those inside of them are shared.
    return inside
      ? await run(signal)
      : await running.get(this.source, `${isLazy ? 'lazy' : 'whole'} ${key}`, signal, run);
  }

  async imported(state: State, signal?: AbortSignal): Promise<State> {
    const needed = neededNames(this.source, state);
    if (needed.length > 0) return await this.with(state, needed, signal);
    if (missingFiles(this.source, state).length === 0) return state;
    this.slice ??= await inSlices(sliceForRun(this.source));
    const allowance = new Allowance(this.predictor, share(this.left, SHARE));
    try {
      const loading = this.loading(this.slice, allowance, true);
      const loaded = await loading.imported(state, signal);
      // What is there without an import may be read by the same line.
      const read = neededNames(this.source, loaded);
      return read.length > 0 ? await this.with(loaded, read, signal) : loaded;
    } finally {
      const { computeCost, milliseconds } = allowance.used;
      this.left = {
        computeCost: this.left.computeCost - computeCost,
        milliseconds: this.left.milliseconds - milliseconds,
      };
    }
  }
}

/** Loads one module, with all those that it imports. */
class Loading implements Importer {
  private readonly machine: Stepping;

  constructor(
    private readonly source: SourceFile,
    private readonly slice: ReadonlySet<Unit>,
    private readonly allowance: Allowance,
    machineOf: MachineOf,
    private readonly options: {
      readonly entered?: Set<FunctionInfo> | undefined;
      readonly isLazy: boolean;
      readonly names: ReadonlySet<string>;
      readonly more: LoadNames;
    },
  ) {
    this.machine = machineOf(allowance, this);
  }

  async run(state: State, module: FunctionInfo, signal: AbortSignal | undefined, until?: number): Promise<State> {
    const { source, slice, allowance } = this;
    const { entered, isLazy } = this.options;
    const top = new TopLevelRun(source, module, this.machine, {
      slice,
      allowance,
      isLazy,
      entered: (info) => entered?.add(info),
      ...(until !== undefined && { until }),
    });
    const ended = await top.run(state, signal);
    // What a library prints is nobody's, and what the cells of a notebook have printed stands below them.
    const isSilent = source.imported?.some(
      ({ source: { module: one }, library, name }) => one === module && (library !== undefined || name === CELLS),
    );
    return isSilent ? { ...ended, output: state.output, last: state.last } : ended;
  }

  async imported(state: State, signal?: AbortSignal): Promise<State> {
    const loaded = await this.files(missingFiles(this.source, state), state, signal);
    const { names, more } = this.options;
    const read = neededNames(this.source, loaded).filter((name) => !names.has(name));
    if (read.length === 0 || !this.allowance.isLeft) return loaded;
    return await more(loaded, read, { allowance: this.allowance, names: new Set([...names, ...read]) }, signal);
  }

  /** The state after loading files that are not loaded yet. */
  async files(files: readonly ImportedFile[], state: State, signal: AbortSignal | undefined): Promise<State> {
    let next = state;
    for (const { name, source } of files) {
      if (isLoaded(next, name)) continue;
      // Files with circular imports see what is bound so far.
      const begun = { ...next, modules: new Map(next.modules).set(name, new Map(next.modules.get(name))) };
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
  if (!statement) return [];
  const builtIn = source.imported.filter(({ name }) => name === 'builtins' || name === CELLS);
  return [...builtIn, ...filesOf(source, statement)].filter(({ name }) => !isLoaded(state, name));
}

/** More is known of it than what the launch has told. */
function isLoaded({ modules }: State, name: string): boolean {
  const { size = 0 } = modules.get(name) ?? {};
  const isTold = name === COMMAND_LINE.module && modules.get(name)?.has(COMMAND_LINE.name) === true;
  return modules.has(name) && !(isTold && size === 1);
}

function filesOf(source: SourceFile, statement: Statement): ImportedFile[] {
  return importsOf(statement).flatMap(({ module, level, name }) => {
    const inner = name === undefined ? [] : [module === '' ? name : `${module}.${name}`];
    return [...(module === '' ? [''] : withPackages(module)), ...inner].flatMap((path) => {
      const file = source.resolveImport?.(statement.line, { module: path, level });
      return file && 'source' in file ? [file] : [];
    });
  });
}
