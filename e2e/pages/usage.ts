import type { Locator, Page } from '@playwright/test';
import { t } from '../support/text.ts';

/** On a contract's page, which asks for the papers last of all. */
export const paperDownload = (page: Page): Locator =>
  page
    .getByRole('region', { name: t('contract.title') })
    .getByRole('button', { name: t('usage.download') })
    .first();

/** The newest bill's. */
export const billDownload = (page: Page): Locator =>
  page
    .getByRole('region', { name: t('usage.bills') })
    .getByRole('button', { name: t('billing.download') })
    .first();

/** On the sheet for drivers. */
export const guideQrCode = (page: Page): Locator => page.getByRole('img', { name: t('usageGuide.qrCode') });
