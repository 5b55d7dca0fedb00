import { goTo, heading } from './pages/frame.ts';
import { attach, expectAttached, fillContent, fillLocation, orderForm, stepHeading } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { expectNoSidewaysScrolling, watchArrival, watchFlash } from './support/page/looks.ts';
import { inReport, LONG, LOOK, SCREENS } from './support/page/screens.ts';
import { pdfFile } from './support/provider/files.ts';
import { dayInTokyo } from './support/provider/lessee-api.ts';
import { ownApp } from './support/provider/own-app.ts';
import { t } from './support/text.ts';

/* What the portal is told while it is open, and what it reports: remote config and analytics, through Firebase's SDK. */

const DATE = '2026年12月5日（土）22:00〜翌6:00（作業の状況により、前後する場合がございます）';
const NOTHING_ELSE = ['banner', 'navigation', 'contentinfo', 'link', 'button', 'textbox'] as const;

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use({ ...size, account: 'yamada' });

    test(
      'maintenance begins and ends without a reload; a half-filled order survives it [2.47, 2.48, 2.49, 7.51]',
      LOOK,
      async ({ page, request }) => {
        const { announce } = await ownApp(page, request);
        const form = orderForm(page);
        await page.goto('/order/create');
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await fillLocation(page);
        await form.details.click();
        const latitude = await form.latitude.inputValue();

        await announce(DATE);
        await expect(heading(page)).toHaveText([t('maintenance.title')]);
        await expect(page.getByText(t('maintenance.body'))).toBeVisible();
        await expect(page.getByText(t('maintenance.date', { date: DATE }))).toBeVisible();
        for (const role of NOTHING_ELSE) await expect(page.getByRole(role)).toHaveCount(0);
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page, 'maintenance');
        await announce(null);
        await expect(form.latitude).toHaveValue(latitude);
        await expect(page.getByText(t('map.selected', { address: '東京都新宿区西新宿' }))).toBeVisible();
        await expect(page.getByRole('button', { name: t('map.zoomIn') })).toBeVisible();

        await form.next.click();
        await fillContent(page, { name: '青葉ビル新築工事', endDate: dayInTokyo(30), remarks: '朝7時から' });
        await attach(page, [pdfFile('配置図.pdf')]);
        await form.remarks.click();
        const top = await page.evaluate(() => window.scrollY);
        await announce('');
        await expect(heading(page)).toHaveText([t('maintenance.title')]);
        await expect(page.getByText(t('maintenance.date', { date: '' }).trim())).toHaveCount(0);
        await announce(null);
        await expect(form.remarks).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
        await page.keyboard.type('。誘導員あり');
        await expect(form.name).toHaveValue('青葉ビル新築工事');
        await expectAttached(page, '配置図.pdf');
        await form.toConfirm.click();
        await expect(stepHeading(page, 3)).toBeVisible();
        await expect(page.getByText('朝7時から。誘導員あり')).toBeVisible();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      },
    );
  });
}

test.describe('a page that is opened during maintenance', () => {
  for (const path of ['/login', '/order', '/nowhere'])
    test(`${path} shows nothing but that [2.47]`, path === '/login' ? {} : LONG, async ({ page, request }) => {
      const { announce } = await ownApp(page, request);
      await announce('22:00〜');
      const arrival = await watchArrival(page);
      const hasFlashed = await watchFlash(page);
      await page.goto(path);
      await expect(heading(page)).toHaveText([t('maintenance.title')]);
      // From the document's picture on.
      const { sum, by } = await arrival();
      expect(sum, by).toBe(0);
      expect(await hasFlashed()).toBe(false);
      for (const role of NOTHING_ELSE) await expect(page.getByRole(role)).toHaveCount(0);
    });
});

test.describe('analytics', () => {
  test.use({ account: 'yamada' });
  const SDK = /\/analytics\.[^/]+\.js/;

  test('with a measurement id Google is told where customers are, and not what they see [1.20, 1.21, 1.22]', async ({
    page,
    request,
    complaints,
  }) => {
    // Google cannot be reached here: its script is refused, and what it would send stays in the page.
    complaints.allow(/googleapis|googletagmanager/);
    complaints.allowViolations(/googleapis|googletagmanager/);
    await ownApp(page, request, 'G-TEST');
    const sdk = page.waitForRequest(SDK);
    await page.goto('/order?q=%E6%9D%B1%E4%BA%AC');
    await sdk;
    const row = page.getByRole('row').nth(1).getByRole('link').first();
    const name = await row.textContent();
    await row.click();
    await expect(page).toHaveURL(/\/order\/\w{18}$/);
    await goTo(page, t('billing.title'));
    await expect(heading(page, t('billing.title'))).toBeVisible();

    const sent = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    await expect.poll(sent).toContain('/billing');
    const events = await sent();
    expect(events).toContain('"page_path":"/order/detail"');
    expect(events).toContain('"link_press"');
    for (const secret of [name ?? '', '東京', '%E6', 'yamada', 'javascript:']) expect(events).not.toContain(secret);
    expect(events).not.toMatch(/\/order\/\w{18}/);
  });

  for (const [screen, size, length] of inReport(SCREENS))
    test.describe(screen, length, () => {
      test.use(size);

      test(
        'where it waits for consent, nothing is sent before, and the answer is kept',
        LOOK,
        async ({ page, request, complaints }) => {
          complaints.allow(/googleapis|googletagmanager/);
          complaints.allowViolations(/googleapis|googletagmanager/);
          await ownApp(page, request, 'G-TEST', true);
          const asked: string[] = [];
          page.on('request', (sent) => {
            if (SDK.test(sent.url()) || /google-analytics|googletagmanager|firebase\.googleapis/.test(sent.url()))
              asked.push(sent.url());
          });
          const agree = page.getByRole('button', { name: t('consent.agree') });
          const footerButton = page.getByRole('button', { name: t('footer.analytics') });
          await page.goto('/order');
          await expect(agree).toBeVisible();
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page, 'consent');
          await goTo(page, t('billing.title'));
          await expect(heading(page, t('billing.title'))).toBeVisible();
          await page.getByRole('button', { name: t('consent.decline') }).click();
          await expect(agree).toHaveCount(0);
          await page.reload();
          await expect(footerButton).toBeAttached();
          await expect(agree).toHaveCount(0);
          expect(asked).toEqual([]);

          await footerButton.click();
          const sdk = page.waitForRequest(SDK);
          await page.keyboard.press('Tab');
          await expect(agree).toBeFocused();
          await page.keyboard.press('Enter');
          await sdk;
          await page.reload();
          await page.waitForRequest(SDK);
          await expect(agree).toHaveCount(0);
        },
      );
    });

  test('without one, nothing of it is loaded', async ({ page, request }) => {
    const { announce } = await ownApp(page, request);
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.url()));
    await announce('22:00〜');
    await page.goto('/');
    // By now everything that waits for a quiet moment has been started.
    await expect(heading(page)).toHaveText([t('maintenance.title')]);
    expect(loaded.filter((url) => /remote-config\.[^/]+\.js/.test(url))).toHaveLength(1);
    expect(loaded.filter((url) => SDK.test(url))).toEqual([]);
  });
});
