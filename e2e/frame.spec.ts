import type { Page } from '@playwright/test';
import { holdBack } from './fault/answers.ts';
import { askHowToOrder, heading, homeLink, openMenu, openUserMenu } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { watchArrival } from './support/page/looks.ts';
import { SCREENS, SHIFT_LIMITS } from './support/page/screens.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

const menu = (page: Page) => page.getByRole('navigation', { name: t('nav.label') });
const announced = (page: Page) => page.locator('[data-page-announcer]');

test('the header’s three forms, on both sides of each limit; however many news, it fits [2.59, 2.60, 9.32]', async ({
  page,
}) => {
  await changeAnswer(page, '/news/unread/count', { count: 12345, notificationCount: 100 });
  await changeAnswer(page, '/user', { lastName: '勅使河原', firstName: '右衛門三郎' });
  await page.goto('/order');
  await expect(rows(page, 'order.listTitle').first()).toBeVisible();
  for (const [width, form] of [
    [767, 'mobile'],
    [768, 'tablet'],
    [899, 'tablet'],
    [900, 'tablet'],
    [1200, 'tablet'],
    [1201, 'desktop'],
    [1399, 'desktop'],
    [1400, 'desktop'],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeVisible({ visible: form === 'mobile' });
      await expect(menu(page)).toBeVisible({ visible: form !== 'mobile' });
      const short = form === 'desktop' ? t('header.requestSearch') : t('header.requestSearchShort');
      await expect(page.getByRole('button', { name: short, exact: true })).toBeVisible();
      if (form !== 'mobile') {
        await expect(menu(page).locator('[aria-current=page]')).toHaveText(
          form === 'tablet' ? '駐車場の依頼' : '駐車場探しの依頼',
        );
      }
      // The bell has one at every width, the menu only in a bar.
      await expect(page.getByRole('banner').getByText('99+')).toHaveCount(hasNews && form !== 'mobile' ? 2 : 1);
      expect(await cutInHeader(page), `${width} px: what does not fit`).toEqual([]);
    });
  }
});

/** What reaches out of the header, or over its neighbour. */
const cutInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll('a, button')].filter((stop) =>
      stop.checkVisibility({ visibilityProperty: true }),
    );
    const stops = shown.map((stop) => ({
      name: stop.textContent ?? '',
      ...stop.getBoundingClientRect().toJSON(),
    }));
    return stops
      .filter(({ right, bottom }, index) => {
        const next = stops[index + 1];
        const end = next ? next.left : document.documentElement.clientWidth;
        return right > end + 0.5 || bottom > header.getBoundingClientRect().bottom + 0.5;
      })
      .map(({ name }) => name);
  });

test('the question how to order is 600 × 300 at least; the copied id is said for two seconds [2.70, 2.72, 2.76]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const plain = await ground();
  const question = await askHowToOrder(page);
  expect(await ground(), 'what is kept for the scrollbar is veiled, too').not.toBe(plain);
  const size = await question.boundingBox();
  expect(size?.width).toBe(600);
  expect(size?.height).toBeGreaterThanOrEqual(300);
  expect(size?.height).toBeLessThan(360);
  await page.keyboard.press('Escape');
  await expect.poll(ground).toBe(plain);

  await openUserMenu(page);
  const facts = page.getByRole('button', { name: t('userMenu.copyCompanyId') });
  const before = await facts.boundingBox();
  // From here on time passes only as the test says. It cannot stand still in the past, so a little later than now.
  await page.clock.pauseAt(Date.now() + 5_000);
  await facts.click();
  await expect(page.getByText(t('common.copied'))).toBeInViewport({ ratio: 1 });
  expect(await facts.boundingBox()).toEqual(before);
  await page.clock.runFor(1_500);
  await expect(page.getByText(t('common.copied'))).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText(t('common.copied'))).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\w{18}$/);
});

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('the frame stands while the session is read, and nothing of it moves when the page comes', async ({
      page,
    }) => {
      const user = await holdBack(page, '/user');
      const arrival = await watchArrival(page);
      await page.goto('/order');
      const main = page.getByRole('main');
      const parts = [homeLink(page), main, page.locator('footer')];
      const places = () => Promise.all(parts.map((part) => part.boundingBox()));
      // The static skeleton has no links.
      await expect(homeLink(page)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached();
      const before = await places();
      // The footer begins below the screen: no content that comes can push it into sight.
      expect(before[2]?.y).toBeGreaterThanOrEqual(size.viewport.height);
      user.comes();
      await expect(rows(page, 'order.listTitle').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const after = await places();
      expect(after[0]).toEqual(before[0]);
      expect({ ...after[1], height: 0 }).toEqual({ ...before[1], height: 0 });
      const { sum, by } = await arrival();
      expect(sum, by).toBeLessThan(SHIFT_LIMITS[screen]);
    });
  });
}

test('a change of page begins at its top, names the tab, and is announced [2.75]', async ({ page }) => {
  await page.goto('/order');
  await expect(rows(page, 'order.listTitle').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await (await openMenu(page)).getByRole('link', { name: '請求' }).click();
  await expect(heading(page, t('billing.title'))).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(`${t('billing.title')}｜${t('app.title')}`);
  await expect(announced(page)).toHaveText(t('app.pageShown', { page: t('billing.title') }));

  // A page whose heading comes with its data.
  await page.goto('/order');
  await rows(page, 'order.listTitle').first().getByRole('link').first().click();
  await expect(page).toHaveTitle(`${t('orderDetail.title')}｜${t('app.title')}`);
  await expect(heading(page)).toBeFocused();
});
