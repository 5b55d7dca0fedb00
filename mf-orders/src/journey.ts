import type { Journey } from '@portal/app-kit/journey';

/** Opens an order from the list, then the form for a new one and that of an option. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/order');
  await page.locator('main li a[href^="/order/"], main td a[href^="/order/"]').first().click();
  await expect(page).toHaveURL(/\/order\/\w+$/);
  await expect(page.locator('main [role=tab], main nav a').first()).toBeVisible();
  for (const form of ['/order/create', '/option/create']) {
    await page.goto(form);
    await expect(page.locator('main form input').first()).toBeVisible();
  }
};
