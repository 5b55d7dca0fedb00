import type { Locator, Page } from '@playwright/test';
import { hasNews } from '../support/areas.ts';
import { VISITORS_PAGES } from '../support/page/screens.ts';
import type { ChangingAccount } from '../support/provider/accounts.ts';
import {
  makeOption,
  makePapers,
  makeQuotedOrder,
  orderOf,
  readNews,
  someContract,
} from '../support/provider/lessee-api.ts';
import { t } from '../support/text.ts';
import { papersCard } from './contract-papers.ts';
import { acceptButtons } from './estimates.ts';
import { heading } from './frame.ts';
import { notificationItems, queueItems, todoItems } from './home.ts';
import { rows } from './list.ts';
import { loginForm } from './login.ts';
import { optionForm } from './option-form.ts';
import { guideQrCode, paperDownload } from './usage.ts';

/** A page, and how to see that it is whole. */
export interface EachPage {
  path: string;
  /** The last part to arrive. */
  sign: (page: Page) => Locator;
  /** The names of its filled buttons on a desk; their number on a phone is the same. */
  filled?: readonly string[];
}

export const VISITORS: readonly EachPage[] = [
  { path: '/login', sign: (page) => loginForm(page).submit },
  { path: '/entry', sign: (page) => page.getByRole('textbox', { name: t('entry.companyName') }) },
  ...VISITORS_PAGES.map(({ path, title, problem }) => ({
    path,
    sign: (page: Page) => (problem ? page.getByRole('alert').getByText(t(problem)) : heading(page, t(title))),
  })),
];

interface Ids {
  order: string;
  /** An order whose contract papers have arrived. */
  withPapers: string;
  option: string;
  contract: string;
  /** A contract that has not ended. */
  guided: string;
  /** The order of a contract. */
  contracted: string;
  news: string;
}

const pagesOf = (ids: Ids): readonly EachPage[] => [
  { path: '/', sign: (page) => queueItems(page).first(), filled: [t('header.requestSearch')] },
  { path: '/todo', sign: (page) => todoItems(page).first(), filled: [] },
  { path: '/notifications', sign: (page) => notificationItems(page).first(), filled: [] },
  { path: '/order', sign: (page) => rows(page, 'order.listTitle').first(), filled: [t('header.requestSearch')] },
  {
    path: '/order?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('order.emptyFiltered')),
  },
  { path: `/order/${ids.order}`, sign: (page) => acceptButtons(page).first(), filled: [] },
  { path: `/order/${ids.order}?tab=detail`, sign: (page) => page.getByText(t('orderCreate.remarks')) },
  { path: `/order/${ids.order}/update`, sign: (page) => page.getByText(t('orderUpdate.noChange')), filled: [] },
  { path: `/order/${ids.order}/contract`, sign: (page) => page.getByText(t('contract.empty')), filled: [] },
  { path: `/order/${ids.withPapers}/contract`, sign: (page) => papersCard(page).download },
  { path: `/order/${ids.contracted}/usage`, sign: (page) => rows(page, 'usage.title').first(), filled: [] },
  {
    path: `/order/${ids.contracted}/billing`,
    sign: (page) => page.getByRole('heading', { level: 2, name: t('billing.title') }),
    filled: [],
  },
  {
    path: '/order/create',
    sign: (page) => page.getByRole('button', { name: t('map.zoomIn') }),
    filled: [t('common.next')],
  },
  {
    path: '/order/create-by-file',
    sign: (page) => heading(page, t('orderFile.title')),
    filled: [t('orderFile.submit')],
  },
  {
    path: `/order/${ids.order}/share`,
    sign: (page) => page.getByRole('checkbox', { name: t('share.selectAll') }),
    filled: [t('share.toAddress')],
  },
  {
    path: `/order/${ids.order}/comparison`,
    sign: (page) => page.getByRole('table', { name: t('comparison.table') }),
    filled: [t('comparison.print')],
  },
  { path: '/option', sign: (page) => rows(page, 'option.listTitle').first(), filled: [t('header.requestOption')] },
  {
    path: '/option?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('option.emptyFiltered')),
  },
  { path: '/option/create', sign: (page) => optionForm(page).submit, filled: [t('option.submit')] },
  { path: `/option/${ids.option}`, sign: (page) => page.getByRole('heading', { name: t('option.facts') }) },
  { path: `/option/${ids.option}/update`, sign: (page) => optionForm(page).save },
  { path: '/billing', sign: (page) => heading(page, t('billing.title')) },
  { path: '/billing/retention', sign: (page) => heading(page, t('retention.title')) },
  { path: '/usage', sign: (page) => rows(page, 'usage.title').first() },
  {
    path: '/usage?q=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84',
    sign: (page) => page.getByText(t('usage.emptyFiltered')),
  },
  { path: `/usage/${ids.contract}`, sign: paperDownload },
  { path: `/usage/${ids.guided}/guide`, sign: guideQrCode, filled: [t('usageGuide.print')] },
  ...(hasNews ? newsPages(ids) : []),
  { path: '/password', sign: (page) => heading(page, t('password.title')) },
  { path: '/mfa', sign: (page) => heading(page, t('mfa.title')) },
  { path: '/mfa-setting', sign: (page) => heading(page, t('mfaSetting.title')) },
  { path: '/sessions', sign: (page) => page.getByRole('heading', { name: t('sessions.here') }) },
  { path: '/email-setting', sign: (page) => heading(page, t('emailSetting.title')) },
  { path: '/nowhere', sign: (page) => heading(page, t('notFound.title')) },
];

const newsPages = ({ news }: Ids): readonly EachPage[] => [
  { path: '/news', sign: (page) => rows(page, 'news.title').first() },
  { path: `/news/${news}`, sign: (page) => heading(page) },
];

/** With orders, an application, a contract and a news item of the account’s own company. */
export async function customersPages(account: ChangingAccount): Promise<readonly EachPage[]> {
  const [order, withPapers] = [await makeQuotedOrder(account), await makePapers(account)];
  const guided = await someContract(account, 'duringUse');
  const [option, contract, news] = [await makeOption(account), await someContract(account), await readNews(account)];
  return pagesOf({
    order: order.id,
    withPapers: withPapers.id,
    option: option.id,
    contract: contract.id,
    guided: guided.id,
    contracted: orderOf(contract),
    news: news.id,
  });
}
