import { papersCard } from './pages/contract-papers.ts';
import { acceptButtons, estimateRows, rejectButtons } from './pages/estimates.ts';
import { askHowToOrder, heading, homeLink, openActions, openMenu, openUserMenu } from './pages/frame.ts';
import { chooseExport, rows } from './pages/list.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { cancelQuestion, optionForm } from './pages/option-form.ts';
import { attach, fillContent, fillLocation, orderForm, stepHeading } from './pages/order-form.ts';
import { openOrderUpdate, orderUpdateForm } from './pages/order-update-form.ts';
import { paperDownload } from './pages/usage.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { isEnglish } from './support/page/accessible-names.ts';
import { inReport, SCREENS, VISITORS_PAGES } from './support/page/screens.ts';
import { pdfFile } from './support/provider/files.ts';
import {
  dayInTokyo,
  makeOption,
  makeOrder,
  makePapers,
  makeQuotedOrder,
  someContract,
} from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test('English is distinguished from Japanese with Latin words', () => {
  expect(['Close', 'pin code 1 of 6', '閉じる（close）'].filter((text) => !isEnglish(text))).toEqual([]);
  const japanese = [
    '対応形式：CSV、PDF、Excel（xls・xlsx）',
    'tanaka@demo.example',
    '企業ID',
    '003A1b2C3d4E5f6G7h',
    'OK',
    '図面 final.pdf',
    'お問い合わせ番号：ZJF3-VFN3',
    '詳しくは https://www.example.com/news をご覧ください。',
  ];
  expect(japanese.filter(isEnglish)).toEqual([]);
});

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(`${screen}: no barrier, and every text is Japanese [1.1]`, length, () => {
    test.use(size);

    test('the login and its errors', async ({ page, complaints }) => {
      complaints.allow(/accounts:signInWithPassword/);
      await page.goto('/login');
      await expect(loginForm(page).submit).toBeVisible();
      await expectAccessible(page, 'login');
      await submitLogin(page, 'nobody@demo.example', 'wrong-password');
      await expect(page.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
      await expectAccessible(page, 'login, failed');
    });

    test('the application, the forgotten password, the lost phone, and invalid links', async ({ page, complaints }) => {
      complaints.allow(/accounts:resetPassword/);
      await page.goto('/entry');
      const company = page.getByRole('textbox', { name: t('entry.companyName') });
      await expect(company).toBeVisible();
      await expectAccessible(page, 'entry');
      await company.focus();
      await company.blur();
      await page.getByRole('textbox', { name: t('entry.phoneNumber') }).fill('123');
      await page.getByRole('textbox', { name: t('entry.phoneNumber') }).blur();
      await expect(page.getByText(t('entry.errorCompanyName'))).toBeVisible();
      await expect(page.getByText(t('entry.errorPhone'))).toBeVisible();
      await expectAccessible(page, 'entry, errors');
      for (const { path, title, problem } of VISITORS_PAGES) {
        await page.goto(path);
        await expect(heading(page, t(title))).toBeVisible();
        if (problem) await expect(page.getByRole('alert')).toContainText(t(problem));
        await expectAccessible(page, path);
      }
    });

    test.describe('signed in', () => {
      test.use({ account: 'sato' });

      test('home and its menus', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
        await expectAccessible(page, 'home');
        await openMenu(page);
        await openUserMenu(page);
        await expect(page.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
        await page.getByRole('button', { name: t('userMenu.copyCompanyId') }).click();
        await expectAccessible(page, 'menus');
        await page.keyboard.press('Escape');
        await askHowToOrder(page);
        await expectAccessible(page, 'how to order');
      });

      test('the list of orders, an order, and the confirmation dialogs', async ({ page }) => {
        const order = await makeQuotedOrder('sato');
        await page.goto('/order');
        await expect(rows(page, 'order.listTitle').first()).toBeVisible();
        await expectAccessible(page, 'order list');
        await page.goto('/order?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84%E8%AA%9E');
        await expect(page.getByText(t('order.emptyFiltered'))).toBeVisible();
        await expectAccessible(page, 'order list, empty');

        await page.goto(`/order/${order.id}`);
        await expect(acceptButtons(page).first()).toBeVisible();
        await expectAccessible(page, 'order');
        await acceptButtons(page).first().click();
        await expect(page.getByRole('dialog', { name: t('estimate.acceptTitle') })).toBeVisible();
        await expectAccessible(page, 'accept?');
        await page.keyboard.press('Escape');
        await rejectButtons(page).first().click();
        await expect(page.getByRole('alertdialog', { name: t('estimate.rejectTitle') })).toBeVisible();
        await expectAccessible(page, 'reject?');
        await page.keyboard.press('Escape');
        await estimateRows(page).first().getByRole('checkbox').check();
        await expectAccessible(page, 'some are selected');
        await page.getByRole('button', { name: t('rejectSeveral.open') }).click();
        const several = page.getByRole('alertdialog', { name: t('rejectSeveral.title', { count: 1 }) });
        await expect(several).toBeVisible();
        await expectAccessible(page, 'reject several?');
        await several.getByRole('button', { name: t('rejectSeveral.open') }).click();
        await expectAccessible(page, 'several, to be taken back');
        await page.getByRole('button', { name: t('rejectSeveral.undo') }).click();
        await page.getByRole('link', { name: t('orderDetail.tabOrder'), exact: true }).click();
        await expectAccessible(page, 'order, facts');
        await openActions(page);
        await page.getByRole('button', { name: t('order.searchStop') }).click();
        await expect(page.getByText(t('order.searchStopConfirm'))).toBeVisible();
        await expectAccessible(page, 'stop the search?');
        await page.keyboard.press('Escape');
      });

      test('where the site of a new order is: errors, suggestions, a pin apart, a restored draft', async ({ page }) => {
        await page.goto('/order/create');
        const form = orderForm(page);
        await expect(stepHeading(page, 1)).toBeVisible();
        await expectAccessible(page, 'step 1');
        await form.next.click();
        await expect(
          page.getByText(t('validation.required', { label: t('orderCreate.address') })).first(),
        ).toBeVisible();
        await expectAccessible(page, 'step 1, errors');
        await form.address.fill('新宿');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expectAccessible(page, 'step 1, suggestions');
        await page.keyboard.press('Escape');
        await form.setCentre.click();
        await form.address.fill('大阪府大阪市北区梅田');
        await form.details.click();
        await expect(page.getByText(t('map.addressMismatch'))).toBeVisible();
        await expectAccessible(page, 'step 1, address and pin apart');
        await page.getByRole('button', { name: t('map.goToAddress') }).click();
        await fillLocation(page);
        await page.reload();
        await expect(page.getByText(t('orderCreate.draftRestored'))).toBeVisible();
        await page.getByRole('button', { name: t('orderCreate.startOver') }).click();
        await expectAccessible(page, 'start over?');
      });

      test('what is asked for and the confirmation, with calendar and attachment', async ({ page }) => {
        const form = orderForm(page);
        await page.goto('/order/create');
        await fillLocation(page);
        await form.next.click();
        await expect(stepHeading(page, 2)).toBeVisible();
        await page
          .getByRole('button', { name: t('chakra.datePicker.open') })
          .first()
          .click();
        await expect(page.getByRole('button', { name: t('chakra.datePicker.nextMonth') })).toBeVisible();
        await expectAccessible(page, 'calendar');
        await page.keyboard.press('Escape');
        await fillContent(page, { name: '読み上げ確認用 新築工事', endDate: dayInTokyo(10) });
        await attach(page, [pdfFile('図面.pdf')]);
        await expectAccessible(page, 'step 2');
        await form.toConfirm.click();
        await expect(stepHeading(page, 3)).toBeVisible();
        await expectAccessible(page, 'step 3');
      });

      test('the change of an order, with its questions, and its contract papers', async ({ page }) => {
        const order = await makePapers('sato');
        const papers = papersCard(page);
        await page.goto(`/order/${order.id}/contract`);
        await papers.choose(pdfFile('契約書（署名済み）.pdf'));
        await expectAccessible(page, 'contract papers');

        // An accepted estimate: the order is fixed, and the form says so.
        await openOrderUpdate(page, order.id);
        await expect(page.getByText(t('orderUpdate.accepted'))).toBeVisible();
        await expectAccessible(page, 'change of a fixed order');

        await openOrderUpdate(page, (await makeOrder('sato')).id);
        const form = { ...orderForm(page), ...orderUpdateForm(page) };
        await form.name.fill('');
        await attach(page, [pdfFile('図面.pdf')]);
        await form.save.click();
        await expect(
          page.getByText(t('validation.required', { label: t('orderCreate.constructionName') })),
        ).toBeVisible();
        await expectAccessible(page, 'change of an order, errors');
        await form.back.click();
        await expect(form.question).toBeVisible();
        await expectAccessible(page, 'leave?');
      });

      test('applications: the list, and the form with its errors and its list of orders', async ({ page }) => {
        await makeOption('sato');
        await page.goto('/option');
        await expect(rows(page, 'option.listTitle').first()).toBeVisible();
        await expectAccessible(page, 'applications');
        await page.goto('/option?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84%E8%AA%9E');
        await expect(page.getByText(t('option.emptyFiltered'))).toBeVisible();
        await expectAccessible(page, 'applications, empty');

        await page.goto('/option/create');
        const form = optionForm(page);
        await page.getByText(t('service.other'), { exact: true }).click();
        await form.submit.click();
        await expect(page.getByText(t('validation.otherContent')).first()).toBeVisible();
        await expectAccessible(page, 'application, errors');
        await form.order.click();
        await expect(page.getByRole('option').nth(1)).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expectAccessible(page, 'application, orders');
      });

      test('an application, the question before it is cancelled, and what is left of it', async ({
        page,
        complaints,
      }) => {
        complaints.allow(/404 .*\/option\/0{18}/);
        const option = await makeOption('sato');
        const form = optionForm(page);
        await page.goto(`/option/${option.id}`);
        await expect(page.getByRole('heading', { name: t('option.facts') })).toBeVisible();
        await expectAccessible(page, 'application, read');
        await page.goto(`/option/${option.id}/update`);
        await expect(form.save).toBeVisible();
        await expectAccessible(page, 'application');
        await form.cancel.click();
        await expect(cancelQuestion(page)).toBeVisible();
        await expectAccessible(page, 'cancel?');
        await cancelQuestion(page)
          .getByRole('button', { name: t('option.cancel') })
          .click();
        await expect(heading(page, t('option.listTitle'))).toBeVisible();
        await page.goto(`/option/${option.id}/update`);
        await expect(page.getByText(t('option.cancelledNote'))).toBeVisible();
        await expectAccessible(page, 'application, cancelled');
        await page.goto('/option/000000000000000000/update');
        await expect(page.getByText(t('errorDialog.notFound'))).toBeVisible();
        await expectAccessible(page, 'no application');
      });

      test('what opens beside a list: conditions, those that are kept, files, and the record of a bill', async ({
        page,
      }) => {
        await page.goto('/billing');
        await expect(heading(page, t('billing.monthlyTitle'))).toBeVisible();
        await chooseExport(page, t('export.csv'));
        await expect(page.getByRole('dialog', { name: t('export.csv') })).toBeVisible();
        await expectAccessible(page, 'a list as CSV');
        await page.keyboard.press('Escape');
        await chooseExport(page, t('zip.title'));
        await expect(page.getByRole('dialog', { name: t('zip.title') })).toBeVisible();
        await expectAccessible(page, 'bills as ZIP');
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /の発行記録$/ })
          .first()
          .click();
        await expect(page.getByText('SHA-256')).toBeVisible();
        await expectAccessible(page, 'record of a bill');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('filter.open') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'conditions');
        await page.keyboard.press('Escape');

        await page.goto('/order?filter=unanswered');
        await page.getByRole('button', { name: t('filter.save') }).click();
        const kept = page.getByRole('dialog', { name: t('filter.saved') });
        await kept.getByRole('button', { name: t('filter.save') }).click();
        await expect(kept.getByText(t('filter.saveNameMissing'))).toBeVisible();
        await expectAccessible(page, 'kept conditions, error');
        await kept.getByRole('textbox', { name: t('filter.saveName') }).fill('回答待ち');
        await kept.getByRole('button', { name: t('filter.save') }).click();
        await page.getByRole('button', { name: t('filter.savedCount', { count: 1 }) }).click();
        await expectAccessible(page, 'kept conditions');
      });

      test('bills, news, the settings, and missing pages', async ({ page, complaints }) => {
        // Twelve pages, each with all of axe.
        test.slow();
        complaints.allow(/404 .*\/(order|contract)\/0{18}/);
        if (hasNews) {
          await page.goto('/news');
          await expect(rows(page, 'news.title').first()).toBeVisible();
          await expectAccessible(page, 'news');
          await rows(page, 'news.title').first().getByRole('link').click();
          await expect(page.getByRole('link', { name: t('news.back') })).toBeVisible();
          await expectAccessible(page, 'news item');
        }
        await page.goto(`/usage/${(await someContract('sato')).id}`);
        await expect(paperDownload(page)).toBeVisible();
        await expect(page.getByRole('button', { name: t('map.zoomIn') })).toBeVisible();
        await expectAccessible(page, 'contract');
        for (const [path, title] of [
          ['/billing', 'billing.title'],
          ['/usage', 'usage.title'],
          ['/password', 'password.title'],
          ['/mfa', 'mfa.title'],
          ['/mfa-setting', 'mfaSetting.title'],
          ['/sessions', 'sessions.title'],
          ['/email-setting', 'emailSetting.title'],
          ['/nowhere', 'notFound.title'],
          ['/order/000000000000000000', 'orderDetail.title'],
          ['/usage/000000000000000000', 'usage.detailTitle'],
        ] as const) {
          await page.goto(path);
          await expect(heading(page, t(title))).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toHaveCount(0);
          await expectAccessible(page, path);
        }
        await expect(homeLink(page)).toBeVisible();
      });
    });
  });
}
