import { expect, type Locator, type Page } from '@playwright/test';
import { t } from '../support/text.ts';

const COUNTS = [
  'home.unansweredQuoteCount',
  'home.uncontractedCount',
  'home.unsubmittedPapersCount',
  'home.contractInProgressCount',
  'home.notDownloadedBillingCount',
  'home.inProgressCount',
  'home.waitingQuoteCount',
  'home.beforeUsingCount',
  'home.inUsingCount',
] as const;
type CountKey = (typeof COUNTS)[number];
export type Counts = Record<CountKey, number>;

/** The counts, each the number in the name of its link. */
export async function readCounts(page: Page): Promise<Counts> {
  const counts = {} as Counts;
  for (const key of COUNTS) counts[key] = await readCount(page, key);
  return counts;
}

async function readCount(page: Page, key: CountKey): Promise<number> {
  const name = new RegExp(`${t('home.countLabel', { label: t(key), count: '([\\d,]+)' })}$`);
  // Without a number there is no link yet.
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toHaveText(name);
  return Number((name.exec((await link.textContent()) ?? '')?.[1] ?? '').replaceAll(',', ''));
}

/** Waits until home shows them: coming back to home fetches the counts again. */
export async function expectCounts(page: Page, expected: Partial<Counts>): Promise<void> {
  await expect
    .poll(async () => {
      const counts = await readCounts(page);
      return Object.fromEntries(Object.keys(expected).map((key) => [key, counts[key as CountKey]]));
    })
    .toEqual(expected);
}

/** What to do next, once it is known. */
export const queueItems = (page: Page): Locator =>
  page.getByRole('region', { name: t('home.queueTitle') }).getByRole('listitem');

/** What has happened. */
export const notificationItems = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('list', { name: t('notifications.title') })
    .getByRole('listitem');

/** All that there is to do, on its own page. */
export const todoItems = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('list', { name: t('home.queueTitle') })
    .getByRole('listitem');
