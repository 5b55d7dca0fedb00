import type { Locator, Page } from '@playwright/test';
import { homeLink, openMenu, openUserMenu } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { publishedRegistry } from './support/release/registry.ts';

test.use({ account: 'yamada' });

const pathsOf = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
const items = async (page: Page) => (await openMenu(page)).getByRole('link');

const MAIN = ['/', '/order', '/billing', '/usage', '/option', ...(hasNews ? ['/news'] : [])];
const ACCOUNT = ['/password', '/mfa', '/email-setting'];
/** The specification says nothing of them: they come last. */
const others = (place: string) =>
  Object.values(publishedRegistry().remotes)
    .flatMap(({ areas }) => Object.entries(areas))
    .filter(([prefix, { menu }]) => menu?.place === place && ![...MAIN, ...ACCOUNT].includes(prefix));
const pathsOfOthers = (place: string) => others(place).map(([prefix]) => prefix);
const titlesOfOthers = (place: string) => others(place).map(([, { title }]) => title);

test('the menus show the areas’ own names in the portal’s order [2.61, 2.62, 2.64, 2.65, 2.66, 2.73]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(homeLink(page)).toBeVisible();
  await expect(await items(page)).toHaveText([
    /^ホーム$/,
    /^駐車場探しの依頼$/,
    /^請求$/,
    /^利用状況$/,
    /^各種申請$/,
    ...(hasNews ? [/^お知らせ/] : []),
    ...titlesOfOthers('main'),
  ]);
  expect(await pathsOf(await items(page))).toEqual([...MAIN, ...pathsOfOthers('main')]);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(await items(page)).toHaveText([
    /^ホーム$/,
    /^駐車場の依頼$/,
    /^請求$/,
    /^利用状況$/,
    /^各種申請$/,
    ...(hasNews ? [/^お知らせ/] : []),
    ...titlesOfOthers('main'),
  ]);
  await openUserMenu(page);
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText([
    'パスワードの変更',
    '2段階認証の設定',
    'メール通知の設定',
    ...titlesOfOthers('account'),
    'ログアウト',
  ]);
  const settings = page.getByRole('banner').getByRole('listitem').getByRole('link');
  expect(await pathsOf(settings)).toEqual([...ACCOUNT, ...pathsOfOthers('account')]);
});
