import type { Locator, Page } from '@playwright/test';
import { listEstimates, rejectEstimate } from '@portal/contract/estimate';
import {
  accept,
  acceptances,
  acceptButtons,
  estimateNames,
  estimateRows,
  reject,
  rejectButtons,
  states,
} from './pages/estimates.ts';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { expectSameAfterReload } from './support/page/looks.ts';
import { NARROW, SCREENS } from './support/page/screens.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { ask, makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('estimates are compared, one is accepted, another rejected; their numbers stay [2.29]', async ({ page }) => {
      const order = await makeQuotedOrder('sato');
      await page.goto(`/order/${order.id}`);
      await expect(acceptButtons(page).nth(1)).toBeVisible();
      const near = await estimateNames(page);

      await page.getByRole('radio', { name: t('estimate.sortCheap') }).click();
      await expect(page).toHaveURL(/\?sort=cheap$/);
      await expect(page.getByText(t('estimate.sortedCheap'))).toBeVisible();
      const cheap = await estimateNames(page);
      expect(cheap.toSorted()).toEqual(near.toSorted());
      await expect(estimateRows(page).first()).toContainText(t('estimate.cheapest'));
      await expectSameAfterReload(page, acceptButtons(page).first());
      expect(await estimateNames(page)).toEqual(cheap);
      await page.goBack();
      await expect.poll(() => estimateNames(page)).toEqual(near);

      const waiting = await rejectButtons(page).count();
      await accept(page, acceptButtons(page).first());
      await reject(page, rejectButtons(page).first());
      await expect(acceptances(page)).toBeVisible();
      await expect(states(page, 'estimate.statusRejected')).toBeVisible();
      await expect(rejectButtons(page)).toHaveCount(waiting - 2);
      // The accepted one stands above; what still waits follows in the order in which it stood.
      expect((await estimateNames(page)).slice(0, waiting - 1)).toEqual([near[0], ...near.slice(2, waiting)]);
      expect((await estimateNames(page)).toSorted()).toEqual(near.toSorted());
    });

    test('a network cut in the middle of accepting is said, and the wish is kept', async ({ page, complaints }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      const order = await makeQuotedOrder('sato');
      await page.goto(`/order/${order.id}`);
      await acceptButtons(page).first().click();
      const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
      const wish = question.getByRole('textbox', { name: t('estimate.acceptRequestLabel') });
      await wish.fill('1階の区画を希望します。');
      await page.route(/\/accept$/, (route) => route.abort('internetdisconnected'));
      await question.getByRole('button', { name: t('estimate.accept') }).click();
      const failure = page.getByRole('alertdialog', { name: t('errorDialog.timeoutTitle') });
      await failure.getByRole('button', { name: t('common.close'), exact: true }).click();
      await expect(wish).toHaveValue('1階の区画を希望します。');

      await page.unroute(/\/accept$/);
      await question.getByRole('button', { name: t('estimate.accept') }).click();
      await expect(acceptances(page)).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use(NARROW);

  test('the first selection brings its bar to the foot of the screen, and nothing else moves', async ({ page }) => {
    const order = await makeQuotedOrder('sato');
    await page.goto(`/order/${order.id}`);
    await expect(acceptButtons(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = page.getByRole('button', { name: t('rejectSeveral.open') });
    await expect(bar).not.toBeInViewport();
    const box = estimateRows(page).first().getByRole('checkbox');
    await box.scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
    const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY]);
    const before = await heights();
    await box.check();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await heights()).toEqual(before);
    // The link between the cards and the bar's own place.
    const link = page.getByRole('link', { name: t('comparison.open') });
    // One among the links of the cards, no second row of buttons.
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await link.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().bottom - window.innerHeight));
    await link.focus();
    await expect.poll(async () => (await bottomOf(link)) <= (await topOf(bar)), 'above the bar').toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar, 'at 400 % zoom').not.toBeInViewport();
    await page.setViewportSize(NARROW.viewport);
    await box.uncheck();
    await expect(bar).not.toBeInViewport();
  });

  test('a double click asks, though the button that answers lies where the first press was', async ({ page }) => {
    const order = await makeQuotedOrder('sato');
    await page.goto(`/order/${order.id}`);
    const button = acceptButtons(page).nth(1);
    await button.click();
    const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
    const { x, y } = await middleOf(question.getByRole('button', { name: t('estimate.accept') }));
    await question.getByRole('button', { name: t('common.cancel') }).click();
    await page.evaluate((by) => window.scrollBy(0, by), (await middleOf(button)).y - y);
    expect(Math.abs((await middleOf(button)).y - y)).toBeLessThan(2);

    await page.mouse.dblclick(x, y);
    await expect(question).toBeVisible();
    // It would have gone with the second press.
    await expect(question.getByRole('textbox', { name: t('estimate.acceptRequestLabel') })).toBeEditable();
    expect(await acceptances(page).count()).toBe(0);
    await page.mouse.click(x, y);
    await expect(acceptances(page)).toBeVisible();
  });
});

