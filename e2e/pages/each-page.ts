import type { Locator, Page } from '@playwright/test';
import type { NewsListItem } from '@portal/contract/news';
import { VISITORS_PAGES } from '../support/page/screens.ts';
import type { ChangingAccount } from '../support/provider/accounts.ts';
import { makeOption, makeQuotedOrder, readNews, someContract } from '../support/provider/lessee-api.ts';
import { t } from '../support/text.ts';
import { acceptButtons } from './estimates.ts';
import { heading } from './frame.ts';
import { queueItems } from './home.ts';
import { rows } from './list.ts';
import { loginForm } from './login.ts';
import { optionForm } from './option-form.ts';
import { paperDownload } from './usage.ts';

/** A page, and how to see that it is whole. */
export interface EachPage {
  path: string;
  /** The last part to arrive. */
  sign: (page: Page) => Locator;
}

export const VISITORS: readonly EachPage[] = [
  { path: '/login', sign: (page) => loginForm(page).submit },
  { path: '/entry', sign: (page) => page.getByRole('textbox', { name: t('entry.companyName') }) },
  ...VISITORS_PAGES.map(({ path, title, problem }) => ({
    path,
    sign: (page: Page) => (problem ? page.getByRole('alert').getByText(t(problem)) : heading(page, t(title))),
  })),
];

const pagesOf = (orderId: string, optionId: string, contractId: string, news: NewsListItem): readonly EachPage[] => [
  { path: '/', sign: (page) => queueItems(page).first() },
  { path: '/order', sign: (page) => rows(page, 'order.listTitle').first() },
  {
    path: '/order?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('order.emptyFiltered')),
  },
  { path: `/order/${orderId}`, sign: (page) => acceptButtons(page).first() },
  { path: `/order/${orderId}?tab=detail`, sign: (page) => page.getByText(t('orderCreate.remarks')) },
  { path: `/order/${orderId}/update`, sign: (page) => page.getByText(t('orderUpdate.noChange')) },
  { path: `/order/${orderId}/contract`, sign: (page) => page.getByText(t('contract.empty')) },
  { path: '/order/create', sign: (page) => page.getByRole('button', { name: t('map.zoomIn') }) },
  { path: '/order/create-by-file', sign: (page) => heading(page, t('orderFile.title')) },
  { path: `/order/${orderId}/share`, sign: (page) => page.getByRole('checkbox', { name: t('share.selectAll') }) },
  { path: '/option', sign: (page) => rows(page, 'option.listTitle').first() },
  {
    path: '/option?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('option.emptyFiltered')),
  },
  { path: '/option/create', sign: (page) => optionForm(page).submit },
  { path: `/option/${optionId}/update`, sign: (page) => optionForm(page).save },
  { path: '/billing', sign: (page) => heading(page, t('billing.title')) },
  { path: '/usage', sign: (page) => rows(page, 'usage.title').first() },
  {
    path: '/usage?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('usage.emptyFiltered')),
  },
  { path: `/usage/${contractId}`, sign: paperDownload },
  { path: '/news', sign: (page) => rows(page, 'news.title').first() },
  { path: `/news/${news.id}`, sign: (page) => heading(page, news.title) },
  { path: '/password', sign: (page) => heading(page, t('password.title')) },
  { path: '/mfa', sign: (page) => heading(page, t('mfa.title')) },
  { path: '/mfa-setting', sign: (page) => heading(page, t('mfaSetting.title')) },
  { path: '/email-setting', sign: (page) => heading(page, t('emailSetting.title')) },
  { path: '/nowhere', sign: (page) => heading(page, t('notFound.title')) },
];

/** With an order, an application, a contract and a news item of the account’s own company. */
export async function customersPages(account: ChangingAccount): Promise<readonly EachPage[]> {
  const [order, option] = [await makeQuotedOrder(account), await makeOption(account)];
  const [contract, news] = [await someContract(account), await readNews(account)];
  return pagesOf(order.id, option.id, contract.id, news);
}
