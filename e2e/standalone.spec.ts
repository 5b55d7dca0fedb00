import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { twoFactorForm } from './pages/two-factor.ts';
import { expect, test } from './portal-test.ts';
import { hasNews, LEFT_OUT, NEWS } from './support/areas.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { LONG, NARROW } from './support/page/screens.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { bundledModules, shellVersion } from './support/release/bundles.ts';
import { publishedRegistry } from './support/release/registry.ts';
import { type Alone, startAlone } from './support/release/standalone.ts';
import { type PlainMessageKey, t } from './support/text.ts';

interface Remote {
  remote: string;
  title: PlainMessageKey;
  /** What its first page shows of its own. */
  shows: (page: Page) => Promise<void>;
  /** Its first page asks the API for nothing: no answer can be slow or fail there. */
  isSilent?: true;
}

/** The same configuration starts them all, so `npm test` only runs the smallest. */
const REMOTES: readonly Remote[] = [
  {
    remote: 'mf-orders',
    title: 'order.listTitle',
    shows: async (page) => {
      await rows(page, 'order.listTitle').first().getByRole('link').first().click();
      await expect(page.getByRole('link', { name: t('orderDetail.tabOrder'), exact: true })).toBeVisible();
    },
  },
  {
    remote: 'mf-billing',
    title: 'billing.title',
    shows: (page) => expect(page.getByRole('searchbox', { name: t('billing.searchLabel') })).toBeVisible(),
  },
  {
    remote: 'mf-account',
    title: 'password.title',
    isSilent: true,
    shows: async (page) => {
      await expect(page.getByLabel(t('password.current'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: '2段階認証の設定' }).click();
      await expect(heading(page, t('mfa.title'))).toBeVisible();
      await page.getByRole('link', { name: t('mfa.enable') }).click();
      await expect(twoFactorForm(page).phone).toBeVisible();
      await page.getByRole('link', { name: 'メール通知の設定' }).click();
      await expect(page.getByRole('radio', { name: t('emailSetting.all') })).toBeVisible();
    },
  },
  {
    remote: 'mf-news',
    title: 'news.title',
    shows: async (page) => {
      await rows(page, 'news.title').first().getByRole('link').click();
      await expect(page.getByRole('link', { name: t('news.back') })).toBeVisible();
    },
  },
];

const panel = (page: Page): Locator => page.getByRole('complementary', { name: '開発用のシナリオ' });
const inForce = (page: Page, name: string): Locator => panel(page).getByText(`開発用のシナリオ：${name}`);

/** What each kind of account is called, and who is signed in then. */
const ACCOUNT_KINDS = [
  ['per-contract', '契約ごとの請求', '田中 太郎'],
  ['other-department', '同じ会社の別部署', '山田 花子'],
  ['monthly', '月ごとの請求', '佐藤 恵美'],
  ['empty', 'データなし', '新井 始'],
  ['many-rows', '大量のデータ', '大森 豊'],
] as const;

/** What a guard demands first, and which page of mf-account does it. */
const DEMANDS = [
  ['must-change-password', 'パスワードの変更が必要', '「パスワードの変更」の画面を開く', '/password'],
  ['mfa-required', '2段階認証の設定が必要', '「2段階認証の設定」の画面を開く', '/mfa-setting'],
  ['unverified', 'メールアドレスが未確認', /の画面を開く$/, '/mfa/email-verify'],
] as const;

const SMALLEST = hasNews ? 'mf-news' : 'mf-account';

for (const { remote, title, shows, isSilent } of REMOTES.filter((one) => !LEFT_OUT.includes(one.remote))) {
  const usual = remote === SMALLEST ? {} : LONG;

  test.describe(`${remote} alone`, usual, () => {
    // One server for all of them.
    test.describe.configure({ mode: 'default' });
    let alone: Alone;
    const open = (page: Page, search: string) => page.goto(`${alone.address}/${search}`, { timeout: 60_000 });

    test.beforeAll(async () => {
      // The build comes first.
      test.setTimeout(240_000);
      alone = await startAlone(remote);
    });
    // Its hot reload would miss the server.
    test.afterEach(({ page }) => page.goto('about:blank').then(() => undefined));
    test.afterAll(() => alone.stop());

    test(`${remote} runs alone: sign-in, its pages, sign-out`, async ({ page }) => {
      await open(page, '');
      await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
      await expect(heading(page, t(title))).toBeVisible();
      await shows(page);
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 36, 48)');
      await page.reload();
      await expect(loginForm(page).heading).toBeHidden();
      await page.getByRole('button', { name: t('userMenu.logout') }).click();
      await expect(loginForm(page).submit).toBeVisible();
    });

    for (const [scenario, name, person] of ACCOUNT_KINDS)
      test(`${remote}, ?scenario=${scenario}`, scenario === 'empty' ? {} : LONG, async ({ page }) => {
        await open(page, `?scenario=${scenario}`);
        await expect(page.getByRole('banner')).toContainText(person);
        await expect(heading(page, t(title))).toBeVisible();
        await expect(inForce(page, name)).toBeVisible();
        // The page's own address has nothing of it.
        expect(new URL(page.url()).search).not.toContain('scenario');
      });

    for (const [scenario, name, link, path] of DEMANDS)
      test(`${remote}, ?scenario=${scenario}`, scenario === 'must-change-password' ? {} : LONG, async ({ page }) => {
        await open(page, `?scenario=${scenario}`);
        await expect(inForce(page, name)).toBeVisible();
        if (remote === 'mf-account') {
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          return;
        }
        await expect(heading(page, 'ポータルでは別の画面が表示されます')).toBeVisible();
        await expect(page.getByRole('link', { name: link })).toHaveAttribute(
          'href',
          new RegExp(`^http://localhost:\\d+${path}\\?scenario=${scenario}$`),
        );
        await expect(heading(page, t(title))).toBeHidden();
      });

    test(`${remote}, ?scenario=mfa-pending`, LONG, async ({ page }) => {
      await open(page, '?scenario=mfa-pending');
      await expect(page.getByRole('heading', { name: t('login.mfaTitle') })).toBeVisible();
      await expect(panel(page).getByRole('link', { name: '送信されたメールとSMSを見る' })).toBeVisible();
    });

    test(`${remote}, ?scenario=maintenance`, LONG, async ({ page }) => {
      await open(page, '?scenario=maintenance');
      await expect(heading(page, t('maintenance.title'))).toBeVisible();
      await expect(inForce(page, 'メンテナンス中')).toBeVisible();
      await open(page, '?scenario=per-contract');
      await expect(heading(page, t(title))).toBeVisible();
      await expect(heading(page, t('maintenance.title'))).toBeHidden();
    });

    if (isSilent) return;

    test(`${remote}, ?scenario=failing, and nothing of it afterwards`, async ({ page }) => {
      await open(page, '?scenario=failing&scenario.answer=403');
      await expect(
        page
          .getByRole('alertdialog')
          .or(page.getByText(t('common.notLoaded')))
          .first(),
      ).toBeVisible();
      await open(page, '?scenario=per-contract');
      await expect(inForce(page, '契約ごとの請求')).toBeVisible();
      await expect(rows(page, title).first()).toBeVisible();
      await open(page, '?scenario=none');
      await expect(loginForm(page).submit).toBeVisible();
      await expect(inForce(page, 'なし')).toBeVisible();
    });

    test(`${remote}, ?scenario=slow`, LONG, async ({ page }) => {
      await open(page, '?scenario=slow');
      await expect(page.getByText(t('common.stillLoading')).first()).toBeVisible();
      await expect(rows(page, title).first()).toBeVisible();
    });

    test(`${remote}, ?scenario=expired-token: signs in again, and is back`, LONG, async ({ page, complaints }) => {
      complaints.allow(/the server responded with a status of 401/);
      await open(page, '?scenario=expired-token');
      await expect(page.getByText(t('session.expiredTitle'))).toBeVisible();
      await submitLogin(page, ACCOUNTS.tanaka, PASSWORD);
      await expect(rows(page, title).first()).toBeVisible();
    });
  });
}

