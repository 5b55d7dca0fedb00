import type { Journey } from '@portal/app-kit/journey';

/** Opens the form for a new password, two-factor sign-in, the list of sign-ins and the settings of mails. */
export const journey: Journey = async (page, expect) => {
  await page.goto('/password');
  await expect(page.locator('main input[type=password]').first()).toBeEditable();
  await page.goto('/mfa');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto('/sessions');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto('/email-setting');
  await expect(page.locator('main input[type=radio]').first()).toBeEnabled();
};
