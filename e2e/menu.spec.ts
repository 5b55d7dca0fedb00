import type { Locator, Page } from '@playwright/test';
import { homeLink, openMenu, openUserMenu } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';

test.use({ account: 'yamada' });

const pathsOf = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
const items = async (page: Page) => (await openMenu(page)).getByRole('link');

test('the menus show the areas’ own names in the portal’s order [2.61, 2.62, 2.64, 2.65, 2.66, 2.73]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(homeLink(page)).toBeVisible();
  await expect(await items(page)).toHaveText([
    /^ホーム$/,
    /^駐車場探し$/,
    /^請求$/,
    /^利用状況$/,
    /^各種申請$/,
    /^お知らせ/,
  ]);
  expect(await pathsOf(await items(page))).toEqual(['/', '/order', '/billing', '/usage', '/option', '/news']);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(await items(page)).toHaveText([
    /^ホーム$/,
    /^探索依頼$/,
    /^請求$/,
    /^利用状況$/,
    /^各種申請$/,
    /^お知らせ/,
  ]);
  await openUserMenu(page);
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText([
    'パスワードの変更',
    '2段階認証の設定',
    'メール通知の設定',
    'ログアウト',
  ]);
  const settings = page.getByRole('banner').getByRole('listitem').getByRole('link');
  expect(await pathsOf(settings)).toEqual(['/password', '/mfa', '/email-setting']);
});
