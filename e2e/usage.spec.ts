import type { Page } from '@playwright/test';
import { listBillings } from '@portal/contract/billing';
import { addDays, todayInTokyo } from '@portal/platform/text';
import { goTo, heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { billDownload, guideQrCode, paperDownload } from './pages/usage.ts';
import { expect, test } from './portal-test.ts';
import { expectNoSidewaysScrolling, expectSameAfterReload } from './support/page/looks.ts';
import { NARROW, WIDE } from './support/page/screens.ts';
import { sortList } from './support/page/sort-list.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { ask, someContract } from './support/provider/lessee-api.ts';
import { AMBER } from './support/status-colours.ts';
import { t } from './support/text.ts';

const list = (page: Page) => rows(page, 'usage.title');
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
async function downloadedBill() {
  const [bill] = (await ask('tanaka', listBillings, { query: { downloadStatus: 'downloaded', pageSize: '1' } }))
    .billings;
  if (!bill) throw new Error('no bill that has been downloaded');
  return bill;
}
const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** A contract is found, read, and its bill and papers are downloaded. */
async function walk(page: Page): Promise<void> {
  await page.goto('/');
  await goTo(page, t('usage.title'));
  await expect(heading(page, t('usage.title'))).toBeFocused();
  await page.getByRole('radio', { name: t('usage.filterDuring') }).click();
  await expect(page).toHaveURL(/\/usage\?filter=duringUse$/);
  await expect(page.getByRole('radio', { name: t('usage.filterDuring') })).toBeChecked();
  await settled(page);
  await sortList(page, t('usage.columnPeriod'), 'asc');
  await expect(page).toHaveURL(/sort=USAGE_PERIOD&direction=ASC$/);
  await settled(page);
  await expectSameAfterReload(page, list(page).first());
  await expectNoSidewaysScrolling(page);

  const link = list(page).first().getByRole('link').first();
  const lot = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page, lot)).toBeFocused();
  await expect(page.getByText(/^利用期間：$/)).toBeVisible();
  await expect(page.getByText(/^\d{4}\/\d\d\/\d\d（[日月火水木金土]）\d\d:\d\d〜$/)).toBeVisible();
  await expect(page.getByRole('img', { name: lot })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  for (const [button, name] of [
    [billDownload(page), /^請求書.+\.pdf$/],
    [paperDownload(page), /^契約書.+\.pdf$/],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await button.click();
    expect((await downloading).suggestedFilename()).toMatch(name);
  }

  await page.getByRole('link', { name: t('usage.back') }).click();
  await expect(page).toHaveURL(/filter=duringUse&sort=USAGE_PERIOD&direction=ASC$/);
  await expect(list(page).first()).toContainText(lot);
  // The status of the last choice meets the customer again, also from the menu.
  await page.goto('/usage');
  await expect(page).toHaveURL(/\/usage\?filter=duringUse$/);
  await expect(page.getByRole('radio', { name: t('usage.filterDuring') })).toBeChecked();
}

for (const [screen, size, account] of [
  ['on a desk', WIDE, 'tanaka'],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }, 'tanaka'],
  ['on a phone', NARROW, 'sato'],
] as const) {
  test.describe(`${screen}, as ${account}`, () => {
    test.use({ ...size, account });

    test('a contract is found, read, and its bill and papers are saved [1.10, 2.36, 2.65, 9.25]', async ({ page }) => {
      await walk(page);
    });
  });
}

for (const [screen, size] of [
  ['on a desk', WIDE],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['on a phone', NARROW],
] as const) {
  test.describe(`the menu of a row ${screen}`, () => {
    test.use({ ...size, account: 'tanaka' });

    test('leads to a prefilled application; a long site name stays clear of it', async ({ page }) => {
      await page.goto('/usage?filter=duringUse');
      const [first, last] = [list(page).first(), list(page).last()];
      await expect(first).toBeVisible();
      for (const row of await list(page).all()) {
        const [site, rent] = [
          await row.getByRole('link').nth(1).boundingBox(),
          await row.locator('strong').boundingBox(),
        ];
        const menu = await row.getByRole('button').boundingBox();
        if (!site || !rent || !menu) throw new Error('a row without site, rent or menu');
        expect(menu.width).toBeGreaterThanOrEqual(44);
        for (const other of [rent, menu]) expect(overlap(site, other)).toBe(false);
      }
      const lot = await last.getByRole('link').first().textContent();
      await last.getByRole('button').click();
      await page.getByRole('link', { name: t('usage.extend') }).click();
      await expect(heading(page, t('option.createTitle'))).toBeVisible();
      await expect(page.getByLabel(t('option.name'))).toHaveValue(new RegExp(String(lot)));
    });
  });
}

