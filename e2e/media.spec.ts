import type { Locator, Page } from '@playwright/test';
import { homeLink } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { optionForm } from './pages/option-form.ts';
import { expect, test } from './portal-test.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderBottomColor, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
    return { backgroundColor, borderBottomColor, borderTopWidth, outlineStyle, outlineWidth };
  });

test.describe('with a contrast theme, which takes away backgrounds and shadows', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen one of several, the current page, a dialog and the focus can be seen', async ({ page }) => {
    await page.goto('/order?filter=unanswered');
    await expect(rows(page, 'order.listTitle').first()).toBeVisible();

    const chosen = await styleOf(page.locator('label:has(:checked)').first());
    const other = await styleOf(page.locator('label:has([type=radio]:not(:checked))').first());
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);

    const menu = page.getByRole('banner').getByRole('navigation');
    const current = await styleOf(menu.locator('a[aria-current]'));
    const neighbour = await styleOf(menu.locator('a:not([aria-current])').first());
    expect(current.borderBottomColor).not.toBe(neighbour.borderBottomColor);

    await page.keyboard.press('Tab');
    const focused = await styleOf(page.locator(':focus'));
    expect(focused).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });

    await page.getByRole('button', { name: t('header.requestSearch') }).click();
    expect((await styleOf(page.getByRole('dialog'))).borderTopWidth).toBe('1px');
  });
});

/** How the sheets lie on which the page is printed. */
async function sheetsOf(page: Page): Promise<'landscape' | 'portrait' | 'mixed'> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const isWide = new Set(sheets.map(([, width, height]) => Number(width) > Number(height)));
  if (isWide.size !== 1) return 'mixed';
  return isWide.has(true) ? 'landscape' : 'portrait';
}

test.describe('on paper', () => {
  test('what is read is printed upright, also after a table', async ({ page }) => {
    await page.goto('/option');
    await rows(page, 'option.listTitle').first().getByRole('link').first().click();
    await expect(optionForm(page).cancel).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await sheetsOf(page)).toBe('portrait');
  });

  for (const [path, title, isListAlone] of [
    ['/order?filter=unanswered', 'order.listTitle', true],
    ['/option', 'option.listTitle', true],
    ['/usage', 'usage.title', true],
    ['/billing', 'billing.title', false],
  ] as const) {
    test(`${path}: there is the table, and nothing that can be pressed`, async ({ page }) => {
      await page.goto(path);
      const table = page.getByRole('table', { name: t('table.caption', { title: t(title) }) });
      await expect(rows(page, title).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'searchbox', 'radio', 'navigation'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      // The year of the bills stays: it says which they are.
      await expect(page.getByRole('combobox')).toHaveCount(isListAlone ? 0 : 1);
      // A heading that sorts stays: it is the column's name.
      await expect(page.locator('button:not(th *)').filter({ visible: true })).toHaveCount(0);
      expect(await sheetsOf(page)).toBe('landscape');
      const beside = await textsBeside(table);
      expect(beside[0]).toBe(t(title));
      expect(beside).toContainEqual(expect.stringMatching(/^1〜\d+件目/));
      if (isListAlone) expect(beside).toHaveLength(2);
    });
  }
});

/** The texts on paper outside of a table. Texts for screen readers alone are one pixel wide. */
const textsBeside = (table: Locator) =>
  table.evaluate((node) => {
    const isOnPaper = (box: Element | null) => box?.checkVisibility() && box.getBoundingClientRect().width > 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.textContent?.trim() && isOnPaper(text.parentElement) && !node.contains(text))
        texts.push(text.textContent);
    return texts;
  });

test.describe('with a dark preference', () => {
  test.use({ colorScheme: 'dark' });

  test('the portal stays light, and says so to the browser', async ({ page }) => {
    await page.goto('/order');
    await expect(homeLink(page)).toBeVisible();
    const field = page.getByRole('searchbox');
    const canvas = await field.evaluate((node) => {
      node.style.color = 'CanvasText';
      return getComputedStyle(node).color;
    });
    expect(canvas).toBe('rgb(0, 0, 0)');
  });
});
