import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { goTo, heading } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { PORTAL } from './support/addresses.ts';
import { hasNews } from './support/areas.ts';
import { BRAND_COLOUR } from './support/brand-colour.ts';
import { expectStyled } from './support/page/looks.ts';
import { currentBuild } from './support/release/registry.ts';
import { t } from './support/text.ts';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the login is styled under the policy: colours, font, spacing', async ({ page }) => {
  await page.goto('/login');
  const { submit, email } = loginForm(page);
  await email.fill('a@example.com');
  await loginForm(page).password.fill('secret');
  // Brand blue behind white text; a page without its styles fails silently, with the browser's grey buttons.
  await expect(submit).toHaveCSS('background-color', BRAND_COLOUR);
  await expect(submit).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await style(page, 'body', 'font-family')).toMatch(/Hiragino|Noto Sans/);
  expect(await style(page, 'body', 'font-size')).toBe('16px');
  expect(await style(page, 'body', 'color')).toBe('rgb(28, 36, 48)');
  expect((await email.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });
  test('the pages of every app are styled under the policy', async ({ page }) => {
    await page.goto('/');
    const current = page.getByRole('link', { name: t('nav.home'), exact: true });
    await expect(current).toHaveCSS('font-weight', '700');
    for (const [item, title] of [
      ['駐車場探しの依頼', 'order.listTitle'],
      ['請求', 'billing.title'],
      ...(hasNews ? ([['お知らせ', 'news.title']] as const) : []),
    ] as const) {
      await goTo(page, item);
      await expect(heading(page, t(title))).toHaveCSS('font-size', '26px');
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectStyled(page);
    }
    await page.goto('/password');
    await expect(heading(page, t('password.title'))).toHaveCSS('font-size', '26px');
    await expectStyled(page);
  });
});

test('no other site can frame a page', async ({ page, complaints }) => {
  complaints.allowViolations(/frame-ancestors/);
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${PORTAL}/login" onload="document.title = 'answered'"></iframe>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = site.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page).toHaveTitle('answered');
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    await expect(page.frameLocator('iframe').locator('body')).not.toContainText(t('login.title'));
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

test('text becomes neither markup nor code nor the address of a script', async ({ page, complaints }) => {
  complaints.allowViolations(/trusted-?types?|requires 'Trusted/i);
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempts = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x">' }),
      () => Object.assign(document.createElement('script'), { src: '/remotes.json' }),
      () => Object.assign(document.createElement('script'), { text: 'window.isHacked = true' }),
      () => window.trustedTypes?.createPolicy('another', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test('documents have the full policy', async ({ request }) => {
  for (const path of ['/', '/login', '/billing?year=2026', '/order/create', '/nowhere']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).not.toMatch(/\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-cache',
    });
  }
});

test('a page that an action link opens sends no referrer and is not stored', async ({ request }) => {
  const headers = (await request.get('/auth-action?mode=resetPassword&oobCode=x&apiKey=y')).headers();
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
});

test('files of a version never change; a missing file is not a page', async ({ request }) => {
  const { entry } = await currentBuild('mf-orders');
  const file = await request.get(entry, { headers: { 'Accept-Encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect((await request.get('/remotes.json')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(entry.replace(/\.js$/, 'x.js'))).status()).toBe(404);
  // Source maps are not published.
  expect((await request.get(`${entry}.map`)).status()).toBe(404);
});
