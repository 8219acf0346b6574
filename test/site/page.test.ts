/**
 * The page to try (out/site), as people use it: with a mouse, with keys alone, on a phone, in the dark, without a network. What is
 * asserted holds whatever the model predicts, but for values that any model of this kind knows.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FileServer } from './server';

const PICTURES = join('out', 'site-pictures');
let server: FileServer;
let browser: Browser;
/** That nothing on the page has caught. */
const errors: Error[] = [];

/** A page that is ready for the first step. */
async function opened(options: BrowserContextOptions = {}, fragment = '', from = server): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${from.url}${fragment}`);
  await page.locator('body[data-state="ready"]').waitFor();
  return page;
}

const line = async (page: Page): Promise<string> => await page.locator('.cm-line.at').innerText();
const picture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
};
/** Presses a button, and waits until the run has arrived. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('body:not([aria-busy])').waitFor();
}
const example = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Example').selectOption({ label: name });
};

beforeAll(async () => {
  execFileSync(process.execPath, ['esbuild.mjs', '--target=site'], { stdio: 'ignore' });
  server = await FileServer.of('out/site');
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the page to try', () => {
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  it('steps forwards and backwards, with values beside the lines', async () => {
    const page = await opened();
    await press(page, 'Step');
    expect(await line(page)).toContain('def total');
    await page.getByText('price = price - discount').click();
    await press(page, 'Run to cursor');
    expect(await line(page)).toContain('price = price - discount');
    expect(await line(page)).not.toContain('price = 100');
    await expect.poll(() => page.locator('#values').innerText()).toMatch(/price\s+120/);
    await press(page, 'Step over');
    await expect.poll(() => page.locator('#values').innerText()).toMatch(/price\s+100/);
    await picture(page, 'stepping');
    await press(page, 'Step back');
    expect(await line(page)).toContain('price = price - discount');
    await expect.poll(() => page.locator('#values').innerText()).toMatch(/price\s+120/);
    await press(page, 'Go on');
    expect(await page.locator('#status').innerText()).toContain('The program has ended');
    expect(await page.locator('#output').innerText()).toContain('To pay:');
    await press(page, 'Back to the start');
    expect(await page.locator('#output').innerText()).toBe('');
    expect(await page.locator('#notes').innerText()).toBe('');
  });

  it('says why a value is what it is, and goes there', async () => {
    const page = await opened();
    await page.getByText('return result').click();
    await press(page, 'Run to cursor');
    await page.getByRole('button', { name: /^Why is result / }).click();
    const why = page.locator('#why');
    await why.waitFor();
    expect(await why.innerText()).toContain('result += price');
    await picture(page, 'why');
    await why.locator('.cause', { hasText: 'result += price' }).first().click();
    await expect.poll(() => line(page)).toContain('result += price');
  });

  it('goes through code that does not parse, and stops at breakpoints', async () => {
    const page = await opened();
    await example(page, 'Code that does not parse');
    await page.locator('.cm-lineNumbers .cm-gutterElement', { hasText: /^4$/ }).click();
    await press(page, 'Go on');
    expect(await line(page)).toContain('counts[word] = counts.get(word, 0) + 1');
    expect(await page.locator('.line-value', { hasText: 'word' }).first().innerText()).toContain("'to'");
    await picture(page, 'broken');
  });

  it('travels along the timeline', async () => {
    const page = await opened();
    await press(page, 'Go on');
    const slider = page.getByRole('slider', { name: 'Timeline' });
    expect(await page.locator('#lanes .call').count()).toBeGreaterThan(1);
    await slider.focus();
    const end = Number(await slider.inputValue());
    for (const key of ['ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
      await page.locator('body:not([aria-busy])').waitFor();
    }
    await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(end);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Step \d+ of \d+ · /);
  });

  it('goes back to the cursor where the run does not come there again', async () => {
    const page = await opened();
    await page.getByText('return result').click();
    await press(page, 'Run to cursor');
    await page.getByText('price = price - discount').click();
    await press(page, 'Go on');
    expect(await page.locator('#status').innerText()).toContain('The program has ended');
    // Nothing leads further.
    expect(await page.getByRole('button', { name: 'Step', exact: true }).getAttribute('aria-disabled')).toBe('true');
    await press(page, 'Run to cursor');
    expect(await line(page)).toContain('price = price - discount');
    expect(await page.locator('body').getAttribute('data-state')).toBe('stopped');
    // From the middle, as well: the line is not come to again.
    await page.getByText('result += price').click();
    await press(page, 'Run to cursor');
    await page.getByText('result = 0').click();
    await press(page, 'Run to cursor');
    expect(await line(page)).toContain('result = 0');
  });

  it('evaluates what it can until that is switched off, and is not held up by what takes for ever', async () => {
    const page = await opened();
    const box = page.getByLabel('Check values');
    // No model of this size raises to such a power, nor does the machine ask for it in parts.
    await page
      .locator('.cm-content')
      .fill('print(pow(31, 1000003, 998244353))\nn = sum(1 for _ in range(10 ** 9))\nprint(7919 * 7907)\n');
    await expect.poll(() => page.locator('#check-hint').innerText()).toBe('');
    expect(await box.isChecked()).toBe(true);
    await press(page, 'Go on');
    const printed = (await page.locator('#output').innerText()).split('\n');
    expect(printed).toContain('886028348');
    expect(printed).toContain('62615533');
    await picture(page, 'checked');
    await box.uncheck();
    await expect.poll(() => page.locator('#status').innerText()).toContain('not checked');
    await press(page, 'Begin anew');
    await page.locator('.cm-content').fill('print(pow(37, 1000033, 998244353))\n');
    await press(page, 'Go on');
    expect(await page.locator('#output').innerText()).not.toContain('662042438');
  });

  it('needs no mouse', async () => {
    const page = await opened();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('F7');
    await expect.poll(() => page.locator('.cm-line.at').count()).toBe(1);
    await page.locator('body[data-state="stopped"]').waitFor();
    await page.keyboard.press('F8');
    await page.locator('body[data-state="over"]').waitFor();
    await page.keyboard.press('Shift+F7');
    await page.locator('body[data-state="stopped"]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BUTTON');
    // Each control has a name, and what happens is told to those who do not see it.
    const names = await page.getByRole('button').allInnerTexts();
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(await page.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('has links that carry the program', async () => {
    const page = await opened();
    await page.locator('.cm-content').fill("name = 'ünïcode 🐍'\nprint(name)\n");
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.url()).toContain('#code=');
    const [, fragment = ''] = page.url().split('#');
    const other = await opened({}, `#${fragment}`);
    expect(await other.locator('.cm-content').innerText()).toContain("name = 'ünïcode 🐍'");
    const damaged = await opened({}, '#code=%%%');
    expect(await damaged.locator('.cm-content').innerText()).toContain('def total');
  });

  it('begins anew when the program is edited', async () => {
    const page = await opened();
    await press(page, 'Step');
    await page.locator('.cm-content').press('Control+End');
    await page.keyboard.type('bill = 1');
    expect(await page.locator('.cm-line.at').count()).toBe(0);
    expect(await page.locator('#status').innerText()).toContain('begins anew');
    const chosen = page.locator('#examples option:checked');
    expect(await chosen.innerText()).toBe('Your program');
    await example(page, 'Code that does not parse');
    expect(await chosen.innerText()).toBe('Code that does not parse');
    await example(page, 'Your program');
    expect(await page.locator('.cm-content').innerText()).toContain('bill = 1');
    await press(page, 'Step');
    expect(await line(page)).toContain('def total');
  });

  it('works once its server is gone, and asks nobody else', async () => {
    const own = await FileServer.of('out/site');
    const { url } = own;
    const page = await opened({}, '', own);
    const others: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(url)) others.push(request.url());
    });
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await own.stop();
    await page.reload();
    await page.locator('body[data-state="ready"]').waitFor();
    await press(page, 'Step');
    expect(await line(page)).toContain('def total');
    await expect.poll(() => page.locator('#check-hint').innerText()).toBe('');
    expect(await page.getByLabel('Check values').isChecked()).toBe(true);
    expect(others).toEqual([]);
  });

  it('fits a phone, in the dark, too', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const;
    const page = await opened(phone);
    // Before the first step there is nothing to draw: most of the screen is for the program.
    const steps = await page.locator('.run').boundingBox();
    expect(steps?.height).toBeLessThan(844 / 4);
    await page.getByText('result += price').tap();
    await press(page, 'Run to cursor');
    await picture(page, 'phone-dark');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const wide = await opened({ colorScheme: 'dark' });
    await example(wide, 'Back from an exception');
    await press(wide, 'Go on');
    expect(await wide.locator('#status').innerText()).toContain('KeyError');
    await press(wide, 'Step back');
    await picture(wide, 'exception-dark');
  });

  it('has no errors of its own', () => {
    expect(errors).toEqual([]);
  });
});
