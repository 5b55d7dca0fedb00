import type { Page } from '@playwright/test';
import { listContracts } from '@portal/contract/contract';
import { listOptions } from '@portal/contract/option';
import { listOrders } from '@portal/contract/order';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { LONG } from './support/page/screens.ts';
import { ask } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** What another provider might answer: every page opens all the same. */
const PAGES = ['/', '/order', '/option', '/billing', '/usage', '/email-setting', '/mfa', '/password'];
if (hasNews) PAGES.push('/news');

async function change(page: Page, path: RegExp, changed: (answer: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    // A page may have the path of a call.
    if (route.request().method() !== 'GET' || route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
}

test.use({ account: 'tanaka' });

for (const [billingUnit, length] of [
  ['weekly', {}],
  [null, LONG],
] as const) {
  const title = `a billing unit ${billingUnit}, a company id of another form and unknown statuses close no page`;
  test(title, length, async ({ page, complaints }) => {
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

const OF_A_BILL = [
  'parkingName',
  'order',
  'invoiceNumber',
  'issuer',
  'taxes',
  'issuedAt',
  'sha256',
  'corrects',
  'correctedBy',
];
/** By call, the fields that a host may leave out (docs/api.md). */
const OPTIONAL: readonly (readonly [call: RegExp, fields: readonly string[]])[] = [
  [/:\d+\/news\/unread\/count$/, ['notificationCount']],
  [/:\d+\/order\/progress/, ['notDownloadedBillCount', 'unsubmittedPapersCount', 'contractInProgressCount']],
  [/:\d+\/order\/\w{18}$/, ['expected', 'reached', 'bills', 'history']],
  [/:\d+\/order\/\w{18}\/estimate$/, ['number', 'createdAt', 'answeredAt', 'answeredBy']],
  [
    /:\d+\/order\/\w{18}\/contract$/,
    ['downloadedAt', 'downloadedBy', 'submittedBy', 'submittedFilename', 'signingInstruction', 'submissionNote'],
  ],
  [/:\d+\/option(\?|\/\w{18}$)/, ['progress', 'expectedReplyDate', 'history']],
  [/:\d+\/contract(\?|\/\w{18}$)/, ['entrance', 'consultations', 'nextBillingDate']],
  [/:\d+\/(monthly-)?billing\?/, OF_A_BILL],
  [/:\d+\/monthly-billing\/\d+\/\d+$/, [...OF_A_BILL, 'corrected']],
];
/** What belongs to a feature: such a host is not asked for it, and nothing leads to it. */
const OF_A_FEATURE = [
  /\/order\/todo|\/billing\/totals|\/notifications|\/user\/sessions/,
  /[?&](orderId|siteName|withCorrected|(billingDate|paymentDueDate|totalRent)(From|To)|invoiceNumber|downloadStatus)=/,
  /[?&](optionStatusFilter|requestService|done|withoutEnded)=/,
  /\/order\?.*sortColumn=/,
];
const LEADS_TO_A_FEATURE =
  /^\/todo|^\/billing\/retention|^\/notifications|^\/sessions|filter=(inProgress|waitingQuote|endingSoon)/;

const without = (answer: unknown, fields: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) => (fields.includes(name) ? undefined : value));

for (const account of ['tanaka', 'sato'] as const) {
  test.describe(`a host with the specification’s calls and fields alone, as ${account}`, () => {
    test.use({ account });

    test('has every page, and no way to what it lacks', async ({ page }) => {
      await change(page, /:\d+\/user$/, (user) => ({ ...(without(user, ['department']) as object), features: [] }));
      for (const [call, fields] of OPTIONAL) await change(page, call, (answer) => without(answer, fields));
      // What is remembered of a host, for the first requests of a page, is now of this one.
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (OF_A_FEATURE.some((one) => one.test(request.url()))) asked.push(request.url());
      });
      const [order] = (await ask(account, listOrders, { query: {} })).data;
      const [option] = (await ask(account, listOptions, { query: {} })).data;
      const [contract] = (await ask(account, listContracts, { query: {} })).data;
      const paths = [
        ...['/', '/order', '/option', '/billing', '/usage'],
        `/order/${order?.id}`,
        `/order/${order?.id}/contract`,
        `/option/${option?.id}`,
        `/usage/${contract?.id}`,
        `/usage/${contract?.id}/guide`,
      ];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('alertdialog'), path).toHaveCount(0);
        await expect(page.getByRole('main'), path).not.toContainText(/NaN|undefined|null|Invalid Date/);
        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(
          links.filter((href) => LEADS_TO_A_FEATURE.test(href)),
          path,
        ).toEqual([]);
      }
      expect(asked).toEqual([]);
    });
  });
}