test.describe('on a phone of little height', () => {
  test.use({ ...NARROW, viewport: { width: 375, height: 667 }, account: 'tanaka' });

  test('the first contract is whole above the docked buttons; in its last week what is left is amber', async ({
    page,
  }) => {
    const contract = await someContract('tanaka', 'duringUse');
    const endsIn = (days: number) => ({ ...contract, endAt: `${addDays(todayInTokyo(), days)}T09:00:00.000Z` });
    const pagination = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 2 };
    await changeAnswer(page, '/contract?*', { data: [endsIn(7), endsIn(8)], pagination });
    await page.goto('/usage?filter=duringUse');
    const [first, second] = [list(page).first(), list(page).nth(1)];
    await expect(second).toBeVisible();
    await settled(page);
    const [card, docked] = await Promise.all([first.boundingBox(), page.locator('[data-docked]').boundingBox()]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(docked?.y ?? 0);
    await expect(first.getByText(t('usage.left', { days: 7 }))).toHaveCSS('color', AMBER);
    await expect(second.getByText(t('usage.left', { days: 8 }))).not.toHaveCSS('color', AMBER);

    for (const days of [8, 7]) {
      await changeAnswer(page, `/contract/${contract.id}`, endsIn(days));
      await page.goto(`/usage/${contract.id}`);
      const left = page.getByText(t('usage.left', { days }), { exact: true });
      await (days === 7 ? expect(left) : expect(left).not).toHaveCSS('color', AMBER);
    }
  });
});

test.describe('the place of a lot', () => {
  test.use({ account: 'tanaka' });

  test('opens in a map, its address is copied, and drivers get a sheet of one page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, parkingAddress, location } = await someContract('tanaka', 'duringUse');
    if (!location) throw new Error('a lot without coordinates');
    await page.goto(`/usage/${id}`);
    const card = page.getByRole('region', { name: t('usage.placeTitle') });
    await card.getByRole('button', { name: t('place.copyAddress') }).click();
    await expect(card.getByText(t('common.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(parkingAddress);
    const link = card.getByRole('link', { name: t('place.openMap') });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://.+${location.latitude.toFixed(6)}`));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    await page.getByRole('link', { name: t('usageGuide.open') }).press('Enter');
    await expect(heading(page, t('usageGuide.title'))).toBeFocused();
    await expect(guideQrCode(page)).toBeVisible();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/MediaBox/g), 'pages').toHaveLength(1);
  });
});

test.describe('at a desk', () => {
  test.use({ ...WIDE, account: 'tanaka' });
  for (const [what, path] of [
    ['the bills of a contract', async () => `/usage/${(await downloadedBill()).contractId}`],
    ['the list of bills', async () => '/billing?status=downloaded'],
  ] as const) {
    test(`no cell of ${what} runs into the next one, or beside the cells below it`, async ({ page }) => {
      await page.goto(await path());
      const cells = page.getByRole('table', { name: /請求/ }).first().locator('tbody td');
      // The widest state.
      await expect(cells.getByText(t('billing.downloaded')).first()).toBeVisible();
      for (const width of [1201, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = await cells.evaluateAll((all) =>
          all
            .filter((cell) => {
              const text = document.createRange();
              text.selectNodeContents(cell);
              const room = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
              const parts = cell.childElementCount > 0 ? [...cell.querySelectorAll('*')] : [text];
              return parts.some((part) => part.getBoundingClientRect().right > room + 1);
            })
            .map(({ textContent }) => textContent),
        );
        expect(tooWide, `${width} px`).toEqual([]);
      }
    });
  }
});
