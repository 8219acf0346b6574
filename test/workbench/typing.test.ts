import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workbench } from './workbench';

/** Milliseconds between key strokes, and how many there are. */
const PAUSE = 70;
const KEYS = 60;
/** Milliseconds that the event loop may be late, but for one time in a hundred, in which anything can happen on a busy machine. */
const LATE = 20;

interface Lateness {
  readonly count: number;
  readonly median: number;
  readonly most: number;
  readonly worst: number;
}

/** The extension host while somebody types with values beside the code: nothing may be in the way of the keys. */
describe('the extension host', () => {
  let workbench: Workbench;

  beforeAll(async () => {
    workbench = await Workbench.open('values', 'test/workbench/probe');
  });

  afterAll(async () => {
    await workbench.close();
  });

  /** How late its event loop is while text is typed and taken away again. */
  async function typing(): Promise<Lateness> {
    await workbench.command('Probe: Restart');
    await workbench.goToLine(7);
    await workbench.press('End');
    for (let key = 0; key < KEYS; key++) {
      await workbench.press(key % 2 === 0 ? '7' : 'Backspace');
      await sleep(PAUSE);
    }
    await sleep(1000);
    const text = await workbench.page.locator('.statusbar-item', { hasText: 'probe' }).innerText();
    const [count = 0, median = 0, most = 0, worst = 0] = [...text.matchAll(/[\d.]+/g)].map(Number);
    return { count, median, most, worst };
  }

  it('stays free', async () => {
    await workbench.openFile('cart.py');
    await workbench.page.locator('.codelens-decoration a', { hasText: 'example: total(' }).waitFor();
    await workbench.page.locator('.statusbar-item', { hasText: 'probe' }).waitFor();
    const without = await typing();
    await workbench.command('Neural Debug: Values Beside the Code (On/Off)');
    await sleep(2000);
    const values = await typing();
    console.log('event loop, milliseconds late:', JSON.stringify({ without, values }));
    expect(values.count).toBeGreaterThan(500);
    expect(values.most).toBeLessThan(LATE);
  });
});
