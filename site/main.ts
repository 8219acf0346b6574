/** The page to try: everything in it, and what its buttons do. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { InlineValues } from '../src/adapter/requests/line-requests';
import { inlineTexts } from '../src/extension/session/inlineText';
import { DEFAULT_THRESHOLD } from '../src/adapter/presentation/value-presentation';
import type { HistoryStep } from '../src/adapter/presentation/history-step';
import type { HistoryPage } from '../src/adapter/requests/travel-requests';
import { Recording } from '../src/extension/session/historyCopy';
import { Controls, OUTSIDE, type Command } from './controls';
import { Editor, type LineValue } from './editor';
import { byId, element } from './elements';
import { EXAMPLES } from './examples';
import { Host } from './host';
import { fragmentOf, programIn } from './link';
import { Session, SessionError, type Stop, THREAD } from './session';
import { Timeline, wordsOf } from './timeline';
import { causesOf, framesOf } from './values';
import './main.css';

/** In the list of examples: what is none of them. */
const OWN = 'own';
/** What the adapter says at the end. */
const ENDED = 'The program has ended.';

class Page {
  private readonly status = byId('status', HTMLElement);
  private readonly examples = byId('examples', HTMLSelectElement);
  private readonly own = element('option', { value: OWN, hidden: '' }, 'Your program');
  private ownText = '';
  private readonly editor: Editor;
  private readonly controls = new Controls(byId('controls', HTMLElement), (command) => void this.run(command));
  private readonly timeline = new Timeline((step) => void this.travel(step));
  private readonly host = new Host({
    loading: (part) => {
      if (!this.session) this.say(`Getting ready, once: ${Math.round(part * 100)} %`);
    },
    ready: () => {
      document.body.dataset.state = 'ready';
      if (!this.session) this.say('Ready. Step, or run to the line with the cursor.');
    },
    failed: (reason) => {
      this.leave();
      this.say(`${reason} The program begins anew with the next step.`);
    },
  });
  private session: Session | undefined;
  private recording: Recording | undefined;
  private isBusy = false;

  constructor(program: string) {
    this.editor = new Editor(byId('editor', HTMLElement), program, {
      edited: () => {
        this.nameProgram();
        if (!this.session) return;
        this.leave();
        this.say('The program has changed: it begins anew with the next step.');
      },
      breakpoints: (lines) => void this.session?.breakAt(lines).catch(() => undefined),
    });
    this.fillExamples();
    const check = byId('check', HTMLInputElement);
    check.addEventListener('change', () => void this.switchCheck(check));
    void this.loadCheck(check);
    byId('share', HTMLElement).addEventListener('click', () => void this.share());
    document.addEventListener('keydown', (event) => {
      const command = this.controls.commandFor(event);
      if (!command) return;
      event.preventDefault();
      void this.run(command);
    });
    this.controls.show(OUTSIDE);
  }

  private fillExamples(): void {
    this.examples.append(
      this.own,
      ...EXAMPLES.map(({ name }, index) => element('option', { value: String(index) }, name)),
    );
    this.nameProgram();
    this.examples.addEventListener('change', () => {
      this.leave();
      this.editor.text = EXAMPLES[Number(this.examples.value)]?.text ?? this.ownText;
      window.history.replaceState(null, '', window.location.pathname);
      this.say('Ready. Step, or run to the line with the cursor.');
    });
  }

  /** An example that has been changed is one no longer; it can be gone back to while others are looked at. */
  private nameProgram(): void {
    const { text } = this.editor;
    const index = EXAMPLES.findIndex((example) => example.text === text);
    if (index < 0) [this.own.hidden, this.ownText] = [false, text];
    this.examples.value = index < 0 ? OWN : String(index);
  }

  private async switchCheck(box: HTMLInputElement): Promise<void> {
    const isOn = box.checked;
    if (!isOn) this.say('Values are predicted from here on, and not checked.');
    if (await this.loadCheck(box)) this.say('What can be evaluated is checked from here on.');
  }

