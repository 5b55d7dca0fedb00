import type { Page } from '@playwright/test';
import { t, todayInTokyo } from '@portal/shared/text';
import { accept, acceptButtons, reject, rejectButtons } from './pages/estimates.ts';
import { goTo, heading, logOut, unreadNews } from './pages/frame.ts';
import { expectCounts, readCounts } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { loginForm, signIn } from './pages/login.ts';
import {
  attach,
  doneHeading,
  expectAttached,
  fillContent,
  fillLocation,
  orderForm,
  stepHeading,
} from './pages/order-form.ts';
import { ACCOUNTS } from './support/accounts.ts';
import { pdfFile, pngFile } from './support/files.ts';
import { dayInTokyo, newOrderName } from './support/lessee-api.ts';
import {
  expectNoSidewaysScrolling,
  expectReachableAboveKeyboard,
  expectSameAfterReload,
  expectWhole,
} from './support/looks.ts';
import { mailTo } from './support/outbox.ts';
import { expectJapanesePdf } from './support/pdf.ts';
import { NARROW, WIDE } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('on a desk', () => {
  test.use(WIDE);
  test(
    'from sign-in to an accepted estimate, a bill and the news, with a reload on every page [1.4, 1.6, 1.7, 1.10, 1.11, 2.12, 2.21, 2.100, 2.110, 4.4, 4.6, 4.8, 4.34, 4.35, 7.44, 7.46]',
    walk,
  );
});

test.describe('on a phone', () => {
  test.use(NARROW);
  test(
    'the same journey: nothing scrolls sideways, names are whole, the keyboard hides no button [2.59, 4.3, 4.5]',
    walk,
  );
});

