import type { Locator, Page } from '@playwright/test';
import { answer, call, NEVER, refused } from './fault/answers.ts';
import { acceptButtons, rejectButtons } from './pages/estimates.ts';
import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** Components of the kit in use, for what only a browser knows: sizes, colours, movement. */

const isRejection = (path: string) => path.endsWith('/reject');

const acceptDialog = (page: Page) => page.getByRole('dialog', { name: t('estimate.acceptTitle') });
const rejectDialog = (page: Page) => page.getByRole('alertdialog', { name: t('estimate.rejectTitle') });

test.describe('an order', () => {
  test.use({ account: 'sato' });

  test('every dialog is 600 pixels wide on a desktop, and at least 300 high [2.76]', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const { id } = await makeQuotedOrder('sato');
    const fits = async (dialog: Locator) => {
      await expect(dialog).toBeVisible();
      const { width, height } = await dialog.evaluate((element) => element.getBoundingClientRect());
      expect(width).toBe(600);
      expect(height).toBeGreaterThanOrEqual(300);
    };
    await page.goto(`/order/${id}`);
    await acceptButtons(page).first().click();
    await fits(acceptDialog(page));
    await page.keyboard.press('Escape');

    await answer(page, isRejection, refused(500));
    await rejectButtons(page).first().click();
    await fits(rejectDialog(page));
    await rejectDialog(page)
      .getByRole('button', { name: t('estimate.reject') })
      .click();
    const failure = page.getByRole('alertdialog', { name: t('errorDialog.postTitle') });
    await fits(failure);
    await page.keyboard.press('Escape');

    // Somebody else was faster.
    await answer(page, isRejection, refused(409));
    await rejectButtons(page).first().click();
    await rejectDialog(page)
      .getByRole('button', { name: t('estimate.reject') })
      .click();
    await fits(page.getByRole('dialog', { name: t('dialog.noticeTitle') }));
  });

  test('a running button is disabled and shows a spinner: primary, secondary [2.91]', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const { id } = await makeQuotedOrder('sato');
    const turns = (button: Locator) =>
      button.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
      );
    const runsWhenPressed = async (button: Locator) => {
      await expect(button).toBeEnabled();
      expect(await turns(button)).toBe(false);
      await button.click();
      await expect(button).toBeDisabled();
      expect(await turns(button)).toBe(true);
    };
    await answer(page, (path) => path.endsWith('/accept'), NEVER);
    await page.goto(`/order/${id}`);
    await acceptButtons(page).first().click();
    await runsWhenPressed(acceptDialog(page).getByRole('button', { name: t('estimate.accept') }));

    await answer(page, call('/user/mfa'), refused(500));
    await page.goto('/mfa');
    const again = page.getByRole('button', { name: t('common.retry') });
    await expect(again).toBeVisible();
    await answer(page, call('/user/mfa'), NEVER);
    await runsWhenPressed(again);
  });
});

test.describe('news', NEWS, () => {
  test.use({ account: 'yamada' });

  test('three categories have their own background, any other is plain text [2.90]', async ({ page }) => {
    const special = ['障害対応', 'メンテナンス情報', 'アップデート情報'];
    await answer(page, call('/news'), async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { data: { category: string }[] };
      list.data.forEach((item, index) => {
        item.category = special[index] ?? 'お知らせ';
      });
      await route.fulfill({ response, json: list });
    });
    await page.goto('/news');
    const none = 'rgba(0, 0, 0, 0)';
    /** The first background behind the text within its cell. */
    const groundOf = (category: string) =>
      page
        .getByRole('table')
        .getByText(category, { exact: true })
        .first()
        .evaluate((text, clear) => {
          for (let box: Element | null = text; box && !box.matches('td'); box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box);
            if (backgroundColor !== clear) return backgroundColor;
          }
          return clear;
        }, none);
    const grounds = await Promise.all(special.map(groundOf));
    expect(new Set([...grounds, none]).size).toBe(4);
    expect(await groundOf('お知らせ')).toBe(none);
  });
});
