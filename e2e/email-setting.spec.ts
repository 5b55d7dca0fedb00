import { heading, openUserMenu } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { SCREENS } from './support/page/screens.ts';
import { t } from './support/text.ts';

test.use({ account: 'large' });

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);
    test('the mail setting is chosen, saved and kept over a reload [2.43, 4.26, 4.27]', async ({ page }) => {
      await page.goto('/');
      await openUserMenu(page);
      await page.getByRole('link', { name: 'メール通知の設定' }).click();
      await expect(heading(page, t('emailSetting.title'))).toBeVisible();
      const save = page.getByRole('button', { name: t('emailSetting.submit') });
      const all = page.getByRole('radio', { name: t('emailSetting.all') });
      const important = page.getByRole('radio', { name: t('emailSetting.importantOnly') });
      // A second try may find what the first one left.
      const [before, after] = (await all.isChecked()) ? [all, important] : [important, all];
      await expect(before).toBeChecked();
      await expect(save).toBeDisabled();

      for (const [choice, other] of [
        [after, before],
        [before, after],
      ] as const) {
        await choice.check();
        await save.click();
        await expect(page.getByText(t('emailSetting.done'))).toBeVisible();
        await expect(save).toBeDisabled();
        await page.reload();
        await expect(choice).toBeChecked();
        await expect(other).not.toBeChecked();
      }
    });
  });
}
