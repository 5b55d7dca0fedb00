import { expect, type Page } from '@playwright/test';
import { t } from '../support/text.ts';

export const optionForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: t('option.name') }),
  service: (name: string) => page.getByRole('checkbox', { name }),
  other: page.getByRole('textbox', { name: t('option.otherRequestContent') }),
  order: page.getByRole('combobox', { name: t('option.relatedOrder') }),
  province: page.getByRole('combobox', { name: t('option.province') }),
  district: page.getByRole('textbox', { name: t('option.district') }),
  street: page.getByRole('textbox', { name: t('option.street') }),
  startDate: page.getByRole('textbox', { name: t('option.startDate') }),
  endDate: page.getByRole('textbox', { name: t('option.endDate') }),
  remarks: page.getByRole('textbox', { name: t('option.remarks') }),
  submit: page.getByRole('button', { name: t('option.submit') }),
  save: page.getByRole('button', { name: t('option.update') }),
  cancel: page.getByRole('main').getByRole('button', { name: t('option.cancel') }),
});

export const cancelQuestion = (page: Page) => page.getByRole('alertdialog', { name: t('option.cancelTitle') });

export async function confirmCancel(page: Page): Promise<void> {
  await optionForm(page).cancel.click();
  const question = cancelQuestion(page);
  await expect(question).toContainText(t('option.cancelBody'));
  await question.getByRole('button', { name: t('option.cancel') }).click();
}
