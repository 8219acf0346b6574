/** Long lines are wrapped; what is behind the break stands deeper than the line itself, or it would look like another one. */
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Columns that the rest of a line stands deeper. */
const DEEPER = 4;
/** On a phone nothing would be left of the width. */
const DEEPEST = 16;

function indented(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const depth = Math.min(DEEPEST, line.text.search(/\S|$/) + DEEPER);
      builder.add(line.from, line.from, Decoration.line({ attributes: { style: `--hanging: ${depth}ch` } }));
      at = line.to + 1;
    }
  return builder.finish();
}

export const hangingIndent: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = indented(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = indented(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
