/** The program: an editor with breakpoints, the line at which the run stands, and values at the ends of lines. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  gutter,
  GutterMarker,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { hangingIndent } from './hanging-indent';

/** Where a run stands, and what its lines have left. */
export interface Shown {
  readonly line: number | undefined;
  /** Texts at the ends of lines, by number. */
  readonly values: ReadonlyMap<number, readonly LineValue[]>;
}

export interface LineValue {
  readonly text: string;
  readonly isDoubtful: boolean;
}

export interface EditorEvents {
  edited(): void;
  breakpoints(lines: readonly number[]): void;
}

const show = StateEffect.define<Shown>();
const toggle = StateEffect.define<number>();

class Values extends WidgetType {
  constructor(private readonly values: readonly LineValue[]) {
    super();
  }

  override eq(other: Values): boolean {
    return JSON.stringify(this.values) === JSON.stringify(other.values);
  }

  override toDOM(): HTMLElement {
    const all = document.createElement('span');
    all.className = 'line-values';
    for (const { text, isDoubtful } of this.values) {
      const one = document.createElement('span');
      one.className = isDoubtful ? 'line-value doubtful' : 'line-value';
      one.textContent = text;
      all.append(one);
    }
    return all;
  }

  /** A click on a value goes to its line. */
  override ignoreEvent(): boolean {
    return false;
  }
}

const decorations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const shown = transaction.effects.find((effect) => effect.is(show));
    if (!shown) return transaction.docChanged ? Decoration.none : before;
    const { line, values } = shown.value;
    const { doc } = transaction.state;
    const all: Range<Decoration>[] = [];
    for (const [number, texts] of values)
      if (number >= 1 && number <= doc.lines)
        all.push(Decoration.widget({ widget: new Values(texts), side: 1 }).range(doc.line(number).to));
    if (line !== undefined && line <= doc.lines)
      all.push(Decoration.line({ class: 'at', attributes: { 'aria-current': 'step' } }).range(doc.line(line).from));
    return Decoration.set(all, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

class Dot extends GutterMarker {
  override toDOM(): Node {
    const dot = document.createElement('span');
    dot.className = 'breakpoint';
    dot.textContent = '●';
    return dot;
  }
}
const dot = new Dot();

const breakpoints = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let set = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(toggle)) continue;
      const { from } = transaction.state.doc.line(effect.value);
      const there: number[] = [];
      set.between(from, from, (at) => {
        there.push(at);
      });
      set = set.update(there.length > 0 ? { filter: (at) => at !== from } : { add: [dot.range(from)] });
    }
    return set;
  },
});

export class Editor {
  private readonly view: EditorView;

  constructor(parent: HTMLElement, text: string, events: EditorEvents) {
    const tell = EditorView.updateListener.of(({ docChanged, transactions }) => {
      if (docChanged) events.edited();
      if (transactions.some(({ effects }) => effects.some((effect) => effect.is(toggle))))
        events.breakpoints(this.breakpoints);
    });
    const clicked = (view: EditorView, { from }: { readonly from: number }): boolean => {
      this.toggleBreakpoint(view.state.doc.lineAt(from).number);
      return true;
    };
    this.view = new EditorView({
      parent,
      doc: text,
      extensions: [
        breakpoints,
        gutter({
          class: 'breakpoints',
          markers: (view) => view.state.field(breakpoints),
          initialSpacer: () => dot,
          domEventHandlers: { mousedown: clicked },
        }),
        lineNumbers({ domEventHandlers: { mousedown: clicked } }),
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        hangingIndent,
        highlightActiveLine(),
        indentOnInput(),
        indentUnit.of('    '),
        bracketMatching(),
        python(),
        syntaxHighlighting(classHighlighter),
        decorations,
        EditorState.tabSize.of(4),
        EditorView.contentAttributes.of({ 'aria-label': 'Python program', spellcheck: 'false' }),
        keymap.of([
          { key: 'F9', run: () => (this.toggleBreakpoint(this.cursorLine), true) },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        tell,
      ],
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  set text(text: string) {
    const { state } = this.view;
    if (text !== this.text) this.view.dispatch({ changes: { from: 0, to: state.doc.length, insert: text } });
    for (const line of this.breakpoints) this.toggleBreakpoint(line);
  }

  /** From 1. */
  get cursorLine(): number {
    return this.view.state.doc.lineAt(this.view.state.selection.main.head).number;
  }

  get breakpoints(): number[] {
    const { doc } = this.view.state;
    const lines: number[] = [];
    this.view.state.field(breakpoints).between(0, doc.length, (from) => {
      lines.push(doc.lineAt(from).number);
    });
    return lines;
  }

  lineText(line: number): string {
    const { doc } = this.view.state;
    return line >= 1 && line <= doc.lines ? doc.line(line).text : '';
  }

  toggleBreakpoint(line: number): void {
    this.view.dispatch({ effects: toggle.of(line) });
  }

  /** Scrolls to the line, too. */
  show(shown: Shown): void {
    const { doc } = this.view.state;
    const { line } = shown;
    const isThere = line !== undefined && line >= 1 && line <= doc.lines;
    const scroll = isThere ? [EditorView.scrollIntoView(doc.line(line).from, { y: 'nearest', yMargin: 40 })] : [];
    this.view.dispatch({ effects: [show.of(shown), ...scroll] });
  }
}
