import type { Journey } from '@portal/app-kit/journey';

/** Reads the newest article of the list. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/news');
  await page.locator('main td a').first().click();
  await expect(page).toHaveURL(/\/news\/\w+$/);
  await expect(page.locator('main h1')).toBeVisible();
};