  /** @returns whether it is there, and still wanted */
  private async loadCheck(box: HTMLInputElement): Promise<boolean> {
    const isOn = box.checked;
    const hint = byId('check-hint', HTMLElement);
    hint.textContent = isOn ? 'loading…' : '';
    try {
      await this.host.checking(isOn);
      if (box.checked === isOn) hint.textContent = '';
      return isOn && box.checked;
    } catch (error) {
      box.checked = false;
      hint.textContent = 'not loaded';
      console.warn(error);
      return false;
    }
  }

  private async run(command: Command): Promise<void> {
    if (command === 'stop') {
      this.leave();
      this.say('Ready. The next step begins at the first line.');
      return;
    }
    await this.working(async () => {
      let stop = this.session ? undefined : await this.begin();
      const { session } = this;
      if (!session) return;
      if (command === 'here') stop = await this.runToLine(session, this.editor.cursorLine);
      // The first step is that the program begins.
      else if (!stop || command === 'continue') stop = await session.go(command);
      await this.show(session, stop);
    });
  }

  /** Forwards; where the run does not come there any more, back to the last time that it was there. */
  private async runToLine(session: Session, line: number): Promise<Stop | undefined> {
    const { recording } = this;
    if (!recording) return undefined;
    const stop = isOver(recording) ? undefined : await this.runForwardsTo(session, line);
    await recording.refresh();
    if (!isOver(recording)) return stop;
    const been = recording.steps.findLast((step) => step.event === 'line' && step.line === line && !step.path);
    return been ? await session.go('travel', { step: been.step }) : stop;
  }

  private async runForwardsTo(session: Session, line: number): Promise<Stop> {
    const own = this.editor.breakpoints;
    await session.breakAt([...new Set([...own, line])]);
    const stop = await session.go('continue');
    await session.breakAt(own);
    return stop;
  }

  private async travel(step: number): Promise<void> {
    await this.working(async () => {
      const { session, recording } = this;
      if (session && recording) await this.show(session, await session.go('travel', { step: recording.place(step) }));
    });
  }

  private async begin(): Promise<Stop> {
    byId('notes', HTMLElement).replaceChildren();
    this.say('Beginning…');
    let kind = 'of-program';
    const session = new Session(await this.host.session(), (text) => {
      // That is said at the top, for as long as it is true.
      if (text !== '' && text !== ENDED) byId('notes', HTMLElement).append(element('li', { class: kind }, text));
    });
    const recording = new Recording((query) => session.request<HistoryPage>('history', query));
    [this.session, this.recording] = [session, recording];
    const stop = await session.start(this.editor.text, this.editor.breakpoints);
    kind = 'of-stop';
    return stop;
  }

  /** One thing at a time; what goes wrong is told. */
  private async working(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    document.body.setAttribute('aria-busy', 'true');
    for (const note of document.querySelectorAll('#notes .of-stop')) note.remove();
    try {
      await work();
    } catch (error) {
      const isExpected = error instanceof SessionError;
      this.leave();
      this.say(error instanceof Error ? error.message : String(error));
      if (!isExpected) console.error(error);
    } finally {
      this.isBusy = false;
      document.body.removeAttribute('aria-busy');
    }
  }

  private async show(session: Session, stop: Stop | undefined): Promise<void> {
    const { recording } = this;
    if (!recording) return;
    await recording.refresh();
    const { stackFrames } = await session.request<DebugProtocol.StackTraceResponse['body']>('stackTrace', {
      threadId: THREAD,
      levels: 1,
    });
    const [top] = stackFrames;
    this.editor.show({ line: top?.line, values: await this.lineValues(session, top?.id) });
    byId('values', HTMLElement).replaceChildren(
      ...(await framesOf(session, {
        why: (variable, reference) => void this.explain(session, variable, reference),
      })),
    );
    byId('why', HTMLElement).hidden = true;
    const { first, current } = recording;
    const until = recording.steps.filter(({ step }) => step <= current);
    byId('output', HTMLElement).textContent = until.map(({ output }) => output).join('');
    this.timeline.show(recording);
    const hasEnded = isOver(recording);
    this.controls.show({ session: true, past: current > first, future: !hasEnded });
    document.body.dataset.state = hasEnded ? 'over' : 'stopped';
    this.say(hasEnded ? ending(recording.steps.at(-1)) : `${whyHere(stop)}${wordsOf(recording, current)}`);
  }

