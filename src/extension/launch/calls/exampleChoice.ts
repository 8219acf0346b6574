/** Which example call is used for a function: in sessions that start there, and for predicted values outside of sessions. */
import { type Disposable, Emitter, type Event } from 'vscode-jsonrpc';
import type { ExampleOrigin } from '../../../adapter/service/protocol';

/** A call that the user has chosen. */
export interface ChosenExample {
  /** With literals: `f([3, 1, 2])`, `Class.method(1)`. */
  readonly call: string;
  /** Where it comes from; `typed` by the person, or `selected` in a file. */
  readonly origin: ExampleOrigin | 'typed' | 'selected';
  /** Nothing but the run of the file makes this call: see `Example`. */
  readonly onlyInRun?: true;
}

/** A function of a document. */
export interface FunctionKey {
  /** URI of the document, as a text. */
  readonly uri: string;
  /** Qualified name. */
  readonly function: string;
}

/** Where choices are kept: VS Code's `workspaceState`. */
export interface Storage {
  get(key: string): unknown;
  update(key: string, value: unknown): Thenable<void>;
}

const KEY = 'neural-debug.examples';
/** The oldest choices are forgotten beyond it. */
const MOST = 500;

type Stored = readonly (readonly [key: string, example: ChosenExample])[];

export class ExampleChoice implements Disposable {
  private readonly changed = new Emitter<FunctionKey>();
  /** The function whose example has changed. */
  readonly onDidChange: Event<FunctionKey> = this.changed.event;
  private readonly chosen: Map<string, ChosenExample>;

  constructor(private readonly storage: Storage) {
    const stored = storage.get(KEY);
    this.chosen = new Map(isStored(stored) ? stored : []);
  }

  /** The remembered choice; undefined if there is none, so the service's best example is used. */
  get(key: FunctionKey): ChosenExample | undefined {
    return this.chosen.get(text(key));
  }

  /** The call to give to requests of the service as `call`. */
  call(key: FunctionKey): string | undefined {
    return this.get(key)?.call;
  }

  async choose(key: FunctionKey, example: ChosenExample): Promise<void> {
    const { call, origin } = example;
    this.chosen.delete(text(key));
    this.chosen.set(text(key), { call, origin });
    await this.changedTo(key);
  }

  /** The service's best example counts again. */
  async forget(key: FunctionKey): Promise<void> {
    if (this.chosen.delete(text(key))) await this.changedTo(key);
  }

  dispose(): void {
    this.changed.dispose();
  }

  private async changedTo(key: FunctionKey): Promise<void> {
    this.changed.fire(key);
    const newest: Stored = [...this.chosen].slice(-MOST);
    await this.storage.update(KEY, newest);
  }
}

function text({ uri, function: name }: FunctionKey): string {
  return `${uri}#${name}`;
}

/** Data of an older or newer version is used only if it has the same shape. */
function isStored(value: unknown): value is Stored {
  return Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2);
}
