/** The recorded run as a slider, with what happened above it: calls, rounds of loops, output, exceptions. */
import { layout } from '../src/extension/session/timeline/layout';
import { describe } from '../src/extension/session/timeline/describe';
import type { Recording } from '../src/extension/session/historyCopy';
import { gradeOf } from '../src/codec/confidence';
import { byId, svgElement } from './elements';

const ROW = 9;
const LANE = 10;
/** Height where nothing is drawn. */
const EMPTY = 24;
/** The thumb of a slider does not reach its ends. */
const INSET = 8;

export class Timeline {
  private readonly lanes = byId('lanes', SVGSVGElement);
  private readonly slider = byId('timeline', HTMLInputElement);
  private recording: Recording | undefined;

  constructor(travel: (step: number) => void) {
    this.slider.addEventListener('change', () => {
      travel(Number(this.slider.value));
    });
    this.slider.addEventListener('input', () => {
      this.tell(Number(this.slider.value));
    });
    new ResizeObserver(() => {
      if (this.recording) this.draw(this.recording);
    }).observe(this.slider);
  }

  /** Undefined where nothing has been recorded. */
  show(recording: Recording | undefined): void {
    this.recording = recording;
    this.slider.disabled = recording === undefined;
    if (!recording) {
      this.lanes.replaceChildren();
      // Without one, browsers give it 150 pixels.
      this.lanes.setAttribute('height', String(EMPTY));
      this.slider.max = '0';
      return;
    }
    this.slider.min = String(recording.first);
    this.slider.max = String(recording.last);
    this.slider.value = String(recording.current);
    this.tell(recording.current);
    this.draw(recording);
  }

  private tell(step: number): void {
    if (this.recording) this.slider.setAttribute('aria-valuetext', wordsOf(this.recording, step));
  }

  private draw(recording: Recording): void {
    const model = layout(recording);
    const width = this.slider.clientWidth;
    const scale = Math.max(0, width - 2 * INSET) / Math.max(1, model.last - model.first);
    const x = (step: number): number => INSET + (step - model.first) * scale;
    const bottom = (model.depth + 1) * ROW + 2;
    this.lanes.setAttribute('height', String(bottom + LANE + 4));
    this.lanes.setAttribute('width', String(width));
    this.lanes.replaceChildren(
      ...model.calls.map(({ from, to, depth }) =>
        svgElement('rect', {
          class: `call depth-${depth % 4}`,
          x: x(from),
          y: depth * ROW,
          width: Math.max(2, x(to) - x(from)),
          height: ROW - 2,
          rx: 2,
        }),
      ),
      ...model.certainties
        .filter(({ confidence }) => gradeOf(confidence) !== 'sure')
        .map(({ from, to, confidence }) =>
          svgElement('rect', {
            class: `certainty ${gradeOf(confidence)}`,
            x: x(from),
            y: bottom + LANE,
            width: Math.max(3, x(to) - x(from)),
            height: 3,
          }),
        ),
      ...model.marks.map(({ kind, step }) => {
        const y = bottom + LANE / 2;
        if (kind === 'loop') return svgElement('rect', { class: kind, x: x(step) - 1, y: y - 4, width: 2, height: 8 });
        if (kind === 'output') return svgElement('circle', { class: kind, cx: x(step), cy: y, r: 3 });
        return svgElement('path', { class: kind, d: `M${x(step) - 3.5} ${y - 3.5}l7 7m0-7l-7 7` });
      }),
    );
  }
}

/** `Step 12 of 34 · total:6 · result += price · result = 30 (79 % sure)` */
export function wordsOf(recording: Recording, step: number): string {
  return describe(recording, step, (number, last) => `Step ${number + 1} of ${last + 1}`);
}
