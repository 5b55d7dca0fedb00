import type { Page } from '@playwright/test';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { t } from './support/text.ts';

/** What another provider might answer: every page opens all the same. */
const PAGES = ['/', '/order', '/option', '/billing', '/usage', '/email-setting', '/mfa', '/password'];
if (hasNews) PAGES.push('/news');

async function change(page: Page, path: RegExp, changed: (answer: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
}

test.use({ account: 'tanaka' });

for (const billingUnit of ['weekly', null]) {
  test(`a billing unit ${billingUnit}, a company id of another form and unknown statuses close no page`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/an answer was read without a part of it/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/notify-error')) reports.push(request.postData() ?? '');
    });
    await change(page, /:\d+\/user$/, (user) => ({ ...user, billingUnit, accountId: 'ACC/2026-0001' }));
    const rowsWith = (field: string) => (answer: Record<string, unknown>) => ({
      ...answer,
      data: (answer.data as object[]).map((row) => ({ ...row, [field]: 'reviewed' })),
    });
    await change(page, /:\d+\/contract\?/, rowsWith('usageStatus'));
    await change(page, /:\d+\/order\?/, rowsWith('status'));
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      if (path === '/usage' || path === '/order') await expect(page.getByText('確認中').first()).toBeVisible();
    }
    const all = reports.join('\n');
    for (const field of ['billingUnit', 'data.*.status', 'data.*.usageStatus']) expect(all).toContain(field);
    expect(all).not.toMatch(/weekly|reviewed/);
  });
}

test('a row that cannot be read hides no other, and the page says that something is missing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/an answer was read without a part of it/);
  await change(page, /:\d+\/order\?/, (answer) => {
    const [first, ...others] = answer.data as object[];
    return { ...answer, data: [{ ...first, id: null }, ...others] };
  });
  await page.goto('/order');
  await expect(page.getByText(t('common.rowsMissing'))).toBeVisible();
  await expect(rows(page, 'order.listTitle')).toHaveCount(19);
});
