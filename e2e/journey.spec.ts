import type { APIRequestContext, Page } from '@playwright/test';
import { answerEstimates, compareCounts } from './journey/answers.ts';
import { askForParkingLot, findOrder } from './journey/new-order.ts';
import { downloadBill, readNews } from './journey/paperwork.ts';
import { type Traveller, traveller } from './journey/traveller.ts';
import { heading, logOut } from './pages/frame.ts';
import { readCounts } from './pages/home.ts';
import { loginForm, signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { expectReachableAboveKeyboard } from './support/page/looks.ts';
import { LONG, NARROW, WIDE } from './support/page/screens.ts';
import { answerLate, expectFresh, type Translator, translate } from './support/page/translator.ts';
import { ACCOUNTS } from './support/provider/accounts.ts';
import { mailTo } from './support/provider/outbox.ts';
import { t } from './support/text.ts';

test.describe('on a desk', () => {
  test.use(WIDE);
  test('from sign-in to an accepted estimate, a bill and the news, with a reload on every page [1.4, 1.6, 1.7, 1.11, 2.21, 2.100, 2.110, 4.8, 4.34]', ({
    page,
    request,
  }) => walk({ page, request }));
});

test.describe('on a phone', () => {
  test.use(NARROW);
  test('the same journey: nothing scrolls sideways, names are complete, the keyboard hides no button', ({
    page,
    request,
  }) => walk({ page, request }));
});

test.describe('by somebody from another country', LONG, () => {
  test.use(WIDE);
  test('the same journey on pages that the browser translates, with late answers', async ({ page, request }) => {
    const translator = await translate(page);
    await answerLate(page);
    await walk({ page, request, translator });
    await expectFresh(translator, 'signed out');
  });
});

interface Circumstances {
  page: Page;
  request: APIRequestContext;
  translator?: Translator;
}

async function walk({ page, request, translator }: Circumstances): Promise<void> {
  test.slow();
  const customer = traveller(page, translator);
  const { orderName, settle } = customer;

  await test.step('sign in', () => enter(customer));
  const before = await test.step('see the counts', async () => {
    await settle(heading(page), page.getByRole('heading', { name: t('home.attentionTitle') }));
    return readCounts(page);
  });
  await test.step('ask for a parking lot, with two attachments', () => askForParkingLot(customer));
  await test.step('find it in the list by keyword', () => findOrder(customer));
  const orderAddress = page.url();
  const unanswered = await test.step('accept one estimate and reject another', () => answerEstimates(customer));
  await mailTo(request, ACCOUNTS.tanaka, ({ text }) => text.includes(orderName));
  await test.step('the counts on home have changed accordingly', () => compareCounts(customer, before, unanswered));
  await test.step('download a bill', () => downloadBill(customer));
  // There are only as many unread ones as journeys on untranslated pages; translated.spec.ts reads the news too.
  if (!translator && hasNews) await test.step('read a news item', () => readNews(customer));

  await test.step('sign out', async () => {
    await logOut(page);
    await expect(loginForm(page).heading).toBeVisible();
    await page.goto(orderAddress);
    // The document shows the login's card before React has led there.
    await expect(page).toHaveURL('/login');
    await settle(loginForm(page).heading);
  });
}

async function enter({ page, isPhone, settle }: Traveller): Promise<void> {
  const { heading: title, email, password, submit } = loginForm(page);
  await page.goto('/');
  await expect(title).toBeVisible();
  await settle(title);
  if (isPhone) {
    await email.fill(ACCOUNTS.tanaka);
    await password.fill('x');
    await expectReachableAboveKeyboard(page, password, submit);
  }
  await signIn(page, 'tanaka');
}
