import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading, homeLink } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { breakNumbers } from './support/page/broken-numbers.ts';
import { expectNoSidewaysScrolling } from './support/page/looks.ts';
import { currentBuild } from './support/release/registry.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

test('a crash stays in its area: a card with the owner’s number, and one press mends', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  complaints.allow(/broken on purpose/, /React Router caught/);
  const reports = await reportsOf(page);
  const { version } = await currentBuild('mf-orders');
  await breakNumbers(page, '/order');
  await page.goto('/order');
  await expect(page.getByText(t('remote.crashedTitle', { area: '駐車場探しの依頼' }))).toBeVisible();
  await expect(heading(page, '駐車場探しの依頼')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(homeLink(page)).toBeVisible();
  await expectNothingGrave(page);
  const number = await shownNumber(page);
  await page.getByRole('button', { name: t('errorDialog.copyErrorId') }).click();
  await expect(page.getByText(t('common.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${number}, mf-orders@${version}, registry \\w+$`),
  );
  await expect.poll(() => reports).toEqual([expect.objectContaining({ category: 'applicationCrash' })]);
  expect(reports[0]?.error.location).toContain(`app=mf-orders version=${version}`);
  expect(reports[0]?.error.location).toContain(`support=${number}`);

  await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('searchbox', { name: t('order.searchLabel') })).toBeVisible();
});

/** The number's letters are neither Japanese nor English, so only what axe and the width say. */
async function expectNothingGrave(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

interface Report {
  category: string;
  error: { location?: string };
}

/** Without a route the browser does not always tell a request's body. */
async function reportsOf(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.route(/\/notify-error$/, (route) => {
    if (route.request().method() === 'POST') reports.push(route.request().postDataJSON());
    return route.fallback();
  });
  return reports;
}

async function shownNumber(page: Page): Promise<string> {
  const text = await page.getByText(new RegExp(`^${t('errorDialog.errorId', { id: '' })}`)).textContent();
  return text?.split('：')[1] ?? '';
}