/** Where time is made to pass, it would be up for a map or for code of another area that is still on its way. */
async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: t('map.zoomIn') })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);
const bottomOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().bottom);

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('several are rejected at once: not before ten seconds, and never those that were taken back', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.clock.install();
  await page.goto(`/order/${order.id}`);
  await expect(rejectButtons(page).nth(1)).toBeVisible();
  await expectWholePage(page);
  const waiting = await rejectButtons(page).count();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname);
  });
  const rejectBoth = async () => {
    await page.getByRole('button', { name: t('rejectSeveral.open') }).click();
    const question = page.getByRole('alertdialog', { name: t('rejectSeveral.title', { count: 2 }) });
    await question.getByRole('button', { name: t('rejectSeveral.open') }).click();
    await expect(page.getByText(t('rejectSeveral.pending', { count: 2 }))).toBeVisible();
  };
  for (const index of [0, 1]) await estimateRows(page).nth(index).getByRole('checkbox').check();
  await rejectBoth();
  await page.clock.runFor(5000);
  await page.getByRole('button', { name: t('rejectSeveral.undo') }).click();
  await expect(page.getByText(t('rejectSeveral.undone'))).toBeVisible();
  await page.clock.runFor(10_000);
  expect(sent).toEqual([]);

  await rejectBoth();
  await page.clock.runFor(10_000);
  await expect(states(page, 'estimate.statusRejected')).toHaveCount(2);
  await expect(rejectButtons(page)).toHaveCount(waiting - 2);
  expect(sent).toHaveLength(2);
});

test('an estimate that arrives while one reads moves nothing until it is asked for', async ({ page, request }) => {
  const order = await makeQuotedOrder('sato');
  await page.clock.install();
  await page.goto(`/order/${order.id}`);
  await expect(acceptButtons(page).first()).toBeVisible();
  await expectWholePage(page);
  const before = await estimateNames(page);
  const place = await estimateRows(page).first().boundingBox();

  const quote = await request.post(`${API}/sandbox/desk/quote`, { data: { orderId: order.id } });
  expect(quote.ok()).toBe(true);
  await page.clock.runFor(21_000);
  const bar = page.getByRole('status').filter({ hasText: t('estimate.arrived', { count: 1 }) });
  await expect(bar).toBeVisible();
  expect(await estimateNames(page)).toEqual(before);
  expect(await estimateRows(page).first().boundingBox()).toEqual(place);

  await bar.getByRole('button', { name: t('estimate.show') }).click();
  await expect(estimateRows(page)).toHaveCount(before.length + 1);
  const [added] = (await estimateNames(page)).filter((name) => !before.includes(name));
  expect(added).toMatch(new RegExp(`^${before.length + 1} `));
});

