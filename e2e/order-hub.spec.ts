import type { Locator, Page } from '@playwright/test';
import { heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectNoSidewaysScrolling, lastLine } from './support/page/looks.ts';
import { NARROW, SCREENS, WIDE } from './support/page/screens.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { makeQuotedOrder, orderOf, someContract } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/* The page of an order shows what mf-billing has of it, through slots (docs/adr/0078). */

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('orderDetail.title') }).getByRole('link', { name: new RegExp(`^${name}`) });

for (const [screen, size, tag] of SCREENS)
  test.describe(screen, () => {
    test.use({ ...size, account: 'yamada' });
    test('an order leads to its contracts and its bills', tag, async ({ page }) => {
      const contract = await someContract('yamada');
      await page.goto(`/order/${orderOf(contract)}`);
      await expect(page.getByRole('region', { name: t('orderStep.title') })).toBeVisible();
      await expect(tab(page, t('orderDetail.tabUsage'))).toHaveAccessibleName(/\d+$/);
      await tab(page, t('orderDetail.tabUsage')).click();
      await expect(page).toHaveURL(/\/usage$/);
      await expect(rows(page, 'usage.title').filter({ hasText: contract.parkingName }).first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await tab(page, t('orderDetail.tabBills')).click();
      await expect(page.getByRole('heading', { level: 2, name: t('billing.title') })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: t('billing.title') })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
  });

test.describe('at a desk', () => {
  test.use({ ...WIDE, account: 'yamada' });
  test('the names of the tabs stand on one line, the current one, too', async ({ page }) => {
    const contract = await someContract('yamada');
    await page.goto(`/order/${orderOf(contract)}`);
    const names = page.getByRole('navigation', { name: t('orderDetail.title') }).locator('a > span:first-child');
    await expect(names).toHaveCount(5);
    const tops = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
    expect(new Set(tops).size, String(tops)).toBe(1);
  });
});

test.describe('on a phone, the head of an order', () => {
  test.use({ ...NARROW, account: 'yamada' });
  test('has a name that does not end in a line of one letter', async ({ page }) => {
    const id = orderOf(await someContract('yamada'));
    const name = '八島町市民会館外壁修繕工事';
    await changeAnswer(page, `/order/${id}`, { name });
    await page.goto(`/order/${id}`);
    await expect(heading(page, name)).toBeVisible();
    expect([...(await lastLine(heading(page, name)))].length).toBeGreaterThan(1);
  });

  test('has its menu and its icons at the right edge, and a copy that is refused is readable', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto(`/order/${orderOf(await someContract('yamada'))}`);
    const end = await rightOf(page.getByRole('region', { name: t('orderStep.title') }));
    expect(await rightOf(page.getByRole('button', { name: t('actions.more') }))).toBeCloseTo(end, 0);
    const copy = page.getByRole('button', { name: t('place.copyAddress') }).first();
    expect(await rightOf(copy)).toBeCloseTo(end, 0);
    await copy.click();
    await expect(page.getByText(t('common.copyFailed'))).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, account: 'sato' });
  test('whose turn it is breaks between words, and the estimates stand in two columns', async ({ page }) => {
    await page.goto(`/order/${(await makeQuotedOrder('sato')).id}`);
    const turn = page.getByRole('region', { name: t('orderStep.title') }).getByText(t('orderStep.turnYours'));
    await expect(turn).toBeVisible();
    expect(await linesOf(turn)).toEqual(['お客様の', '対応待ち']);
    const waiting = page.getByRole('region', { name: new RegExp(`^${t('estimate.legendWaiting')}`) });
    const cards = waiting.getByRole('list').first().locator(':scope > li');
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0);
  });
});

const linesOf = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const [text] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const lines = new Map<number, string>();
    for (const [index, character] of [...(text?.textContent ?? '')].entries()) {
      const place = document.createRange();
      place.setStart(text ?? element, index);
      place.setEnd(text ?? element, index + 1);
      const { top } = place.getBoundingClientRect();
      lines.set(top, `${lines.get(top) ?? ''}${character}`);
    }
    return [...lines.values()];
  });

async function rightOf(part: Locator): Promise<number> {
  await expect(part).toBeVisible();
  const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
  return x + width;
}

test.describe('while the other remote is down', () => {
  test.use({ account: 'yamada' });
  test('its tabs are absent, the page is whole, and an old link says what to do', async ({ page, complaints }) => {
    complaints.allow(/mf-billing/);
    const order = orderOf(await someContract('yamada'));
    await page.route(/\/mf\/mf-billing\//, (route) => route.abort());
    const reported = page.waitForRequest(/notify-error/);
    await page.goto(`/order/${order}`);
    await expect(tab(page, t('orderDetail.tabPapers'))).toBeVisible();
    await reported;
    await expect(tab(page, t('orderDetail.tabUsage'))).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    await page.goto(`/order/${order}/billing`);
    await expect(page.getByText(t('orderDetail.slotMissing'))).toBeVisible();
    await page.getByRole('link', { name: t('orderDetail.toEstimates') }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${order}$`));
  });
});
