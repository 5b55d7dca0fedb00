import { goTo, heading, logOut } from './pages/frame.ts';
import { signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

test('自分の案件 and named filters are where the customer left them, also after a sign-out', async ({ page }) => {
  const own = page.getByRole('button', {
    name: t('filter.remove', { condition: `${t('filter.account')} ${t('filter.mine')}` }),
  });
  const list = heading(page, t('order.listTitle'));
  await page.goto('/');
  await page.getByRole('combobox', { name: t('filter.account') }).selectOption({ label: t('filter.mine') });
  await expect(page).toHaveURL(/\/\?contact=\w+$/);

  await goTo(page, t('order.listTitle'));
  await expect(list).toBeVisible();
  await expect(own).toBeVisible();
  await page.getByRole('radio', { name: t('order.filterUnanswered') }).check({ force: true });
  await expect(page).toHaveURL(/filter=unanswered/);
  await page.getByRole('button', { name: t('filter.save') }).click();
  const drawer = page.getByRole('dialog', { name: t('filter.saved') });
  await drawer.getByRole('textbox', { name: t('filter.saveName') }).fill('朝の確認');
  await drawer.getByRole('button', { name: t('filter.save') }).click();
  await expect(page.getByText(t('filter.saveDone', { name: '朝の確認' }))).toBeVisible();
  await page.getByRole('button', { name: t('filter.reset') }).click();
  await expect(own).toBeHidden();

  await logOut(page);
  await signIn(page, 'yamada');
  await goTo(page, t('order.listTitle'));
  await expect(list).toBeVisible();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: t('filter.savedCount', { count: 1 }) }).click();
  await drawer.getByRole('button', { name: '朝の確認', exact: true }).click();
  await expect(own).toBeVisible();
  await expect(page).toHaveURL(/filter=unanswered/);
});
