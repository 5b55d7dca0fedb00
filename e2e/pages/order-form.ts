import { expect, type Page } from '@playwright/test';
import type { TestFile } from '../support/provider/files.ts';
import { t } from '../support/text.ts';

export const orderForm = (page: Page) => ({
  address: page.getByRole('combobox', { name: t('orderCreate.address') }),
  map: page.getByRole('group', { name: t('map.label') }),
  setCentre: page.getByRole('button', { name: t('map.setCenter') }),
  details: page.getByText(t('map.details')),
  latitude: page.getByRole('textbox', { name: t('orderCreate.latitude') }),
  longitude: page.getByRole('textbox', { name: t('orderCreate.longitude') }),
  name: page.getByRole('textbox', { name: t('orderCreate.constructionName') }),
  cars: page.getByLabel(t('orderCreate.numberOfCars')),
  vehicle: page.getByRole('combobox', { name: t('orderCreate.automobileType') }),
  startDate: page.getByRole('textbox', { name: t('orderCreate.startDate') }),
  endDate: page.getByRole('textbox', { name: t('orderCreate.endDate') }),
  remarks: page.getByRole('textbox', { name: t('orderCreate.remarks') }),
  chooseFiles: page.getByRole('button', { name: t('upload.choose') }),
  next: page.getByRole('button', { name: t('common.next'), exact: true }),
  toConfirm: page.getByRole('button', { name: t('orderCreate.toConfirm') }),
  submit: page.getByRole('button', { name: t('orderCreate.submit') }),
  toList: page.getByRole('link', { name: t('orderCreate.toList') }),
  toDetail: page.getByRole('link', { name: t('orderCreate.toDetail') }),
});

/** The heading of the current step. */
export const stepHeading = (page: Page, step: 1 | 2 | 3) =>
  page.getByRole('heading', { level: 2, name: t(`orderCreate.step${step}`) });

export const doneHeading = (page: Page) => page.getByRole('heading', { level: 2, name: t('orderCreate.doneTitle') });

export const SITE_ADDRESS = '東京都新宿区西新宿2丁目8番1号';
/** As far as the address search knows it. */
const SITE_TOWN = '東京都新宿区西新宿';

/** The address alone: the pin follows it. */
export async function fillLocation(page: Page): Promise<void> {
  const form = orderForm(page);
  await form.address.fill(SITE_ADDRESS);
  await form.address.blur();
  await expect(page.getByText(t('map.selected', { address: SITE_TOWN }))).toBeVisible();
}

interface Content {
  name: string;
  endDate: string;
  remarks?: string;
}

export async function fillContent(page: Page, { name, endDate, remarks = '' }: Content): Promise<void> {
  const form = orderForm(page);
  await form.name.fill(name);
  await form.cars.fill('２');
  await form.vehicle.selectOption({ label: t('orderCreate.automobileTruck2t') });
  await form.endDate.fill(endDate.replaceAll('-', '/'));
  await form.remarks.fill(remarks);
}

/** Chooses the files as a customer does and waits until they are uploaded. */
export async function attach(page: Page, files: readonly TestFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await orderForm(page).chooseFiles.click();
  await (await chooser).setFiles([...files]);
  for (const { name } of files) await expectAttached(page, name);
}

export async function expectAttached(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: t('upload.remove', { name }) })).toBeVisible();
}
