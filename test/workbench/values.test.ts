import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workbench } from './workbench';

/**
 * Values without a session, in a real VS Code with the packed extension. What is asserted holds whatever the model predicts:
 * which call it is for, what is assumed about broken code, which lines have values.
 */
describe('predicted values in the workbench', () => {
  let workbench: Workbench;
  const goTo = async (line: number, column: number): Promise<void> => {
    await workbench.command('Go to Line/Column...');
    await workbench.page.keyboard.type(`${line}:${column}`);
    await workbench.press('Enter');
  };
  const hoverWidget = () => workbench.page.locator('.monaco-resizable-hover .monaco-hover');
  /** The hover at the cursor, once it says what is expected and all of it. */
  const hoverWith = async (text: string): Promise<string> => {
    let shown = '';
    await workbench.until(
      `a hover with ${text}`,
      async () => {
        // One that was asked for before the extension was there stays without it.
        if (!(await hoverWidget().isVisible())) await workbench.command('Show or Focus Hover');
        await hoverWidget().waitFor({ timeout: 5000 });
        await sleep(1500);
        shown = (await hoverWidget().innerText()).replaceAll('\u00a0', ' ');
        const isWhole = shown.includes(text) && !shown.includes('Still being predicted');
        if (!isWhole) await workbench.press('Escape');
        return isWhole;
      },
      () => shown,
    );
    return shown;
  };
  const closeHover = async (): Promise<void> => {
    await workbench.press('Escape');
    await hoverWidget().waitFor({ state: 'hidden' });
  };
  /** The texts behind lines, from the top. */
  const inline = async (): Promise<string[]> => {
    const contents = await workbench.page.evaluate<string[]>(
      `[...document.querySelectorAll('.monaco-editor .view-line span')].map((span) => getComputedStyle(span, '::after').content)`,
    );
    return contents.filter((text) => /^".+"$/.test(text)).map((text) => JSON.parse(text) as string);
  };
  /** The field of a pick is that of the question after it, which says what it is about. */
  const asked = async (message: string): Promise<void> => {
    await workbench.page.locator('.quick-input-message', { hasText: message }).waitFor();
  };
  const inlineWith = async (text: string): Promise<string[]> => {
    let shown: string[] = [];
    await workbench.until(
      `a text ${text} behind a line`,
      async () => {
        shown = await inline();
        return shown.some((one) => one.includes(text));
      },
      () => shown.join('\n'),
    );
    return shown;
  };

  beforeAll(async () => {
    workbench = await Workbench.open('values');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('shows a value under the mouse in code that does not parse, and what was assumed', async () => {
    await workbench.openFile('broken.py');
    await goTo(9, 10);
    const shown = await hoverWith("words('to be or not to be')");
    expect(shown).toMatch(/Checked|Predicted/);
    expect(shown).toContain('counts');
    expect(shown).toMatch(/assumed/i);
    await workbench.screenshot('values-hover-broken');
    await closeHover();
  });

  it('has a table of the iterations of a loop', async () => {
    await workbench.openFile('cart.py');
    await goTo(13, 10);
    const shown = await hoverWith('total([30, 120, 75], 20)');
    expect(shown).toMatch(/Checked · 3 times/);
    expect(shown).toContain('iteration');
    await workbench.screenshot('values-hover-loop');
    await closeHover();
  });

  it('explains a line', async () => {
    await goTo(9, 12);
    await workbench.command('Neural Debug: Explain This Line');
    await workbench.until('the explanation', async () => (await hoverWidget().innerText()).includes('Line 9'));
    expect(await hoverWidget().innerText()).toContain('price > 100');
    await workbench.screenshot('values-explain');
    await closeHover();
  });

  it('shows values beside the code once they are switched on', async () => {
    expect(await inline()).toEqual([]);
    await workbench.command('Neural Debug: Values Beside the Code (On/Off)');
    const shown = await inlineWith('price = 30 · 120 · 75');
    expect(shown.some((text) => text.startsWith('→ '))).toBe(true);
    await inlineWith('ZeroDivisionError');
    await workbench.parkMouse();
    await workbench.screenshot('values-inline');
  });

  it('keeps up with typing', async () => {
    await goTo(7, 14);
    await workbench.page.keyboard.type('5', { delay: 60 });
    await inlineWith('result = 80 · 180 · 255');
    await workbench.screenshot('values-typing');
    await workbench.press('Backspace');
    await inlineWith('result = 30 · 130 · 205');
  });

  it('follows the example that is chosen', async () => {
    await workbench.page.locator('.codelens-decoration a', { hasText: 'example: total(' }).click();
    await workbench.until('the calls', async () => (await workbench.picks()).length > 1);
    await workbench.page.keyboard.type('Type arg');
    await workbench.press('Enter');
    await asked('Values as in Python, separated by commas');
    await workbench.page.locator('.quick-input-widget input').fill('[7, 8], 1');
    await workbench.press('Enter');
    await inlineWith('price = 7 · 8');
    await workbench.screenshot('values-example');
    await goTo(13, 10);
    await hoverWith('total([7, 8], 1)');
    await closeHover();
  });

  it('says what a name is each time that a line runs, before one of them is changed', async () => {
    await goTo(9, 6);
    await workbench.command('Neural Debug: What If…');
    await workbench.until('the names', async () => (await workbench.picks()).some((row) => row.includes('7 · 8')));
    await workbench.page.keyboard.type('price ');
    await workbench.press('Enter');
    await workbench.until('the rounds', async () => (await workbench.picks()).some((row) => row.includes('of 2')));
    expect(await workbench.picks()).toEqual(['Execution 1 of 2price = 7 → False', 'Execution 2 of 2price = 8 → False']);
    await workbench.screenshot('values-what-if-rounds');
    await workbench.press('Escape');
  });

  it('compares what would happen if a value were another one', async () => {
    await goTo(8, 6);
    await workbench.command('Neural Debug: What If…');
    await workbench.until('the names', async () => (await workbench.picks()).some((row) => row.includes('prices')));
    expect((await workbench.picks()).join('\n')).toContain('[7, 8]');
    await workbench.screenshot('values-what-if-names');
    await workbench.page.keyboard.type('prices');
    await workbench.press('Enter');
    await workbench.until('the rounds', async () => (await workbench.picks()).some((row) => row.includes('of 3')));
    await workbench.press('Enter');
    await asked('A value as in Python: 5');
    const input = workbench.page.locator('.quick-input-widget input');
    await input.fill('[1, x');
    await asked('That is no value as in Python');
    await input.fill('[1, 2, 3, 4]');
    await workbench.press('Enter');
    await workbench.page
      .locator('.tab.active', { hasText: 'what if prices = [1, 2, 3, 4]' })
      .waitFor({ timeout: 60_000 });
    const sides = workbench.page.locator('.monaco-diff-editor .view-lines');
    await workbench.until('both sides', async () => {
      const texts = (await sides.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
      return (
        texts.some((text) => text.includes('price = 7 · 8')) &&
        texts.some((text) => text.includes('price = 1 · 2 · 3 · 4'))
      );
    });
    await sleep(1000);
    await workbench.screenshot('values-what-if');
  });
});
