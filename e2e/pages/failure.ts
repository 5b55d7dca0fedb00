import { expect, type Page } from '@playwright/test';
import { t } from '../support/text.ts';
import { goTo, heading } from './frame.ts';

/** In place of an area that cannot be loaded or crashed, or of a page whose code cannot. */
export const card = (page: Page) => page.getByText(t('remote.failedBody'));
export const retry = (page: Page) => page.getByRole('button', { name: t('common.retry') });

/** It fails once more, and must not require another press later. */
export async function pressTooEarly(page: Page, files: RegExp): Promise<void> {
  const asked = page.waitForRequest(files);
  await retry(page).click();
  await asked;
  await expect(card(page)).toBeVisible();
}

interface FailedArea {
  title: string;
  /** The title of an area of another remote. */
  other: string;
}

/** The area's page stands: no card, and nothing in the page's place. */
export async function expectMounted(page: Page, { title }: FailedArea): Promise<void> {
  await expect(card(page)).toBeHidden();
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('[data-page-skeleton]')).toHaveCount(0);
}

export async function expectCard(page: Page, { title }: FailedArea, timeout = 10_000): Promise<void> {
  await expect(card(page)).toBeVisible({ timeout });
  await expect(heading(page)).toHaveText(title);
}

/** Another area, and back: the card is there again before two seconds are over. */
export async function expectOtherAreasWork(page: Page, target: FailedArea): Promise<void> {
  await goTo(page, target.other);
  await expect(heading(page)).toHaveText(target.other);
  await expect(card(page)).toBeHidden();
  await page.goBack();
  await expectCard(page, target, 2000);
}

/** What browser and portal complain about when code is missing or broken. */
export const ABOUT_FAULTS = [
  /Failed to load resource/,
  /could not be (?:loaded|fetched|rendered)/,
  /RUNTIME-00/,
  /Loading chunk/,
  /integrity/i,
  /SyntaxError|Unexpected token/,
  /MIME type/,
  /the code throws/,
  /mf-[a-z]+ (?:throws|rejects|loses)/,
  /RemoteContractError/,
  // An HTML page that is run as a script: the browser has no specific message for it.
  /^uncaught: $/,
];