test('a row that a colleague answers does not grow, so that those below it stay', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.clock.install();
  await page.goto(`/order/${order.id}`);
  await expect(acceptButtons(page).nth(1)).toBeVisible();
  await expectWholePage(page);
  const heights = () => estimateRows(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const before = await heights();
  // A name of one line, as the most have.
  const short = before.indexOf(67);
  const id = await estimateRows(page).nth(short).locator('[id^=estimate-]').getAttribute('id');
  const params = { id: order.id, estimateId: id?.replace('estimate-', '') ?? '' };
  await ask('sato', rejectEstimate, { params });
  await page.clock.runFor(21_000);
  await expect(page.getByText(t('estimate.changed'))).toBeVisible();
  await expect(estimateRows(page).nth(short)).toContainText(t('estimate.statusRejected'));
  expect(await heights()).toEqual(before);
});

/** As long as a name and a department can be. */
const LONG_ANSWER = {
  answeredAt: '2026-11-28T00:25:00.000Z',
  answeredBy: {
    id: '003A1b2C3d4E5f6G7h',
    lastName: '勅使河原',
    firstName: '右衛門三郎',
    department: '東北支店 リニューアル推進グループ 仙台駅前大規模改修工事事務所',
  },
};

test('who answered takes one line of a row, however long the department is; pointed at, and on paper, it is whole', async ({
  page,
}) => {
  const order = await makeQuotedOrder('sato');
  const {
    data: [first, second],
  } = await ask('sato', listEstimates, { params: { id: order.id } });
  if (!first || !second) throw new Error('too few estimates');
  await changeAnswer(page, `/order/${order.id}/estimate`, {
    data: [
      { ...first, parkingName: '一番駐車場', status: 'accepted', ...LONG_ANSWER },
      { ...second, parkingName: '二番駐車場', status: 'rejected', ...LONG_ANSWER },
    ],
  });
  const whole = page
    .getByText(/契約を依頼：.*仙台駅前大規模改修工事事務所）、2026\/11\/28 09:25$/)
    .filter({ visible: true });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/order/${order.id}`);
    await expect(estimateRows(page)).toHaveCount(2);
    for (const row of await estimateRows(page).all())
      expect((await row.boundingBox())?.height, `${width} px`).toBeLessThan(92);
    // What is whole lies over the line.
    await whole.hover({ force: true });
    await expect(whole, `${width} px`).toHaveCount(2);
    const [cut, shown] = await boxesOf(whole);
    expect(cut && shown && shown.bottom - shown.top, `${width} px`).toBeGreaterThan(
      1.9 * ((cut?.bottom ?? 0) - (cut?.top ?? 0)),
    );
  }
  // What was done has room beside who did it.
  await page.setViewportSize({ width: 768, height: 900 });
  const record = page.getByRole('region', { name: t('orderRecord.title') }).getByText('契約を依頼：一番駐車場');
  expect((await record.boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await whole.first().evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

test('a row and its pin point at each other, and the pin leads to the row', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.goto(`/order/${order.id}`);
  const map = page.getByRole('region', { name: t('estimate.mapTitle') });
  const pins = map.getByRole('button', { name: /^\d+番 / });
  await expect(pins.first()).toBeVisible();
  await expect(pins).toHaveCount(await estimateRows(page).count());
  const pin = pins.first();
  const [, number = ''] = /^(\d+)番 /.exec((await pin.getAttribute('aria-label')) ?? '') ?? [];
  const row = estimateRows(page).nth((await estimateNames(page)).findIndex((name) => name.startsWith(`${number} `)));
  const small = await pin.boundingBox();
  await pin.hover();
  await expect(row).toHaveAttribute('data-pointed');
  await page.getByRole('heading', { name: t('estimate.title') }).hover();
  await expect(row).not.toHaveAttribute('data-pointed');
  await row.hover();
  await expect.poll(async () => (await pin.boundingBox())?.width ?? 0).toBeGreaterThan(small?.width ?? 0);
  await pin.press('Enter');
  await expect(row.locator('[id^=estimate-]')).toBeFocused();
});

test('at first no pin lies on another, on the site, under the buttons or at the edge', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  for (const [width, address] of [
    [1440, `/order/${order.id}`],
    [1024, `/order/${order.id}`],
    [375, `/order/${order.id}?view=map`],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const map = page.getByRole('region', { name: t('estimate.mapTitle') });
    const pins = map.getByRole('button', { name: /^\d+番 / });
    await expect(pins.first()).toBeVisible();
    const round = await boxesOf(pins);
    const others = await boxesOf(map.getByText(t('map.site'), { exact: true }).or(map.getByTitle(/^地図を/)));
    expect(others).toHaveLength(3);
    const [frame] = await boxesOf(map.getByRole('group'));
    // Design: a strip above the table below 1200 px.
    if (width === 1024) expect((frame?.bottom ?? 0) - (frame?.top ?? 0)).toBe(160);
    for (const [index, pin] of round.entries()) {
      for (const other of round.slice(index + 1)) expect(apart(pin, other), `${width} px`).toBeGreaterThan(32);
      for (const other of others) expect(distance(pin, other), `${width} px`).toBeGreaterThan(16);
      expect(spaceAround(pin, frame), `${width} px`).toBeGreaterThan(23);
    }
  }
});

test('the search of an order is stopped, and resumed [7.27]', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.goto(`/order/${order.id}`);
  await expect(heading(page, order.name)).toBeVisible();
  for (const [action, done] of [
    ['order.searchStop', 'order.searchStopped'],
    ['order.searchResume', 'order.searchResumed'],
  ] as const) {
    await page.getByRole('button', { name: t(action) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(action) })
      .click();
    await expect(page.getByText(t(done))).toBeVisible();
    const badge = page.getByText(t('order.statusSearchStopped'), { exact: true });
    if (action === 'order.searchStop') await expect(badge).toBeVisible();
    else await expect(badge).toBeHidden();
  }
});

test('on paper an order has its facts and estimates, and nothing that can be chosen', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.goto(`/order/${order.id}`);
  await expect(acceptButtons(page).first()).toBeVisible();
  const names = await estimateNames(page);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, order.name)).toBeVisible();
  expect(await estimateNames(page)).toEqual(names);
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByRole('radio'),
    page.getByRole('checkbox'),
    acceptButtons(page),
    rejectButtons(page),
    page.getByRole('link', { name: t('estimate.share') }),
  ])
    await expect(gone).toHaveCount(0);
});

test('the sheet for an approval is one page of A4, landscape, with its map', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.goto(`/order/${order.id}`);
  await page.getByRole('link', { name: t('comparison.open') }).click();
  await expect(heading(page, t('comparison.title'))).toBeFocused();
  await expect(page.getByRole('table', { name: t('comparison.table') })).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const paper = (await page.pdf({ format: 'A4', landscape: true, margin })).toString('latin1');
  expect(paper.match(/\/MediaBox/g), 'pages').toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const seal = await page
    .getByRole('listitem')
    .filter({ hasText: t('comparison.seal1') })
    .boundingBox();
  expect(seal?.width, 'room for a seal').toBeGreaterThan(60);
});

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

const centreOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** From centre to centre. */
const apart = (a: Box, b: Box): number => Math.hypot(centreOf(a).x - centreOf(b).x, centreOf(a).y - centreOf(b).y);

/** From the centre of a pin, which is round, to the edge of a box: beside a corner of it their boxes may overlap. */
function distance(pin: Box, { left, top, right, bottom }: Box): number {
  const { x, y } = centreOf(pin);
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const spaceAround = (inner: Box, outer: Box | undefined): number =>
  outer
    ? Math.min(inner.left - outer.left, inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom)
    : 0;
