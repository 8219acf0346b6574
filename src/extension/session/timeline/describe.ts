/** A recorded step in words, for the timeline's last line and for screen readers. */
import { setByHand, type HistoryStep } from '../../../adapter/presentation/history-step';
import { sure } from '../../../adapter/presentation/value-presentation';
import type { Recording } from '../historyCopy';

const LONGEST_VALUE = 40;

/** `Step 12 of 34 · total:6 · result += price · result = 30 (79 % sure)`: the line that is about to run, and what it will have changed. */
export function describe(recording: Recording, number: number, title: (step: number, last: number) => string): string {
  const step = recording.step(number);
  if (!step) return '';
  const { depth, function: name, line, text, event } = step;
  const place = event === 'end' ? '' : `${name}:${line}`;
  const source = event === 'line' ? text.trim() : '';
  // After the last line there is nothing to be seen: nobody comes to that step.
  const last = Math.max(number, recording.place(recording.last));
  const done = happening(step, recording.step(number + 1), depth);
  // `result = 0` says itself what it does.
  const parts = [title(number, last), place, source, setByHand(step, short), done === source ? '' : done];
  return parts.filter((part) => part !== '').join(' · ');
}

function happening(step: HistoryStep, next: HistoryStep | undefined, depth: number): string {
  // A module takes nothing, and returns nothing.
  const isModule = step.function === '<module>';
  switch (step.event) {
    case 'call':
      if (isModule) return '';
      return `(${(step.arguments ?? []).map(({ name, value = '?' }) => `${name}=${short(value)}`).join(', ')})`;
    case 'return':
      if (isModule && !step.exception) return '';
      return step.exception ? raised(step.exception) : `→ ${short(step.value ?? 'None')}`;
    case 'exception':
    case 'end':
      return step.exception ? raised(step.exception) : '';
    case 'line': {
      if (!next || next.depth > depth) return '';
      const changes = next.changes.map(({ name, value = '?' }) => `${name} = ${short(value)}`);
      const printed = next.output === '' ? [] : [`» ${short(next.output.trim())}`];
      const done = [...changes, ...printed].join(', ');
      return next.confidence < 0.995 ? `${done} (${sure(next.confidence)})`.trim() : done;
    }
  }
}

function raised({ type, message }: NonNullable<HistoryStep['exception']>): string {
  return message ? `${type}: ${short(message)}` : type;
}

function short(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
