import type { NewRemote } from './from-template.ts';

/** The remote's own browser test: what only the composed portal can show. */
export const browserSpec = ({
  key,
  prefix,
}: NewRemote): string => `import { goTo, heading, homeLink } from './pages/frame.ts';
import { signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { tabTo } from './support/page/keyboard.ts';
import { expectFitsAtEveryWidth } from './support/page/looks.ts';
import { t } from './support/text.ts';

const TITLE = t('${key}.title');

test('its address leads there after sign-in', async ({ page }) => {
  await page.goto('${prefix}');
  await signIn(page, 'yamada');
  await expect(page).toHaveURL('${prefix}');
  await expect(heading(page, TITLE)).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });

  test('the menu leads there, without a barrier and at every width', async ({ page }) => {
    await page.goto('/');
    await goTo(page, TITLE);
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, TITLE);
    await expectFitsAtEveryWidth(page);
  });

  test('with the keyboard only: from the menu to its heading', async ({ page }) => {
    await page.goto('/');
    await expect(homeLink(page)).toBeVisible();
    await tabTo(page, page.getByRole('navigation', { name: t('nav.label') }).getByRole('link', { name: TITLE }));
    await page.keyboard.press('Enter');
    await expect(heading(page, TITLE)).toBeFocused();
  });
});
`;
