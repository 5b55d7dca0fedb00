import type { Page } from '@playwright/test';
import { homeLink, openMenu, openUserMenu } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';

test.use({ account: 'yamada' });

const items = async (page: Page) => (await openMenu(page)).getByRole('link');

test('the menus name the areas as their remotes do, in the portal’s order [2.61, 2.62, 2.64, 2.67, 2.73]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(homeLink(page)).toBeVisible();
  await expect(await items(page)).toHaveText([/^ホーム$/, /^駐車場探し$/, /^請求$/, /^お知らせ/]);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(await items(page)).toHaveText([/^ホーム$/, /^探索依頼$/, /^請求$/, /^お知らせ/]);
  await openUserMenu(page);
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText([
    'パスワードの変更',
    '2段階認証の設定',
    'メール通知の設定',
    'ログアウト',
  ]);
});
