import { expect } from '@playwright/test';
import { goTo, heading, requestSearch } from '../pages/frame.ts';
import { rows } from '../pages/list.ts';
import {
  attach,
  doneHeading,
  expectAttached,
  fillContent,
  fillLocation,
  orderForm,
  SITE_ADDRESS,
  stepHeading,
} from '../pages/order-form.ts';
import { expectReachableAboveKeyboard, expectWhole } from '../support/page/looks.ts';
import { pdfFile, pngFile } from '../support/provider/files.ts';
import { dayInTokyo } from '../support/provider/lessee-api.ts';
import { t } from '../support/text.ts';
import type { Traveller } from './traveller.ts';

export const FILES = [pdfFile('配置図（最終版）.pdf'), pngFile('現場写真 1.png')] as const;
export const REMARKS = '朝7時から入れる場所を希望します。';

/** The four steps, with a reload on each. */
export async function askForParkingLot({ page, isPhone, orderName, settle }: Traveller): Promise<void> {
  const form = orderForm(page);
  await goTo(page, '駐車場探しの依頼');
  await requestSearch(page, 'byForm');

  await fillLocation(page);
  await settle(stepHeading(page, 1));
  await expect(form.address).toHaveValue(SITE_ADDRESS);
  if (isPhone) await expectReachableAboveKeyboard(page, form.address, form.next);
  await form.next.click();

  await expect(stepHeading(page, 2)).toBeVisible();
  await fillContent(page, { name: orderName, endDate: dayInTokyo(45), remarks: REMARKS });
  await attach(page, FILES);
  await settle(stepHeading(page, 2));
  await expect(form.name).toHaveValue(orderName);
  await expect(form.cars).toHaveValue('2');
  await expect(form.remarks).toHaveValue(REMARKS);
  for (const { name } of FILES) await expectAttached(page, name);
  if (isPhone) await expectReachableAboveKeyboard(page, form.remarks, form.toConfirm);
  await form.toConfirm.click();

  await expect(stepHeading(page, 3)).toBeVisible();
  await settle(stepHeading(page, 3), page.getByText(orderName));
  for (const { name } of FILES) await expect(page.getByText(name)).toBeVisible();
  if (isPhone) await expectWhole(page.getByText(orderName));
  await form.submit.click();

  await expect(doneHeading(page)).toBeVisible();
  await settle(doneHeading(page), form.toList);
}

/** By keyword, in the list, and into it. */
export async function findOrder({ page, isPhone, orderName, settle }: Traveller): Promise<void> {
  const keyword = page.getByRole('searchbox', { name: t('order.searchLabel') });
  const found = rows(page, 'order.listTitle');
  const link = found.getByRole('link', { name: orderName }).first();
  await orderForm(page).toList.click();
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
  await keyword.fill(`  ${orderName}  `);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(found).toHaveCount(1);
  await settle(link);
  await expect(found).toHaveCount(1);
  await expect(keyword).toHaveValue(orderName);
  if (isPhone) await expectWhole(link);
  await link.click();
  await expect(heading(page, orderName)).toBeVisible();
}