  private async lineValues(session: Session, frameId: number | undefined): Promise<Map<number, LineValue[]>> {
    const lines = new Map<number, LineValue[]>();
    if (frameId === undefined) return lines;
    const { values, counts } = await session.request<InlineValues>('inlineValues', { frameId });
    for (const line of new Set(values.map((value) => value.line))) {
      const own = values.filter((value) => value.line === line);
      const count = counts.find((one) => one.line === line)?.count;
      const texts = inlineTexts(own, count, this.editor.lineText(line), DEFAULT_THRESHOLD, Number.POSITIVE_INFINITY);
      const isDoubtful = (at: number): boolean => (own[at]?.confidence ?? 1) < DEFAULT_THRESHOLD;
      lines.set(
        line,
        texts.map((text, at) => ({ text, isDoubtful: isDoubtful(at) })),
      );
    }
    return lines;
  }

  private async explain(session: Session, variable: DebugProtocol.Variable, reference: number): Promise<void> {
    const box = byId('why', HTMLElement);
    try {
      box.replaceChildren(await causesOf(session, variable, reference, (step) => void this.travel(step)));
    } catch (error) {
      box.replaceChildren(element('p', {}, error instanceof Error ? error.message : String(error)));
    }
    box.hidden = false;
    box.tabIndex = -1;
    box.focus();
  }

  private async share(): Promise<void> {
    const fragment = await fragmentOf(this.editor.text);
    if (fragment === undefined) {
      this.say('This program is too long for a link.');
      return;
    }
    window.history.replaceState(null, '', fragment);
    try {
      await navigator.clipboard.writeText(window.location.href);
      this.say('The link has been copied. It carries the program; nobody else gets it.');
    } catch {
      this.say('The address of this page now carries the program: copy it from there.');
    }
  }

  private leave(): void {
    this.session?.close();
    [this.session, this.recording] = [undefined, undefined];
    this.editor.show({ line: undefined, values: new Map() });
    this.timeline.show(undefined);
    this.controls.show(OUTSIDE);
    byId('values', HTMLElement).replaceChildren(
      element('p', { class: 'empty' }, 'They appear here once the program has begun.'),
    );
    byId('why', HTMLElement).hidden = true;
    byId('output', HTMLElement).textContent = '';
    document.body.dataset.state = 'ready';
  }

  private say(text: string): void {
    this.status.textContent = text;
  }
}

/** The last place of a program is as good as its end, which cannot be shown. */
function isOver(recording: Recording): boolean {
  const { current } = recording;
  return recording.step(current + 1)?.event === 'end' || recording.step(current)?.event === 'end';
}

function ending(last: HistoryStep | undefined): string {
  const { type, message = '' } = last?.exception ?? {};
  const how = type === undefined ? '' : ` by ${type}${message === '' ? '' : `: ${message}`}`;
  return `${ENDED.slice(0, -1)}${how}. Step back from here.`;
}

/** Steps and breakpoints need no explanation. */
function whyHere(stop: Stop | undefined): string {
  return stop?.text && !['step', 'entry', 'breakpoint'].includes(stop.reason) ? `${stop.text}. ` : '';
}

const linked = await programIn(window.location.hash);
new Page(linked ?? EXAMPLES[0]?.text ?? '');
window.addEventListener('hashchange', () => {
  window.location.reload();
});
if ('serviceWorker' in navigator) await navigator.serviceWorker.register('offline.js').catch(() => undefined);
