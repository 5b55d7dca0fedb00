import type { Locator, Page } from '@playwright/test';
import { acceptButtons, estimateRows } from './pages/estimates.ts';
import { heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { NARROW } from './support/page/screens.ts';
import { makeOrder, makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** One order is made with it, as in other files; what is there already is never changed. */
test.use({ account: 'sato' });

/** From the lower edge of the label, or of the help below it, to the upper edge of the field. */
const gaps = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const measured: Record<string, number> = {};
    for (const label of document.querySelectorAll<HTMLLabelElement>('main label[for]')) {
      const control = document.getElementById(label.htmlFor);
      if (!control?.checkVisibility() || control.matches('[type=checkbox], [type=radio], [type=search]')) continue;
      const help = document.getElementById(`${control.id}-help`);
      const above = (help ?? label.parentElement ?? label).getBoundingClientRect();
      measured[label.textContent ?? ''] = Math.round(control.getBoundingClientRect().top - above.bottom);
    }
    return measured;
  });

test('between a label and its field there are 8 px', async ({ page }) => {
  for (const [path, title, disclosed] of [
    ['/order/create', 'orderCreate.title', 'map.details'],
    ['/password', 'password.title', null],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, t(title))).toBeVisible();
    if (disclosed) await page.getByText(t(disclosed)).click();
    await expect.poll(async () => Object.keys(await gaps(page)).length, path).toBeGreaterThan(2);
    for (const [label, gap] of Object.entries(await gaps(page))) expect.soft(gap, `${path}, ${label}`).toBe(8);
  }
});

test('from 768 to 1200 px no list is crushed: rows are low, and what names them has room', async ({ page }) => {
  for (const [path, title] of [
    ['/order', 'order.listTitle'],
    ['/billing', 'billing.title'],
    ...(hasNews ? ([['/news', 'news.title']] as const) : []),
  ] as const) {
    await page.goto(path);
    // What a correction is about has lines of its own.
    const usual = rows(page, title).filter({ hasNotText: t('billing.corrects') });
    for (const width of [768, 900, 1024, 1100, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(usual.first(), path).toBeVisible();
      const boxes = await usual.evaluateAll((elements) =>
        elements.map((row) => ({ height: row.clientHeight, first: row.firstElementChild?.clientWidth ?? 0 })),
      );
      for (const { height, first } of boxes) {
        expect.soft(height, `${path} at ${width}: height of a row`).toBeLessThanOrEqual(120);
        expect.soft(first, `${path} at ${width}: width of its name`).toBeGreaterThanOrEqual(240);
      }
    }
  }
});

test('様 never stands alone on a line', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toContainText('様');
  for (let width = 240; width <= 480; width += 12) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await heading(page).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; top: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const letter = range.toString();
          if (letter.trim()) letters.push({ letter, top: Math.round(range.getBoundingClientRect().top) });
        }
      return letters.slice(-2);
    });
    expect.soft(tops[0]?.top, `${tops[0]?.letter}様 at ${width} px`).toBe(tops[1]?.top);
  }
});

test('what customers wrote breaks anywhere, what we wrote between phrases', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  const breakOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      return text?.parentElement && getComputedStyle(text.parentElement).wordBreak;
    });
  await page.goto(`/order/${order.id}`);
  await expect(acceptButtons(page).first()).toBeVisible();
  const estimate = estimateRows(page).first();
  expect(await breakOf(heading(page, order.name))).toBe('normal');
  expect(await breakOf(estimate.locator('[id^=estimate-]'))).toBe('normal');
  expect(await breakOf(estimate.getByText(/[都道府県]/).first())).toBe('normal');
  expect(await breakOf(page.getByRole('heading', { name: t('estimate.title') }))).toBe('auto-phrase');
  const tabs = page.getByRole('navigation', { name: t('orderDetail.title') });
  const segments = page.getByText(t('estimate.sortNear'), { exact: true }).first();
  for (const control of [acceptButtons(page).first(), tabs.getByRole('link').first(), segments])
    expect(await breakOf(control)).toBe('auto-phrase');
});

test('below 1200 px a finger opens and copies a site’s address', async ({ page }) => {
  const order = await makeOrder('sato');
  await page.goto(`/order/${order.id}`);
  await expect(heading(page, order.name)).toBeVisible();
  for (const width of [375, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const icons = [
      page.getByRole('link', { name: t('place.openMap') }).first(),
      page.getByRole('button', { name: t('place.copyAddress') }).first(),
    ];
    for (const icon of icons) {
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const [screen, size] of [
  ['on a tablet', { viewport: { width: 1024, height: 768 } }],
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', NARROW],
] as const) {
  test.describe(screen, () => {
    test.use(size);
    test('what the header offers is not offered again by the page', async ({ page }) => {
      for (const [path, title] of [
        ['/', undefined],
        ['/order', 'order.listTitle'],
      ] as const) {
        await page.goto(path);
        await expect(heading(page, title && t(title))).toBeVisible();
        if (title) await expect(rows(page, title).first()).toBeVisible();
        const names = [t('header.requestSearch'), t('header.requestSearchShort')].join('|');
        await expect(page.getByText(new RegExp(`^(${names})$`)).filter({ visible: true }), path).toHaveCount(1);
      }
    });
  });
}
