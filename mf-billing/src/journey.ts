import type { Journey } from '@portal/app-kit/journey';

/** Sees the bills of each month, then opens a contract from the list of usage. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/billing');
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.goto('/usage');
  await page.locator('main td a[href^="/usage/"]').first().click();
  await expect(page).toHaveURL(/\/usage\/\w+$/);
  await expect(page.locator('main h1')).toBeVisible();
};