test.describe('the panel of scenarios', () => {
  test.use(NARROW);

  test('on a phone it covers nothing, and can be used by the keyboard', { tag: [LONG.tag, NEWS.tag] }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const alone = await startAlone(SMALLEST);
    try {
      await page.goto(`${alone.address}/?scenario=empty`, { timeout: 60_000 });
      await expect(heading(page, t('news.title'))).toBeVisible();
      const bottomOf = async (locator: Locator) => {
        const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
        return y + height;
      };
      expect(await bottomOf(panel(page))).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())?.y ?? 0);
      await panel(page).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('link', { name: '大量のデータ' })).toBeVisible();
      expect(await bottomOf(panel(page))).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())?.y ?? 0);
      await expectAccessible(page, 'the panel');
      await panel(page).getByRole('link', { name: '大量のデータ' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner')).toContainText('大森 豊');
    } finally {
      await page.goto('about:blank');
      await alone.stop();
    }
  });
});

test('no build for customers has anything of what an area alone has', async () => {
  const { remotes } = publishedRegistry();
  const builds = [
    ['shell', await shellVersion()],
    ...Object.entries(remotes).map(([name, { current }]) => [name, current.version]),
  ] as [string, string][];
  for (const [app, version] of builds) {
    const modules = bundledModules(app, version);
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((module) => module.includes('/host/alone/'))).toEqual([]);
    const folder = join(import.meta.dirname, '..', app, 'dist', version);
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const word of [PASSWORD, '開発用のシナリオ']) expect(texts.some((text) => text.includes(word))).toBe(false);
  }
});
