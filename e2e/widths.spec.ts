import type { Page } from '@playwright/test';
import { acceptButtons, rejectButtons } from './pages/estimates.ts';
import { askHowToOrder, homeLink, openMenu, openUserMenu } from './pages/frame.ts';
import { chooseExport, rows } from './pages/list.ts';
import { cancelQuestion, optionForm } from './pages/option-form.ts';
import { orderForm, SITE_ADDRESS } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { chooseFontSize } from './support/page/browser-font.ts';
import { answerWithLongWords, LONG_WORD } from './support/page/long-words.ts';
import { expectFitsAtEveryWidth, expectNoSidewaysScrolling, lastLine } from './support/page/looks.ts';
import { coveredOf } from './support/page/on-top.ts';
import { FEW_WIDTHS, LONG, SCREENS } from './support/page/screens.ts';
import { makeOption, makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.describe('nobody is signed in', () => {
  test('the portal’s name is on the login of a phone with a large font', async ({ page }) => {
    await page.goto('/login');
    for (const font of [16, 24, 32]) {
      await chooseFontSize(page, font);
      await page.setViewportSize({ width: 375, height: 800 });
      const name = page.getByText(t('app.title'), { exact: true }).first();
      await expect(name, `font of ${font} px`).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the links below the login of a phone are not broken inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/login');
  expect(await lastLine(page.getByRole('link', { name: t('login.toEntry') }))).toMatch(/（利用申し込み）$/);
});

test.describe('signed in', () => {
  test.use({ account: 'sato' });

  test('the portal’s name is in the header of a phone, beside a scroll bar and with a large font', async ({ page }) => {
    await page.goto('/');
    const name = homeLink(page).getByText(t('app.title'), { exact: true });
    // The badge makes the header narrower.
    if (hasNews) await expect(page.getByRole('link', { name: /^お知らせ（/ })).toBeVisible();
    for (const [font, ...widths] of [
      [16, 320, 360, 375, 767],
      [24, 360, 375, 768],
      [32, 480, 768, 1280],
    ] as const) {
      await chooseFontSize(page, font);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(name, `${width} px, font of ${font} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('menus, questions, suggestions and calendars fit with a large font of the browser', async ({ page }) => {
    test.slow();
    await chooseFontSize(page, 32);
    await lookAtWhatOpens(page, () => expectNoSidewaysScrolling(page));
  });

  test('menus, questions and suggestions fit when all that a host sends is one long word', LONG, async ({ page }) => {
    test.slow();
    await answerWithLongWords(page);
    await lookAtWhatOpens(page, () => expectNoSidewaysScrolling(page));
  });

  test(
    'a place found for an address, and the lots on a map, fit with one long word as their name',
    LONG,
    async ({ page }) => {
      test.slow();
      await answerWithLongWords(page);
      const order = await makeQuotedOrder('sato');
      const form = orderForm(page);
      await page.goto('/order/create');
      await form.address.fill(SITE_ADDRESS);
      await expect(page.getByRole('option', { name: LONG_WORD }).first()).toBeVisible();
      await expectFitsAtEveryWidth(page, FEW_WIDTHS);
      await form.address.blur();
      await form.setCentre.click();
      await expect(page.getByText(LONG_WORD).first()).toBeVisible();
      await expectFitsAtEveryWidth(page, FEW_WIDTHS);

      await page.goto(`/order/${order.id}`);
      await page.getByRole('button', { name: /^1番 / }).focus();
      await expectFitsAtEveryWidth(page, FEW_WIDTHS);
    },
  );
});

for (const [screen, size] of SCREENS)
  test.describe(`what a field suggests, ${screen}`, () => {
    test.use({ ...size, account: 'sato' });

    test('lies over the fields and the map below it', async ({ page }) => {
      await page.goto('/option/create');
      const { order } = optionForm(page);
      // There is room for the list below it.
      await order.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await order.click();
      await expect(page.getByRole('option').nth(3)).toBeVisible();
      expect(await coveredOf(page.getByRole('option'))).toEqual([]);
      await page.goto('/order/create');
      await expect(page.getByRole('button', { name: t('map.zoomIn') })).toBeVisible();
      await orderForm(page).address.pressSequentially('新宿');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
      expect(await coveredOf(page.getByRole('option'))).toEqual([]);
    });
  });

test.describe('signed in, with a bill for each contract', () => {
  test.use({ account: 'tanaka' });

  test('bills and their download fit when all that a host sends is one long word', LONG, async ({ page }) => {
    test.slow();
    await answerWithLongWords(page);
    for (const width of FEW_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/billing');
      await expect(rows(page, 'billing.title').first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await chooseExport(page, t('zip.title'));
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  });
});

/** What lies over a page, at each of these widths. */
async function lookAtWhatOpens(page: Page, look: () => Promise<void>): Promise<void> {
  const order = await makeQuotedOrder('sato');
  const option = await makeOption('sato');
  const size = page.viewportSize();
  for (const width of FEW_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await openMenu(page);
    await openUserMenu(page);
    await expect(page.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await askHowToOrder(page);
    await look();

    await page.goto(`/order/${order.id}`);
    await acceptButtons(page).first().click();
    await expect(page.getByRole('dialog', { name: t('estimate.acceptTitle') })).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await rejectButtons(page).first().click();
    await expect(page.getByRole('alertdialog', { name: t('estimate.rejectTitle') })).toBeVisible();
    await look();

    await page.goto('/option/create');
    await optionForm(page).order.click();
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    for (const calendar of await page.getByRole('button', { name: t('chakra.datePicker.open') }).all()) {
      await calendar.click();
      await expect(page.getByRole('button', { name: t('chakra.datePicker.nextMonth') })).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
    }

    await page.goto(`/option/${option.id}/update`);
    await optionForm(page).cancel.click();
    await expect(cancelQuestion(page)).toBeVisible();
    await look();
  }
  if (size) await page.setViewportSize(size);
}
