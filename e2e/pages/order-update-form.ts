import { expect, type Page } from '@playwright/test';
import { t } from '../support/text.ts';
import { heading } from './frame.ts';

export const orderUpdateForm = (page: Page) => ({
  save: page.getByRole('button', { name: t('orderUpdate.submit') }),
  back: page.getByRole('main').getByRole('link', { name: t('common.back'), exact: true }),
  toDelete: (name: string) => page.getByRole('button', { name: t('orderUpdate.deleteAttachment', { name }) }),
  toRestore: (name: string) => page.getByRole('button', { name: t('orderUpdate.restoreAttachment', { name }) }),
  question: page.getByRole('alertdialog', { name: t('dialog.warningTitle') }),
});

export async function openOrderUpdate(page: Page, id: string): Promise<void> {
  await page.goto(`/order/${id}/update`);
  await expect(heading(page, t('orderUpdate.title'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('orderCreate.constructionName') })).toBeVisible();
}
