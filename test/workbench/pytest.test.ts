import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** Tests of pytest in a folder beside the module that they are about: nothing is set up, and pytest itself is not there. */
describe('a test of pytest', () => {
  let workbench: Workbench;
  const lens = (text: string) => workbench.page.locator('.codelens-decoration', { hasText: text });

  beforeAll(async () => {
    workbench = await Workbench.open('pytest');
    await workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'tests' }).click();
    await workbench.openFile('test_shop.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('is called with its fixtures, and with the rows of its table', async () => {
    await lens('example: test_items(1, 5.0)').waitFor({ timeout: 60_000 });
    await lens('example: test_coupon(cart())').waitFor();
  });

  it('has values under the mouse', async () => {
    expect(await workbench.hoverAt('13:12', (text) => text.includes('total('))).toContain('5.0');
    await workbench.press('Escape');
  });

  it('begins with what the fixture gives, and stops where the module raises an exception', async () => {
    await workbench.screenshot('pytest-lenses');
    await lens('example: test_coupon(cart())').locator('a', { hasText: 'Neural Debug' }).click();
    await workbench.stoppedWhere('at the start', at(17));
    await workbench.until('the cart', async () =>
      ((await workbench.variables()).get('cart') ?? '').includes('items=['),
    );
    const stack = await workbench.step('Continue', at(25));
    expect(stack.map(({ name }) => name)).toEqual(['total', 'test_coupon']);
    await workbench.screenshot('pytest-crash');
  });

  it('goes on from another value', async () => {
    await workbench.step('Step Back', at(25));
    // The line stays the same.
    const exception = workbench.page.locator('.exception-widget');
    await workbench.until('the moment before', async () => !(await exception.isVisible()));
    await workbench.setVariable('code', "'TEN'");
    await workbench.step('Step Out', at(18));
    await workbench.step('Continue', at(18));
    const console = workbench.page.locator('.repl');
    await workbench.until('the end', async () => (await console.innerText()).includes('test_coupon returned None'));
  });
});
