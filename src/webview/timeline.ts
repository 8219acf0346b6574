/** The timeline's page in the debug view: draws the lanes, moves a cursor over them, and tells the extension where to travel. */
import { gradeOf } from '../codec/confidence';
import type { CallSpan, Mark, MarkKind, TimelineModel } from '../extension/session/timeline/layout';
import type { FromPage, ToPage, Words } from '../extension/session/timeline/pageMessages';
import './timeline.css';

declare function acquireVsCodeApi(): { postMessage(message: FromPage): void };

/** Pixels. */
const GUTTER = 78;
const ROW = 16;
const LANE = 15;
const BAR = 8;
/** Milliseconds. */
const MEASURED_EVERY = 1000;
/** What a lane is at least, and what is left for the words about a step, where the view is low. */
const LEAST = 0.6;
const DETAILS = { two: 46, one: 28 };
/** Where lanes would be lower than this, the words about a step get one line instead of two. */
const LOW = 0.85;
/** The lane of the confidence, and what is around it: never lower. */
const REST = BAR + 10;
const EDGE = 8;

const MARKS: readonly MarkKind[] = ['loop', 'output', 'exception'];

class Timeline {
  private model: TimelineModel | undefined;
  private words: Words | undefined;
  /** Step under the mouse or reached by keys; the current one otherwise. */
  private cursor: number | undefined;
  /** Height of a call. */
  private row = ROW;
  private widths = { window: 0, sideBar: 0 };
  private readonly api = acquireVsCodeApi();
  private readonly svg = element('svg', { tabindex: 0, role: 'slider', 'aria-describedby': 'details' });

