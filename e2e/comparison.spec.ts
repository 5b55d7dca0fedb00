import type { Locator } from '@playwright/test';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { pagesOf } from './support/provider/pdf.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

/** In pixels of 1/96 inch: what an edge of 10 mm leaves of A4, landscape. */
const SHEET = { width: 1047, height: 718 };
const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };

const WHO = {
  id: '003A1b2C3d4E5f6G7h',
  lastName: '勅使河原',
  firstName: '右衛門三郎',
  department: '東北支店 リニューアル推進グループ 仙台駅前大規模改修工事事務所',
};
/** Longer than any of the sandbox's: a name without a place to break, and lots whose names and addresses take two lines. */
const ORDER = {
  name: 'TOYOSU-WATERFRONT-INTERNATIONAL-LOGISTICS-AND-CONFERENCE-CENTER-NORTH-ANNEX新築工事',
  address: '京都府京都市東山区祇園町南側五百七十番地の百二十三 東山南ビル別館地下二階搬入口前',
  numberOfCars: 9999,
  automobileType: 'OTHER',
  startDate: '2026-12-11',
  endDate: '2027-08-03',
  contact: WHO,
};
const lot = (index: number) => ({
  id: `003A1b2C3d4E5f6G7${index}`,
  number: index,
  parkingName: `京都市東山区祇園町南側第${index}立体駐車場（大型車専用・屋根付き・２４時間可）東山南ビル別館側出入口（第二区画）`,
  address: `京都府京都市東山区祇園町南側五百七十番地の百二十${index} 東山南ビル別館地下二階搬入口前（五条通側から入場・北側ゲート）`,
  minutesOnFoot: 120,
  monthlyRent: 9_999_999,
  vacancy: 9998,
  location: { latitude: 35.689634, longitude: 139.692101 + index / 1000 },
  createdAt: '2026-11-27T23:55:00.000Z',
  ...(index > 3
    ? { status: 'accepted', answeredAt: '2026-11-28T00:25:00.000Z', answeredBy: WHO }
    : { status: 'unanswered' }),
});
const LOTS = [1, 2, 3, 4, 5, 6].map(lot);

const overlapping = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const boxes = all.map((element) => ({ text: element.textContent ?? '', box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left + 1 < other.box.right &&
            other.box.left + 1 < box.right &&
            box.top + 1 < other.box.bottom &&
            other.box.top + 1 < box.bottom,
        )
        .map((other) => `${text} × ${other.text}`),
    );
  });

/** How many lines a text takes. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('the sheet for an approval is one page of A4 with the six longest lots, all facts and room for seals', async ({
  page,
}) => {
  const { id } = await makeQuotedOrder('sato');
  await changeAnswer(page, `/order/${id}`, ORDER);
  const gone = ['rejected', 'aborted', 'aborted'].map((status, index) => ({ ...lot(7 + index), status }));
  await changeAnswer(page, `/order/${id}/estimate`, { data: [...LOTS, ...gone] });
  await page.goto(`/order/${id}/comparison`);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const paper = (await page.pdf({ format: 'A4', landscape: true, margin: MARGIN })).toString('latin1');
  expect(paper.match(/\/MediaBox/g), 'pages').toHaveLength(1);

  // As it lies on that page.
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  const table = page.getByRole('table', { name: t('comparison.table') });
  const facts = [
    ...[ORDER.name, ORDER.address, id, '2026/12/11（金）〜2027/08/03（火）', '236日間'],
    ...['9,999台・その他（備考に記入）', /勅使河原 右衛門三郎/, t('comparison.reason'), /^作成：.+（.+）、/],
    ...[/見送り1件・中止2件は含みません。$/, /1台あたりの税抜/],
  ];
  for (const fact of facts) await expect(sheet.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  for (const { parkingName, address } of LOTS)
    await expect(table.getByRole('row').filter({ hasText: parkingName })).toContainText(address);
  for (const text of LOTS.flatMap(({ parkingName, address }) => [parkingName, address]))
    expect(await linesOf(table.getByText(text)), text).toBe(2);
  for (const row of await table.getByRole('row').filter({ hasText: '契約手続き中' }).all())
    await expect(row).toContainText(
      /徒歩120分.*9,999,999円.*9,998台.*東北支店 リニューアル推進グループ 仙台駅前大規模改修工事事務所/,
    );
  const seals = ['comparison.seal1', 'comparison.seal2', 'comparison.seal3', 'comparison.seal4'] as const;
  for (const seal of seals) {
    const box = await page
      .getByRole('listitem')
      .filter({ hasText: t(seal) })
      .boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `room for ${t(seal)}`).toBeGreaterThan(60);
  }
  expect(await overlapping(sheet.locator('h1, h2, h2 + *, ul, dt, dd, table, figure').or(heading(page)))).toEqual([]);
});

test('a sheet of more lots goes on to a second page, with the heads of its table', async ({ page }) => {
  const { id } = await makeQuotedOrder('sato');
  const data = Array.from({ length: 24 }, (_, index) => ({
    ...lot(1),
    id: `003A1b2C3d4E5f6G${10 + index}`,
    number: 1 + index,
    parkingName: `祇園町第${1 + index}駐車場`,
    address: '京都府京都市東山区祇園町南側570番地',
  }));
  await changeAnswer(page, `/order/${id}/estimate`, { data });
  await page.goto(`/order/${id}/comparison`);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const pages = pagesOf(await page.pdf({ format: 'A4', landscape: true, margin: MARGIN }));
  if (!pages) return;
  expect(pages).toHaveLength(2);
  for (const text of pages) expect(text).toContain(t('comparison.choice'));
  for (const { parkingName } of data) expect(pages.filter((text) => text.includes(parkingName))).toHaveLength(1);
});

test('without tiles the map is left out on paper, and the box for the reason takes its place', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_/);
  const { id } = await makeQuotedOrder('sato');
  await page.route('**/sandbox/geo/**', (route) => route.abort());
  await page.goto(`/order/${id}/comparison`);
  const failed = page.getByText(t('map.tileFailedList'));
  await expect(failed).toBeVisible();
  await page.setViewportSize(SHEET);
  const reason = page.getByText(t('comparison.reason'));
  const beside = (await reason.boundingBox())?.width ?? 0;
  await page.emulateMedia({ media: 'print' });
  await expect(failed).toBeHidden();
  expect((await reason.boundingBox())?.width).toBeGreaterThan(beside + 200);
});

test('on a phone each part of the foot has a line of its own', async ({ page }) => {
  const { id } = await makeQuotedOrder('sato');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/order/${id}/comparison`);
  const name = page.getByRole('main').getByText(t('app.title'), { exact: true });
  await expect(name).toBeVisible();
  expect(await linesOf(name)).toBe(1);
});
