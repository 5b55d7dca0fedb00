import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { expectFitsAtEveryWidth, expectSameAfterReload, watchArrival } from './support/page/looks.ts';
import { inReport, LOOK, SCREENS, SHIFT_LIMITS } from './support/page/screens.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { mailTo } from './support/provider/outbox.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

const sharing = (page: Page) => ({
  step: (key: 'selectTitle' | 'step1' | 'step2' | 'doneTitle') =>
    page.getByRole('heading', { level: 2, name: t(`share.${key}`) }),
  estimates: page.getByRole('list', { name: t('estimate.title') }).getByRole('checkbox'),
  toAddress: page.getByRole('button', { name: t('share.toAddress') }),
  addresses: page.getByRole('textbox', { name: t('share.emails') }),
  message: page.getByRole('textbox', { name: t('share.remarks') }),
  toConfirm: page.getByRole('button', { name: t('share.toConfirm') }),
  submit: page.getByRole('button', { name: t('share.submit') }),
});

/** An address that no other test writes to. */
const newAddress = (who: string): string => `${who}${Date.now()}@takashima.example.co.jp`;

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);

    test(
      'estimates are selected, addressed, confirmed and sent; the mail arrives with its PDF [1.8, 3.28, 4.10, 7.26]',
      LOOK,
      async ({ page, request }) => {
        const order = await makeQuotedOrder('sato');
        const form = sharing(page);
        const arrival = await watchArrival(page);
        await page.goto(`/order/${order.id}/share`);
        await expect(form.step('selectTitle')).toBeVisible();
        await form.toAddress.click();
        await expect(page.getByText(t('share.errorNoEstimate'))).toBeVisible();
        await expectAccessible(page, 'share, selection');
        await form.estimates.first().check();
        await form.estimates.nth(1).check();
        await form.toAddress.click();

        const emails = [newAddress('yamada'), newAddress('genba')];
        await expect(form.step('step1')).toBeFocused();
        await form.addresses.fill(`${emails[0]}，${emails[1]}、suzuki@takashima`);
        await form.toConfirm.click();
        await expect(page.getByText(t('share.errorInvalid', { email: 'suzuki@takashima' }))).toBeVisible();
        await expectAccessible(page, 'share, addresses');
        await page.getByRole('button', { name: t('upload.remove', { name: 'suzuki@takashima' }) }).click();
        await form.message.fill('見積2件です。1番が候補です。');
        await expectSameAfterReload(page, form.step('step1'), page.getByText(emails[1] ?? '', { exact: true }));
        await form.toConfirm.click();

        await expect(form.step('step2')).toBeVisible();
        for (const text of [order.name, ...emails, '見積2件です。1番が候補です。'])
          await expect(page.getByRole('main').getByText(text).last()).toBeVisible();
        await expect(page.getByText(t('share.attached', { count: 2 }))).toBeVisible();
        await expectAccessible(page, 'share, confirmation');
        await form.submit.click();

        await expect(form.step('doneTitle')).toBeVisible();
        await expect(page.getByText(t('share.doneBody', { count: 2, emails: 2 }))).toBeVisible();
        for (const email of emails) await expect(page.getByText(email)).toBeVisible();
        await expectAccessible(page, 'share, completion');
        const { sum, by } = await arrival();
        expect(sum, by).toBeLessThan(SHIFT_LIMITS[screen === 'on a phone' ? screen : 'on a desk']);

        for (const email of emails) {
          const { text, attachments = [] } = await mailTo(request, email, () => true);
          expect(text).toContain('見積2件です。1番が候補です。');
          expect(attachments.map(({ name }) => name)).toEqual([`見積書_${order.name}.pdf`]);
          const pdf = await request.get(`${API}${attachments[0]?.path}`);
          expect((await pdf.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
        }

        await expectSameAfterReload(page, form.step('doneTitle'));
        await page.goBack();
        await expect(form.step('selectTitle')).toBeVisible();
        await expect(page.getByText(t('share.selected', { count: 0 }))).toBeVisible();
        await page.goForward();
        await page.getByRole('link', { name: t('share.back') }).click();
        await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`));
      },
    );
  });
}

test('a network that is cut while sending loses nothing, and sends nothing twice', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET/);
  const order = await makeQuotedOrder('sato');
  const form = sharing(page);
  const email = newAddress('cut');
  // From the list, where one is selected already: it begins at the addresses.
  await page.goto(`/order/${order.id}`);
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${t('estimate.select', { name: '.+' })}$`) });
  await boxes.first().check();
  await page.getByRole('link', { name: t('estimate.share') }).click();
  await expect(form.step('step1')).toBeVisible();
  await form.addresses.fill(`${email} `);
  await form.toConfirm.click();
  await expect(page.getByText(t('share.attached', { count: 1 }))).toBeVisible();
  const path = `${API}/order/*/send-estimate-pdfs-on-customers`;
  await page.route(path, (route) => route.abort('connectionreset'));
  await form.submit.click();
  await expect(page.getByRole('alertdialog')).toContainText(t('share.whereToLook'));
  await page.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expectSameAfterReload(page, form.step('step2'), page.getByText(email));
  await page.unroute(path);
  await form.submit.click();
  await expect(form.step('doneTitle')).toBeVisible();
  await mailTo(request, email, ({ subject }) => subject !== undefined);
});

test('no step scrolls sideways at any width, with fifty long addresses and a long word in the message', async ({
  page,
}) => {
  const order = await makeQuotedOrder('sato');
  const form = sharing(page);
  await page.goto(`/order/${order.id}/share`);
  await expect(form.step('selectTitle')).toBeVisible();
  await expectFitsAtEveryWidth(page);
  await form.estimates.first().check();
  await form.toAddress.click();
  const long = Array.from(
    { length: 50 },
    (_, index) => `rinkai.fukutoshin.kyoryo.hoshu.genba.jimusho-${index}@takashima-kensetsu-tokyo.example.co.jp`,
  );
  await form.addresses.fill(`${long.join(',')},`);
  await form.message.fill('案内図：construction_toyosu_waterfront_accessmap_2026_northgate_with_all_its_entrances.pdf');
  await expectFitsAtEveryWidth(page);
  await form.toConfirm.click();
  await expect(form.step('step2')).toBeVisible();
  await expectFitsAtEveryWidth(page);
});
