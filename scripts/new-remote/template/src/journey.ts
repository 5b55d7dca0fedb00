import type { Journey } from '@portal/app-kit/journey';

/** Opens its page. It is run before another app of the portal goes live: docs/how-to-add.md says how. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/sample');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main table, main li').first()).toBeVisible();
};
