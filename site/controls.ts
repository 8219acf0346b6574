/** The buttons that step, and their keys. */
import { element } from './elements';

export type Command = 'reverseContinue' | 'stepBack' | 'stepIn' | 'next' | 'stepOut' | 'continue' | 'here' | 'stop';

interface Control {
  readonly command: Command;
  readonly label: string;
  readonly icon: string;
  /** As browsers name it; with Shift, `Shift+` before it. */
  readonly key: string;
  readonly needs: readonly (keyof Place)[];
}

/** What there is at a stop. */
export interface Place {
  readonly session: boolean;
  readonly past: boolean;
  /** Also where no session has begun: the first step begins one. */
  readonly future: boolean;
}

/** Where no session has begun. */
export const OUTSIDE: Place = { session: false, past: false, future: true };

const CONTROLS: readonly Control[] = [
  {
    command: 'reverseContinue',
    label: 'Back to the start',
    icon: 'M5 4v12M17 4l-8 6 8 6z',
    key: 'Shift+F8',
    needs: ['past'],
  },
  { command: 'stepBack', label: 'Step back', icon: 'M16 10H5m5-6-6 6 6 6', key: 'Shift+F7', needs: ['past'] },
  { command: 'stepIn', label: 'Step', icon: 'M4 10h11m-5-6 6 6-6 6', key: 'F7', needs: ['future'] },
  { command: 'next', label: 'Step over', icon: 'M3 13a7 7 0 0 1 13-2m1-5v5h-5M9 17h2', key: 'F10', needs: ['future'] },
  {
    command: 'stepOut',
    label: 'Step out',
    icon: 'M10 14V3m-5 5 5-5 5 5M9 18h2',
    key: 'Shift+F10',
    needs: ['session', 'future'],
  },
  { command: 'continue', label: 'Go on', icon: 'M3 4l8 6-8 6zM15 4v12', key: 'F8', needs: ['future'] },
  {
    command: 'here',
    label: 'Run to cursor',
    icon: 'M3 5h8M3 10h5M3 15h8m3-8 3 3-3 3',
    key: 'Control+Enter',
    needs: [],
  },
  { command: 'stop', label: 'Begin anew', icon: 'M15 6a6 6 0 1 0 1 5M16 2v5h-5', key: 'Shift+F5', needs: ['session'] },
];

export class Controls {
  private readonly buttons = new Map<Command, HTMLButtonElement>();

  constructor(parent: HTMLElement, run: (command: Command) => void) {
    for (const { command, label, icon, key } of CONTROLS) {
      const keys = key.replace('Control', 'Ctrl');
      const button = element('button', {
        type: 'button',
        id: command,
        title: `${label} (${keys})`,
        'aria-keyshortcuts': key,
      });
      button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icon}"/></svg><span>${label}</span>`;
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') run(command);
      });
      this.buttons.set(command, button);
      parent.append(button);
    }
  }

  commandFor({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Command | undefined {
    const name = `${ctrlKey || metaKey ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}${key}`;
    const command = CONTROLS.find((control) => control.key === name)?.command;
    return command !== undefined && this.buttons.get(command)?.getAttribute('aria-disabled') !== 'true'
      ? command
      : undefined;
  }

  /** A button that has the focus keeps it: it is not disabled, but says that it is. */
  show(place: Place): void {
    for (const { command, needs } of CONTROLS) {
      const isOff = needs.some((need) => !place[need]);
      this.buttons.get(command)?.setAttribute('aria-disabled', String(isOff));
    }
  }
}
