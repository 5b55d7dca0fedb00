import { expect, type Page, test } from '@playwright/test';
import { VISITORS_PAGES } from '../support/page/screens.ts';
import type { ChangingAccount } from '../support/provider/accounts.ts';
import { makeOption, makePapers, makeQuotedOrder, readNews, someContract } from '../support/provider/lessee-api.ts';
import { t } from '../support/text.ts';
import { papersCard } from './contract-papers.ts';
import { acceptButtons } from './estimates.ts';
import { heading, homeLink } from './frame.ts';
import { queueItems } from './home.ts';
import { rows } from './list.ts';
import { loginForm } from './login.ts';
import { optionForm } from './option-form.ts';
import { paperDownload } from './usage.ts';

type Look = () => Promise<void>;

/** Opens each page before sign-in, one after the other, and looks at it. The links' codes are invalid. */
export async function lookAtVisitorsPages(page: Page, look: Look): Promise<void> {
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  await look();
  for (const { path, title, problem } of [
    { path: '/entry', title: 'entry.title', problem: undefined },
    ...VISITORS_PAGES,
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, t(title))).toBeVisible();
      if (problem) await expect(page.getByRole('alert')).toContainText(t(problem));
      await look();
    });
  }
}

/** Opens each page of a customer who is signed in, and looks at it. */
export async function lookAtCustomersPages(page: Page, account: ChangingAccount, look: Look): Promise<void> {
  const order = await makeQuotedOrder(account);
  const ordered = await makePapers(account);
  const option = await makeOption(account);
  const contract = await someContract(account);
  const news = await readNews(account);
  const pages = [
    ['/', queueItems(page).first()],
    ['/order', heading(page, t('order.listTitle'))],
    [`/order/${order.id}`, acceptButtons(page).first()],
    [`/order/${order.id}?tab=detail`, page.getByText(t('orderCreate.remarks'))],
    [`/order/${order.id}/update`, page.getByText(t('orderUpdate.noChange'))],
    [`/order/${order.id}/contract`, page.getByText(t('contract.empty'))],
    [`/order/${order.id}/share`, page.getByRole('checkbox').first()],
    [`/order/${ordered.id}/contract`, papersCard(page).download],
    ['/order/create', heading(page, t('orderCreate.title'))],
    ['/order/create-by-file', heading(page, t('orderFile.title'))],
    ['/option', rows(page, 'option.listTitle').first()],
    ['/option/create', heading(page, t('option.createTitle'))],
    [`/option/${option.id}/update`, optionForm(page).cancel],
    ['/billing', heading(page, t('billing.title'))],
    ['/usage', rows(page, 'usage.title').first()],
    [`/usage/${contract.id}`, paperDownload(page)],
    ['/news', rows(page, 'news.title').first()],
    [`/news/${news.id}`, page.getByRole('link', { name: t('news.back') })],
    ['/password', heading(page, t('password.title'))],
    ['/mfa', heading(page, t('mfa.title'))],
    ['/mfa-setting', heading(page, t('mfaSetting.title'))],
    ['/email-setting', heading(page, t('emailSetting.title'))],
    ['/nowhere', heading(page, t('notFound.title'))],
  ] as const;
  for (const [path, sign] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(homeLink(page)).toBeVisible();
      await expect(sign).toBeVisible();
      await look();
    });
  }
}