async function walk({ page, request }: { page: Page; request: Parameters<typeof mailTo>[0] }): Promise<void> {
  test.slow();
  const isPhone = page.viewportSize()?.width === NARROW.viewport.width;
  /** One is where one was, and nothing sticks out. */
  const settle = async (...signs: Parameters<typeof expectSameAfterReload>[1][]) => {
    await expectSameAfterReload(page, ...signs);
    if (isPhone) await expectNoSidewaysScrolling(page);
  };
  const orderName = newOrderName(
    '東京都庁周辺地区第一種市街地再開発事業に伴う施設建築物等新築工事（仮称）南街区作業所',
  );
  const files = [pdfFile('配置図（最終版）.pdf'), pngFile('現場写真 1.png')];
  let orderAddress = '';

  await test.step('sign in', async () => {
    await page.goto('/');
    await expect(loginForm(page).heading).toBeVisible();
    await settle(loginForm(page).heading);
    if (isPhone) {
      const { email, password, submit } = loginForm(page);
      await email.fill(ACCOUNTS.tanaka);
      await password.fill('x');
      await expectReachableAboveKeyboard(page, password, submit);
    }
    await signIn(page, 'tanaka');
  });

  const before = await test.step('see the counts', async () => {
    await settle(heading(page), page.getByRole('heading', { name: t('home.attentionTitle') }));
    return readCounts(page);
  });
  const unread = await unreadNews(page);

  await test.step('ask for a parking lot, with two attachments', async () => {
    await goTo(page, 'nav.order');
    if (isPhone) await page.getByRole('button', { name: t('header.requestSearchShort') }).click();
    else
      await page
        .getByRole('main')
        .getByRole('link', { name: t('header.requestSearch') })
        .click();
    const form = orderForm(page);
    await fillLocation(page);
    await settle(stepHeading(page, 1));
    await expect(form.address).toHaveValue('東京都新宿区西新宿2丁目8番1号');
    if (isPhone) await expectReachableAboveKeyboard(page, form.longitude, form.next);
    await form.next.click();

    await expect(stepHeading(page, 2)).toBeVisible();
    await fillContent(page, { name: orderName, endDate: dayInTokyo(45), remarks: '朝7時から入れる場所を希望します。' });
    await attach(page, files);
    await settle(stepHeading(page, 2));
    await expect(form.name).toHaveValue(orderName);
    await expect(form.cars).toHaveValue('2');
    for (const { name } of files) await expectAttached(page, name);
    if (isPhone) await expectReachableAboveKeyboard(page, form.remarks, form.toConfirm);
    await form.toConfirm.click();

    await expect(stepHeading(page, 3)).toBeVisible();
    await settle(stepHeading(page, 3), page.getByText(orderName));
    for (const { name } of files) await expect(page.getByText(name)).toBeVisible();
    if (isPhone) await expectWhole(page.getByText(orderName));
    await form.submit.click();

    await expect(doneHeading(page)).toBeVisible();
    await settle(doneHeading(page), form.toList);
  });

  await test.step('find it in the list by keyword', async () => {
    await orderForm(page).toList.click();
    await expect(heading(page, t('order.listTitle'))).toBeVisible();
    await page.getByRole('searchbox', { name: t('order.searchLabel') }).fill(`  ${orderName}  `);
    await expect(page).toHaveURL(/[?&]q=/);
    const found = rows(page, 'order.listTitle');
    await expect(found).toHaveCount(1);
    const link = found.getByRole('link', { name: orderName });
    await settle(link);
    await expect(found).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: t('order.searchLabel') })).toHaveValue(orderName);
    if (isPhone) await expectWhole(link);
    await link.click();
  });

  const remaining = await test.step('watch estimates arrive, accept one and reject another', async () => {
    await expect(heading(page, orderName)).toBeVisible();
    orderAddress = page.url();
    // Nothing is done here: they appear by themselves.
    await expect(acceptButtons(page).nth(1)).toBeVisible({ timeout: 30_000 });
    await mailTo(request, ACCOUNTS.tanaka, ({ text }) => text.includes(orderName));
    await settle(heading(page, orderName), acceptButtons(page).first());
    const answerable = await rejectButtons(page).count();
    if (isPhone) {
      await expectWhole(heading(page, orderName));
      await acceptButtons(page).first().click();
      const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
      const wish = question.getByRole('textbox', { name: t('estimate.acceptRequestLabel') });
      await expectReachableAboveKeyboard(page, wish, question.getByRole('button', { name: t('estimate.accept') }));
      await question.getByRole('button', { name: t('common.cancel') }).click();
    }

    await accept(page, acceptButtons(page).first());
    await reject(page, rejectButtons(page).first());
    await expect(rejectButtons(page)).toHaveCount(answerable - 2);
    const states = page.getByRole('main');
    await settle(states.getByText(t('estimate.statusAccepted')), states.getByText(t('estimate.statusRejected')));

    await page.getByRole('link', { name: t('orderDetail.tabOrder') }).click();
    const [attachment] = files;
    await settle(
      page.getByRole('link', { name: attachment?.name ?? '' }),
      page.getByText('朝7時から入れる場所を希望します。'),
    );
    return answerable - 2;
  });

  await test.step('the counts on home have moved accordingly', async () => {
    await goTo(page, 'nav.home');
    const expected = {
      ...before,
      'home.inProgressCount': before['home.inProgressCount'] + 1,
      'home.unansweredQuoteCount': before['home.unansweredQuoteCount'] + (remaining > 0 ? 1 : 0),
      'home.uncontractedCount': before['home.uncontractedCount'] + 1,
    };
    await expectCounts(page, expected);
    await settle(heading(page));
    await expectCounts(page, expected);
    const label = t('home.uncontractedCount');
    await page
      .getByRole('link', { name: t('home.countLabel', { label, count: expected['home.uncontractedCount'] }) })
      .click();
    await expect(page).toHaveURL(/\/order\?filter=uncontracted$/);
    await settle(rows(page, 'order.listTitle').getByRole('link', { name: orderName }));
  });

  await test.step('download a bill that opens and shows Japanese', async () => {
    await goTo(page, 'nav.billing');
    const [year, month] = todayInTokyo().split('-').map(Number);
    const bill = rows(page, 'billing.title')
      .filter({ hasText: t('billing.notDownloaded') })
      .first();
    await settle(heading(page, t('billing.title')), bill);
    expect(Number(new URL(page.url()).searchParams.get('year') ?? year)).toBe(year);
    expect(Number(new URL(page.url()).searchParams.get('month') ?? month)).toBe(month);
    const downloading = page.waitForEvent('download');
    await bill.getByRole('button', { name: new RegExp(t('billing.download')) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const { text } = await expectJapanesePdf(download);
    if (text !== null) expect(text).toContain(t('billing.document'));
  });

  await test.step('read a news item: the badge falls', async () => {
    await goTo(page, 'nav.news');
    const item = rows(page, 'news.title')
      .filter({ hasText: t('news.unread') })
      .first();
    await settle(heading(page, t('news.title')), item);
    await item.getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/\w{18}$/);
    const back = page.getByRole('link', { name: t('news.back') });
    await settle(heading(page), back);
    await expect.poll(() => unreadNews(page)).toBe(unread - 1);
  });

  await test.step('sign out', async () => {
    await logOut(page);
    await expect(loginForm(page).heading).toBeVisible();
    await page.goto(orderAddress);
    await expect(loginForm(page).heading).toBeVisible();
    await settle(loginForm(page).heading);
  });
}
