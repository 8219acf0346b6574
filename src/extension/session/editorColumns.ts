/**
 * About how many characters fit beside each other in an editor. VS Code does not tell how wide its editors are, but a page of ours in the side bar
 * knows how wide the window and the side bar are.
 */
import { USUAL_COLUMNS } from '../values/text/lineText';

/** Pixels. */
export interface Widths {
  readonly window: number;
  readonly sideBar: number;
}

/** How the editor is set up. */
export interface EditorLook {
  readonly fontSize: number;
  readonly hasMinimap: boolean;
  /** Editors side by side. */
  readonly groups: number;
}

/** Pixels: the bar with the icons, what is left of a line, and the scroll bar; the widest minimap, and its share of the rest. */
const ACTIVITY_BAR = 48;
const MARGINS = 90;
const MINIMAP = 120;
const MINIMAP_SHARE = 0.11;
/** Width of a character of the usual fonts, as a share of their size. */
const CHARACTER = 0.602;
/** Less is not believed: the side bar may be on its own. */
const LEAST_COLUMNS = 40;

export function columnsOf({ window, sideBar }: Widths, { fontSize, hasMinimap, groups }: EditorLook): number {
  const all = (window - sideBar - ACTIVITY_BAR) / Math.max(1, groups) - MARGINS;
  const rest = hasMinimap ? all - Math.min(MINIMAP, MINIMAP_SHARE * all) : all;
  const columns = Math.floor(rest / (CHARACTER * fontSize));
  return Math.max(LEAST_COLUMNS, columns);
}

let known: Widths | undefined;
const listeners = new Set<() => void>();

/** What a page has measured; the latest counts. */
export function learnWidths({ window, sideBar }: Widths): void {
  // A page that is not shown has no width, but it sees how wide the window is.
  const beside = sideBar > 0 ? sideBar : known?.sideBar;
  if (beside === undefined || window <= beside) return;
  if (window === known?.window && beside === known.sideBar) return;
  known = { window, sideBar: beside };
  for (const listener of listeners) listener();
}

/** The window or the side bar has become wider or narrower. */
export function onDidLearnWidths(listener: () => void): { dispose(): void } {
  listeners.add(listener);
  return { dispose: () => listeners.delete(listener) };
}

/** @param look asked for only where there is something to compute */
export function editorColumns(look: () => EditorLook): number {
  return known ? columnsOf(known, look()) : USUAL_COLUMNS;
}
