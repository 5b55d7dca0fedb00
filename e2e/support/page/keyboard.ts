import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has a visible focus, as a customer without a pointer would. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const mark = await target.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(mark, 'the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`not reached with ${limit} times Tab: ${target}`);
}
