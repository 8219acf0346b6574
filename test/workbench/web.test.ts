import { execFileSync } from 'node:child_process';
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
    const stack = await timed('start', () => workbench.stoppedWhere('at the breakpoint', at(4)));
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

  it('has values under the mouse', async () => {
    const shown = await workbench.hoverAt('4:10', (text) => /Predicted|Checked/.test(text));
    expect(shown).toContain('counts');
    await workbench.screenshot('web-hover');
    await workbench.press('Escape');
  });

  it('checks what can be evaluated, and says so', async () => {
    const item = workbench.page.locator('.statusbar-item[id*="neural-debug.check"]');
    const says = async (text: string): Promise<void> => {
      await workbench.until(`"${text}" in the status bar`, async () => (await item.innerText()).trim() === text);
    };
    const isChecked = (text: string): boolean => /checked/i.test(text);
    await says('Checked');
    await workbench.command('View: Show Explorer');
    await workbench.openFile('orbits.py');
    expect(await workbench.hoverAt('5:6', isChecked)).toContain('0.5440464039108651');
    await item.click();
    await says('Not checked');
    const unchecked = await workbench.hoverAt('5:6', (text) => text.includes('height'));
    expect(isChecked(unchecked), unchecked).toBe(false);
    await workbench.screenshot('web-not-checked');
    await item.click();
    await says('Checked');
    await workbench.hoverAt('5:6', isChecked);
    await workbench.screenshot('web-checked');
  });

  it('has predicted values of what is imported before any session', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('basket.py');
    await workbench.hoverAt('4:2', (text) => text.includes('120'));
    await workbench.screenshot('web-hover-of-import');
    await workbench.press('Escape');
  });

  it('steps into another file of the workspace', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('basket.py');
    await workbench.press('F5');
    await workbench.stoppedWhere('on entry', at(1));
    await workbench.step('Step Over', at(4));
    const stack = await workbench.step('Step Into', at(1, 2));
    expect(stack.map(({ name }) => name)).toEqual(['with_tax', '<module>']);
    await workbench.page.locator('.tab.active', { hasText: 'prices.py' }).waitFor();
    await workbench.until('its parameter', async () => (await workbench.variables()).get('price') === '100');
    await workbench.screenshot('web-other-file');
    await workbench.endSession();
  });

  it('starts in a window that is loaded anew', async () => {
    await workbench.reload();
    // The window may have forgotten which editors it had.
    await workbench.command('View: Show Explorer');
    await workbench.openFile('words.py');
    // The extension is there by then; the model is loaded only now.
    await workbench.page.locator('.codelens-decoration', { hasText: 'Neural Debug' }).waitFor();
    await workbench.press('F5');
    await timed('start again', () => workbench.stoppedWhere('at the breakpoint', at(4)));
    await timed('first step', () => workbench.step('Step Over', ([top]) => top !== undefined && top.line !== 4));
    await workbench.endSession();
  });

  it('needs no process', () => {
    expect(workbench.modelHosts()).toEqual([]);
  });
});
