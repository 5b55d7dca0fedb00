import type { Journey } from '@portal/app-kit/journey';

/** Opens the newest article from the list. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/news');
  const newest = page.locator('main a[href^="/news/"]').first();
  const address = await newest.getAttribute('href');
  await newest.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('main article, main h1').first()).toBeVisible();
};
