import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * The extension for browsers (out/web, see `scripts/web.mjs`) in the browser's worker for extensions: no process, no Python, no disk.
 * The program is one that Python would refuse. What is asserted holds whatever the model predicts.
 */
describe('in a browser', () => {
  let workbench: Workbench;
  const times = new Map<string, number[]>();
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const done = await work();
    times.set(what, [...(times.get(what) ?? []), Math.round(performance.now() - start)]);
    return done;
  };

  beforeAll(async () => {
    execFileSync(process.execPath, ['esbuild.mjs', '--target=web'], { stdio: 'ignore' });
    workbench = await Workbench.openInBrowser('web');
    await workbench.openFile('words.py');
  });

  afterAll(async () => {
    console.log('milliseconds', Object.fromEntries(times));
    await workbench.close();
  });

  it('stops at a breakpoint in code that does not parse', async () => {
    await workbench.setBreakpoint(4);
    await workbench.press('F5');
    await timed('start', () => workbench.stoppedWhere('on entry', at(1)));
    await workbench.step('Step Over', at(8));
    const stack = await timed('continue', () => workbench.step('Continue', at(4)));
    expect(stack.map(({ name }) => name)).toEqual(['words', '<module>']);
    await workbench.until('the names of the function', async () => (await workbench.variables()).has('counts'));
    expect((await workbench.variables()).get('text')).toContain('to be or not to be');
    await workbench.until('values at line ends', async () => {
      const lines = await workbench.page.locator('.monaco-editor .view-lines').first().innerText();
      return lines.replaceAll('\u00a0', ' ').includes("text = 'to be or not to be'");
    });
    await workbench.until('the timeline', async () => {
      const drawn = await Promise.all(workbench.page.frames().map((frame) => frame.locator('#timeline svg').count()));
      return drawn.some((count) => count > 0);
    });
    await workbench.screenshot('web-breakpoint');
  });

  it('steps over, and back again', async () => {
    await timed('step over', () => workbench.step('Step Over', at(3)));
    await timed('step back', () => workbench.step('Step Back', at(4)));
    await timed('step over', () => workbench.step('Step Over', at(3)));
    await workbench.step('Step Back', at(4));
    await workbench.endSession();
  });

  it('has predicted values under the mouse', async () => {
    const hover = workbench.page.locator('.monaco-resizable-hover .monaco-hover');
    await workbench.command('Go to Line/Column...');
    await workbench.page.keyboard.type('4:10');
    await workbench.press('Enter');
    let shown = '';
    await workbench.until(
      'a hover with a prediction',
      async () => {
        if (!(await hover.isVisible())) await workbench.command('Show or Focus Hover');
        await hover.waitFor({ timeout: 5000 });
        await sleep(1500);
        shown = await hover.innerText();
        if (shown.includes('Predicted') && !shown.includes('Still being predicted')) return true;
        await workbench.press('Escape');
        return false;
      },
      () => shown,
    );
    expect(shown).toContain('counts');
    await workbench.screenshot('web-hover');
    await workbench.press('Escape');
  });

  it('says that nothing is evaluated there', async () => {
    await workbench.command('Neural Debug: Check Predictions (On/Off)');
    await workbench.page
      .locator('.notification-list-item-message', { hasText: 'In the browser nothing is evaluated' })
      .waitFor();
  });

  it('steps into another file of the workspace', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('basket.py');
    await workbench.press('F5');
    await workbench.stoppedWhere('on entry', at(1));
    await workbench.step('Step Over', at(4));
    const stack = await workbench.step('Step Into', at(1, 2));
    expect(stack.map(({ name }) => name)).toEqual(['prices.with_tax', '<module>']);
    await workbench.page.locator('.tab.active', { hasText: 'prices.py' }).waitFor();
    await workbench.until('its parameter', async () => (await workbench.variables()).get('price') === '100');
    await workbench.screenshot('web-other-file');
    await workbench.endSession();
  });

  it('needs no process', () => {
    expect(workbench.modelHosts()).toEqual([]);
  });
});
