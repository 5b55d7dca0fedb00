import { expect, type Locator, type Page } from '@playwright/test';
import { type PlainMessageKey, t } from '../support/text.ts';

/** The estimates of the order on the screen that can still be accepted, first in the list. */
export const acceptButtons = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: t('estimate.accept') });
export const rejectButtons = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: t('estimate.reject'), exact: true });

/** What is said about the state of an estimate; the map's legend says similar things. */
export const states = (page: Page, state: PlainMessageKey): Locator =>
  page.getByRole('main').getByText(t(state), { exact: true });

/** The estimate that the focus is at. */
export const focusedEstimate = (page: Page): Locator => page.getByRole('main').locator('[id^=estimate-]:focus');

/** The line, or the card, of each estimate, from above. */
export const estimateRows = (page: Page): Locator =>
  page
    .getByRole('region', { name: t('estimate.title') })
    .locator('tr, li')
    .filter({ has: page.locator('[id^=estimate-]') });

/** The number and the name of each, from above: `3 旭町パーキング`. */
export const estimateNames = (page: Page): Promise<string[]> =>
  estimateRows(page).evaluateAll((rows) =>
    rows.map((row) => {
      const name = row.querySelector('[id^=estimate-]')?.textContent ?? '';
      const [number] = /\d+/.exec(row.textContent ?? '') ?? [];
      return `${number} ${name}`;
    }),
  );

export async function accept(page: Page, button: Locator): Promise<void> {
  await button.click();
  const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
  await expect(question).toContainText(t('estimate.irrevocable'));
  await question.getByRole('button', { name: t('estimate.accept') }).click();
  await readMessage(page, 'estimate.accepted');
}

export async function reject(page: Page, button: Locator): Promise<void> {
  await button.click();
  const question = page.getByRole('alertdialog', { name: t('estimate.rejectTitle') });
  await expect(question).toContainText(t('estimate.rejectBody'));
  await question.getByRole('button', { name: t('estimate.reject') }).click();
  await readMessage(page, 'estimate.rejected');
}

async function readMessage(page: Page, message: PlainMessageKey): Promise<void> {
  await expect(page.getByText(t(message))).toBeVisible();
  await page.getByRole('button', { name: t('chakra.toast.close') }).click();
  await expect(page.getByText(t(message))).toBeHidden();
}

/** Who asked for a contract, for each estimate for which somebody has. */
export const acceptances = (page: Page): Locator => estimateRows(page).getByText(t('estimate.acceptedBy', { who: '' }));