  constructor(
    private readonly root: HTMLElement,
    private readonly details: HTMLElement,
  ) {
    root.append(this.svg);
    this.svg.addEventListener('mousemove', (event) => {
      this.point(this.stepAt(event.offsetX));
    });
    this.svg.addEventListener('mouseleave', () => {
      this.point(undefined);
    });
    this.svg.addEventListener('click', (event) => {
      const step = this.stepAt(event.offsetX);
      if (step !== undefined) this.api.postMessage({ type: 'travel', step });
    });
    this.svg.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 0.5 : 2, this.stepAt(event.offsetX));
    });
    this.svg.addEventListener('keydown', (event) => {
      if (this.key(event.key)) event.preventDefault();
    });
    window.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      this.heard(data);
    });
    new ResizeObserver(() => {
      this.measure();
      this.draw();
    }).observe(document.documentElement);
    // A page hears of its own size alone.
    setInterval(() => {
      this.measure();
    }, MEASURED_EVERY);
    this.api.postMessage({ type: 'ready' });
  }

  /** Tells how wide the window and the page are, where that is news. */
  private measure(): void {
    const [wide, own] = [window.outerWidth, window.innerWidth];
    if (wide === this.widths.window && own === this.widths.sideBar) return;
    this.widths = { window: wide, sideBar: own };
    this.api.postMessage({ type: 'widths', ...this.widths });
  }

  private heard(message: ToPage): void {
    if (message.type === 'show') {
      this.model = message.model;
      this.words = message.words;
      this.cursor = undefined;
      this.draw();
    } else if (message.step === (this.cursor ?? this.model?.current)) {
      this.details.textContent = message.text;
      this.svg.setAttribute('aria-valuetext', message.text);
    }
  }

  /** Moves the cursor; without a step, back to the current one. */
  private point(step: number | undefined): void {
    const { model } = this;
    if (!model || step === this.cursor) return;
    this.cursor = step;
    this.api.postMessage({ type: 'describe', step: step ?? model.current });
    this.svg.querySelector('.cursor')?.remove();
    if (step !== undefined) this.svg.append(this.pointer(model, step, 'cursor'));
    this.svg.setAttribute('aria-valuenow', String(step ?? model.current));
  }

  /** @returns whether the key means something here */
  private key(key: string): boolean {
    const { model } = this;
    if (!model) return false;
    const at = this.cursor ?? model.current;
    const page = Math.max(1, Math.round((model.to - model.from) / 10));
    const moves: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - page,
      PageDown: at + page,
      Home: model.first,
      End: model.last,
      ArrowUp: eventsOf(model).findLast((step) => step < at),
      ArrowDown: eventsOf(model).find((step) => step > at),
    };
    if (key === 'Enter' || key === ' ') this.api.postMessage({ type: 'travel', step: at });
    else if (key === '+' || key === '=') this.zoom(0.5, at);
    else if (key === '-') this.zoom(2, at);
    else if (key === '0') this.api.postMessage({ type: 'window', from: model.first, to: model.last });
    else if (key === 'Escape') this.point(undefined);
    else if (Object.hasOwn(moves, key)) this.moveTo(model, moves[key] ?? at);
    else return false;
    return true;
  }

  private moveTo({ first, last, from, to }: TimelineModel, wanted: number): void {
    const step = Math.min(last, Math.max(first, wanted));
    // Beyond the window, the window moves along.
    const shift = step < from ? step - from : Math.max(0, step - to);
    if (shift !== 0) this.api.postMessage({ type: 'window', from: from + shift, to: to + shift });
    this.point(step);
  }

  private zoom(factor: number, center = 0): void {
    const { model } = this;
    if (!model) return;
    const width = model.to - model.from + 1;
    const wanted = Math.min(model.last - model.first + 1, Math.max(10, Math.round(width * factor)));
    const from = Math.round(center - ((center - model.from) / width) * wanted);
    const start = Math.max(model.first, Math.min(from, model.last - wanted + 1));
    this.api.postMessage({ type: 'window', from: start, to: start + wanted - 1 });
  }

  private stepAt(x: number): number | undefined {
    const { model } = this;
    if (!model || x < GUTTER - EDGE) return undefined;
    const step = model.from + Math.floor((x - GUTTER) / this.scale(model));
    return Math.max(model.from, Math.min(model.to, step));
  }

  /** Pixels of a step. */
  private scale({ from, to }: TimelineModel): number {
    return Math.max(1, this.root.clientWidth - GUTTER - EDGE) / (to - from + 1);
  }

  private x(model: TimelineModel, step: number): number {
    return GUTTER + (step - model.from) * this.scale(model);
  }

  private draw(): void {
    const { model, words, svg } = this;
    if (!words) return;
    svg.toggleAttribute('hidden', !model);
    svg.setAttribute('aria-label', words.timeline);
    if (!model) {
      this.details.textContent = words.empty;
      return;
    }
    // A lane that is empty would only take room.
    const lanes = MARKS.filter((kind) => model.marks.some((mark) => mark.kind === kind));
    const natural = (model.depth + 1) * ROW + lanes.length * LANE;
    const share = (details: number): number => Math.min(1, (window.innerHeight - details - REST) / natural);
    const isLow = share(DETAILS.two) < LOW;
    document.body.classList.toggle('low', isLow);
    const room = Math.max(LEAST, share(isLow ? DETAILS.one : DETAILS.two));
    const [row, lane] = [Math.floor(ROW * room), Math.floor(LANE * room)];
    const callsHeight = (model.depth + 1) * row;
    const bottom = callsHeight + lanes.length * lane + 4;
    this.row = row;
    svg.setAttribute('height', String(bottom + BAR + 6));
    svg.setAttribute('aria-valuemin', String(model.first));
    svg.setAttribute('aria-valuemax', String(model.last));
    svg.setAttribute('aria-valuenow', String(model.current));
    svg.replaceChildren(
      label(words.calls, row / 2),
      ...lanes.map((kind, index) => label(words[kind], callsHeight + (index + 0.5) * lane)),
      label(words.confidence, bottom + BAR / 2),
      ...model.calls.flatMap((span) => this.call(model, span)),
      ...model.marks.map((mark) => this.mark(model, mark, callsHeight + (lanes.indexOf(mark.kind) + 0.5) * lane)),
      ...model.certainties.map((part) => {
        const x = this.x(model, part.from);
        const width = Math.max(1, this.x(model, part.to + 1) - x);
        return element('rect', { class: `certainty ${gradeOf(part.confidence)}`, x, y: bottom, width, height: BAR });
      }),
    );
    if (model.current >= model.from && model.current <= model.to)
      svg.append(this.pointer(model, model.current, 'current'));
    if (this.cursor !== undefined) svg.append(this.pointer(model, this.cursor, 'cursor'));
  }

  private call(model: TimelineModel, { from, to, depth, name }: CallSpan): SVGElement[] {
    const x = this.x(model, from);
    const width = Math.max(1, this.x(model, to + 1) - x - 1);
    const { row } = this;
    const y = depth * row;
    const bar = element('rect', { class: `call depth-${depth % 4}`, x, y: y + 1, width, height: row - 2, rx: 2 });
    // About six pixels a character.
    const room = Math.floor((width - 6) / 6.2);
    if (room < 2) return [bar];
    const text = element('text', { class: 'name', x: x + 4, y: y + row / 2 });
    text.textContent = name.length > room ? `${name.slice(0, room - 1)}…` : name;
    return [bar, text];
  }

  private mark(model: TimelineModel, { kind, step }: Mark, y: number): SVGElement {
    const x = this.x(model, step) + this.scale(model) / 2;
    if (kind === 'loop') return element('rect', { class: kind, x: x - 1, y: y - 5, width: 2, height: 10 });
    if (kind === 'output') return element('circle', { class: kind, cx: x, cy: y, r: 3 });
    return element('path', { class: kind, d: `M${x - 3.5} ${y - 3.5}l7 7m0-7l-7 7` });
  }

  private pointer(model: TimelineModel, step: number, name: string): SVGElement {
    const group = element('g', { class: name });
    const x = this.x(model, step) + this.scale(model) / 2;
    const height = Number(this.svg.getAttribute('height'));
    const width = Math.max(2, this.scale(model));
    group.append(
      element('rect', { class: 'column', x: x - width / 2, y: 0, width, height }),
      element('line', { x1: x, x2: x, y1: 0, y2: height }),
    );
    return group;
  }
}

/** Steps that something happens at, for the keys that go from one to the next. */
function eventsOf({ calls, marks }: TimelineModel): number[] {
  return [...new Set([...calls.map(({ from }) => from), ...marks.map(({ step }) => step)])].sort((a, b) => a - b);
}

function label(text: string, y: number): SVGElement {
  const node = element('text', { class: 'label', x: 8, y });
  node.textContent = text;
  return node;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

const root = document.getElementById('timeline');
const details = document.getElementById('details');
if (root && details) new Timeline(root, details);
