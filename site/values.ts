/** The frames of a stop with their values, and where a value comes from. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { CauseNode, CauseTree } from '../src/adapter/requests/cause-requests';
import { element } from './elements';
import { type Session, THREAD } from './session';

/** Marked in the texts of the adapter: `(62 % sure)`, `(assumed)`. */
const DOUBT = / \((?:(?:< ?1|\d{1,3}) % sure|inferred[^)]*|assumed[^)]*)\)$/;
const MOST_FRAMES = 8;
const MOST_VALUES = 100;

export interface ValueEvents {
  why(variable: DebugProtocol.Variable, reference: number): void;
}

/** @returns the rows of all frames, the innermost first */
export async function framesOf(session: Session, events: ValueEvents): Promise<HTMLElement[]> {
  const { stackFrames } = await session.request<DebugProtocol.StackTraceResponse['body']>('stackTrace', {
    threadId: THREAD,
    levels: MOST_FRAMES,
  });
  return await Promise.all(
    stackFrames.map(async ({ id, name, line }, depth) => {
      const { scopes } = await session.request<DebugProtocol.ScopesResponse['body']>('scopes', { frameId: id });
      const lists: HTMLElement[] = [];
      for (const scope of scopes) {
        // The names of a module are its globals.
        if (scope.expensive || (name === '<module>' && lists.length > 0)) continue;
        const list = await listOf(session, scope.variablesReference, events);
        if (!list) continue;
        if (scopes.length > 1 && lists.length > 0) lists.push(element('h4', {}, scope.name));
        lists.push(list);
      }
      const frame = element('details', { class: 'frame' });
      frame.open = depth === 0;
      const place = element('span', { class: 'place' }, `line ${line}`);
      frame.append(element('summary', {}, element('span', { class: 'function' }, name), ' ', place));
      frame.append(...(lists.length > 0 ? lists : [element('p', { class: 'empty' }, 'No values yet.')]));
      return frame;
    }),
  );
}

async function listOf(session: Session, reference: number, events: ValueEvents): Promise<HTMLElement | undefined> {
  const { variables } = await session.request<DebugProtocol.VariablesResponse['body']>('variables', {
    variablesReference: reference,
    count: MOST_VALUES,
  });
  if (variables.length === 0) return undefined;
  const list = element('ul', { class: 'variables' });
  list.append(...variables.map((variable) => rowOf(session, variable, reference, events)));
  return list;
}

function rowOf(
  session: Session,
  variable: DebugProtocol.Variable,
  reference: number,
  events: ValueEvents,
): HTMLElement {
  const { name, value, type = '', variablesReference } = variable;
  const doubt = DOUBT.exec(value)?.[0] ?? '';
  const shown = element('code', { class: 'value' }, value.slice(0, value.length - doubt.length));
  const label = element('span', { class: 'name' }, name);
  const more = doubt === '' ? [] : [element('span', { class: 'doubt' }, doubt.trim().slice(1, -1))];
  const why = element('button', { type: 'button', class: 'why', 'aria-label': `Why is ${name} ${value}?` }, 'why?');
  why.addEventListener('click', () => {
    events.why(variable, reference);
  });
  const kind = element('span', { class: 'type' }, type.replace(/ \(.*/, ''));
  // A group of names is no value.
  const parts = value === '' ? [label] : [label, shown, ...more, kind, why];
  const row = element('span', { class: 'row', title: type }, ...parts);
  const item = element('li');
  if (variablesReference === 0) item.append(row);
  else {
    const details = element('details');
    details.append(element('summary', {}, row));
    details.addEventListener(
      'toggle',
      () => {
        void listOf(session, variablesReference, events).then((list) => {
          details.append(list ?? element('p', { class: 'empty' }, 'Nothing in it.'));
        });
      },
      { once: true },
    );
    item.append(details);
  }
  return item;
}

/** The causes of a value as a tree; each is a place that can be gone to. */
export async function causesOf(
  session: Session,
  variable: DebugProtocol.Variable,
  reference: number,
  travel: (step: number) => void,
): Promise<HTMLElement> {
  const { node, causes } = await session.request<CauseTree>('provenance', {
    variablesReference: reference,
    name: variable.name,
  });
  const title = element('h3', {}, `Why is ${variable.name} `, element('code', {}, variable.value), '?');
  const box = element('div', { class: 'causes' }, title);
  if (node) box.append(element('ul', {}, causeRow(session, node, travel, causes)));
  return box;
}

function wordsFor({ kind, name, value }: CauseNode): string {
  if (kind === 'branch') return value === 'True' ? 'this block is entered' : 'this block is left out';
  return value === undefined ? name : `${name} = ${value}`;
}

function causeRow(
  session: Session,
  cause: CauseNode,
  travel: (step: number) => void,
  known?: readonly CauseNode[],
): HTMLElement {
  const go = element('button', { type: 'button', class: 'cause' });
  const what = wordsFor(cause);
  go.append(element('code', {}, what), element('span', { class: 'place' }, `line ${cause.line}: ${cause.text.trim()}`));
  go.addEventListener('click', () => {
    travel(cause.step);
  });
  const item = element('li', {}, go);
  const add = (causes: readonly CauseNode[]): void => {
    if (causes.length > 0) item.append(element('ul', {}, ...causes.map((one) => causeRow(session, one, travel))));
  };
  if (known) add(known);
  else {
    const more = element('button', { type: 'button', class: 'why', 'aria-label': `Why ${what}?` }, 'why?');
    more.addEventListener('click', () => {
      more.remove();
      void session.request<CauseTree>('provenance', { node: cause.id }).then(({ causes }) => {
        add(causes);
      });
    });
    item.append(more);
  }
  return item;
}
