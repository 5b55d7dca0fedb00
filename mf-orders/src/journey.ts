import type { Journey } from '@portal/app-kit/journey';

/** Opens an order from the list, then the form for a new one and that of an option. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/order');
  await page.locator('main td a:not([href*="?"])').first().click();
  await expect(page).toHaveURL(/\/order\/\w+$/);
  await expect(page.locator('main h1')).toBeVisible();
  for (const form of ['/order/create', '/option/create']) {
    await page.goto(form);
    await expect(page.locator('main input').first()).toBeEnabled();
  }
};
