import { expect } from '@playwright/test';
import { monthOf, todayInTokyo, yearOf } from '@portal/platform/text';
import { goTo, heading, unreadNews } from '../pages/frame.ts';
import { rows } from '../pages/list.ts';
import { expectJapanesePdf } from '../support/provider/pdf.ts';
import { t } from '../support/text.ts';
import type { Traveller } from './traveller.ts';

/** A bill of this month, as a PDF that opens and shows Japanese. */
export async function downloadBill({ page, settle }: Traveller): Promise<void> {
  await goTo(page, '請求');
  const waiting = rows(page, 'billing.title').filter({ hasText: t('billing.notDownloaded') });
  await settle(heading(page, t('billing.title')), waiting.first());
  const [thisYear, thisMonth] = [yearOf(todayInTokyo()), monthOf(todayInTokyo())];
  const { searchParams } = new URL(page.url());
  expect(Number(searchParams.get('year') ?? thisYear)).toBe(thisYear);
  expect(Number(searchParams.get('month') ?? thisMonth)).toBe(thisMonth);

  const before = await waiting.count();
  const downloading = page.waitForEvent('download');
  await waiting
    .first()
    .getByRole('button', { name: new RegExp(t('billing.download')) })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const { text } = await expectJapanesePdf(download);
  if (text !== null) expect(text).toContain(t('billing.document'));
  await expect(waiting).toHaveCount(before - 1);
}

/** An unread item is opened, and the badge in the menu goes down. */
export async function readNews({ page, settle }: Traveller): Promise<void> {
  const unread = await unreadNews(page);
  await goTo(page, 'お知らせ');
  const item = rows(page, 'news.title').filter({ hasText: t('news.unread') });
  await settle(heading(page, t('news.title')), item.first());
  await item.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/\w{18}$/);
  await settle(heading(page), page.getByRole('link', { name: t('news.back') }));
  await expect.poll(() => unreadNews(page)).toBe(unread - 1);
}
