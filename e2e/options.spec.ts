import type { Page } from '@playwright/test';
import { cancelOption } from '@portal/contract/option-change';
import { goTo, heading, openActions } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { confirmCancel, optionForm } from './pages/option-form.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { REPORT_WIDTHS, SCREENS } from './support/page/screens.ts';
import { ask, dayInTokyo, makeOption, makeOrder, newOrderName } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

const row = (page: Page, name: string) => rows(page, 'option.listTitle').filter({ hasText: name });
const said = (page: Page, text: string) => page.locator('[aria-live]').getByText(text);

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('an application is made, changed and cancelled [1.15, 2.32, 2.33, 2.34, 2.66, 2.69, 4.7]', async ({
      page,
    }) => {
      const order = await makeOrder('sato');
      const name = newOrderName('申請の確認用');
      await page.goto('/');
      await goTo(page, '各種申請');
      await expect(heading(page, t('option.listTitle'))).toBeVisible();
      await page.getByRole('link', { name: /^(各種申請をする|申請する)$/ }).click();
      await expect(heading(page, t('option.createTitle'))).toBeFocused();

      const form = optionForm(page);
      const change = page.getByRole('link', { name: t('option.change') });
      await form.name.fill(name);
      await page.getByText(t('service.roadPermit'), { exact: true }).click();
      await page.getByText(t('service.other'), { exact: true }).click();
      await form.other.fill('屋外喫煙所を1か所');
      // The keyboard alone: searched, reached, chosen.
      await form.order.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.insertText(order.name);
      await expect(page.getByRole('option', { name: order.name })).toBeVisible();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(form.order).toHaveValue(order.name);
      await form.province.selectOption('大阪府');
      await form.district.fill('大阪市北区');
      await form.street.fill('梅田3丁目1-3');
      await form.startDate.fill(dayInTokyo(10).replaceAll('-', '/'));
      await form.endDate.fill(dayInTokyo(20).replaceAll('-', '/'));
      await form.submit.click();

      await expect(said(page, t('option.created'))).toBeVisible();
      await expect(heading(page, t('option.listTitle'))).toBeVisible();
      await expect(rows(page, 'option.listTitle').first()).toContainText(name);
      await expect(row(page, name)).toContainText(t('option.statusActive'));

      await row(page, name).getByRole('link').click();
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText('警察署への申請を代行します。')).toBeVisible();
      await openActions(page);
      await change.click();
      await expect(heading(page, t('option.updateTitle'))).toBeVisible();
      await expect(form.other).toHaveValue('屋外喫煙所を1か所');
      await expect(form.order).toHaveValue(order.name);
      await expect(form.save).toBeDisabled();
      await form.remarks.fill('早朝の作業です。');
      await form.save.click();
      await expect(said(page, t('option.updated'))).toBeVisible();

      await row(page, name).getByRole('link').click();
      await expect(page.getByRole('main').getByText('早朝の作業です。')).toBeVisible();
      await openActions(page);
      await confirmCancel(page);
      await expect(said(page, t('option.cancelled'))).toBeVisible();
      // It has ended, and is left out.
      await expect(row(page, name)).toBeHidden();
      await page.getByRole('checkbox', { name: t('option.filterNotEnded') }).uncheck();
      await expect(row(page, name)).toContainText(t('option.statusCancelled'));
      await row(page, name).getByRole('link').click();
      await expect(page.getByText(t('option.cancelledNote'))).toBeVisible();
      await expect(page.getByRole('main').getByText('早朝の作業です。')).toBeVisible();
    });
  });
}

test('the line below each service is one line at every width', async ({ page }) => {
  await page.goto('/option/create');
  const help = page.getByText('仮設錠を本設の鍵に交換します。');
  for (const width of REPORT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect((await help.boundingBox())?.height, `${width} px`).toBeLessThan(24);
  }
});

test('a colleague cancels the application that is being changed: it is said, and the input stays [8.20]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/410/);
  const { id } = await makeOption('sato');
  await page.goto(`/option/${id}/update`);
  const form = optionForm(page);
  await form.remarks.fill('入力の途中です。');
  await ask('sato', cancelOption, { params: { id } });
  await form.save.click();
  await expect(page.getByRole('alert').filter({ hasText: t('option.errorCancelled') })).toBeVisible();
  await expect(form.remarks).toHaveValue('入力の途中です。');
  await expect(page.getByText(t('option.statusCancelled'))).toBeVisible();
  await expect(form.save).toBeHidden();
});

test('a network that breaks off while an application is sent, saved or cancelled loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load/);
  const breakOff = () =>
    page.route(`${API}/option**`, (route) =>
      ['POST', 'PUT'].includes(route.request().method()) ? route.abort() : route.continue(),
    );
  const close = async () => {
    await expect(page.getByRole('alertdialog', { name: t('errorDialog.timeoutTitle') })).toBeVisible();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.close'), exact: true })
      .click();
    await page.unroute(`${API}/option**`);
  };
  const form = optionForm(page);
  const name = newOrderName('通信の確認用');

  await page.goto('/option/create');
  await form.name.fill(name);
  await page.getByText(t('service.guard'), { exact: true }).click();
  await breakOff();
  await form.submit.click();
  await close();
  await page.reload();
  await expect(page.getByText(t('orderCreate.draftRestored'))).toBeVisible();
  await expect(form.name).toHaveValue(name);
  await form.submit.click();
  await expect(said(page, t('option.created'))).toBeVisible();

  await row(page, name).getByRole('link').click();
  await page.getByRole('link', { name: t('option.change') }).click();
  await form.remarks.fill('早朝の作業です。');
  await breakOff();
  await form.save.click();
  await close();
  await expect(form.remarks).toHaveValue('早朝の作業です。');
  await breakOff();
  await confirmCancel(page);
  await close();
  await expect(form.remarks).toHaveValue('早朝の作業です。');
  await form.save.click();
  await expect(said(page, t('option.updated'))).toBeVisible();
});
