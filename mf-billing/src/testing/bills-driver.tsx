import { type FakeApi, type ReceivedRequest, renderApp, signedIn } from '@portal/app-kit/testing';
import type { Feature } from '@portal/contract/values/features';
import { screen, waitFor, within } from '@testing-library/react';
import { BillingPage } from '#billing/billing-page.tsx';
import { bill, billPage, billPagination, monthCounts, monthlySummary } from '#testing/bill-fixtures.ts';

const API: FakeApi = {
  'GET /billing': () => billPage([bill(1)]),
  'GET /billing/monthly/:year': () => monthCounts({ 12: 3, 11: 8, 10: 12 }),
  'GET /billing/totals': () => ({ data: [] }),
  'GET /monthly-billing': () => ({ billings: [bill(1)], pagination: billPagination(1) }),
  'GET /monthly-billing/monthly/:year': () => monthCounts({ 11: 3, 10: 4 }),
  'GET /monthly-billing/:year/:month': () => monthlySummary,
  'GET /user/account/list': () => ({
    data: [
      { id: 'contact00000000001', name: '田中 太郎', department: '東京支店' },
      { id: 'contact00000000002', name: '山田 花子', department: '大阪支店' },
    ],
  }),
};

/** The bills of a customer who pays each contract on its own. */
export const renderBills = (path: string, api: FakeApi = {}, session = signedIn()) =>
  renderApp(<BillingPage />, { path, session, api: { ...API, ...api } });

/** The bills of a customer who pays once a month. */
export const renderMonthly = (path = '/billing', api: FakeApi = {}, billingClosingDay = 20) =>
  renderBills(path, api, signedIn({ billingUnit: 'monthly', billingClosingDay }));

/** A customer of a host that has all features but this one. */
export const signedInWithout = (missing: Feature) =>
  signedIn({ features: signedIn().user.features.filter((feature) => feature !== missing) });

/** What the list was asked for. */
export const lists = (requests: readonly ReceivedRequest[]) =>
  requests.filter(({ call }) => call === 'GET /billing').map(({ query }) => query);
export const months = () => screen.getByRole('group', { name: '月' });
/** Found by its text: waiting for a role means to compute all names of the page again and again. */
export const theRow = async () => (await screen.findByText('新宿第1駐車場')).closest('tr') as HTMLElement;

/** Closes the download in bulk while it reads all pages, which must then end. */
export async function closeWhileReading({ user, requests }: ReturnType<typeof renderBills>): Promise<void> {
  const bulk = await screen.findByRole('button', { name: '検索結果をまとめてダウンロード' });
  await waitFor(() => expect(bulk).toBeEnabled());
  await user.click(bulk);
  const whole = () => requests.find(({ query }) => (query as { pageSize?: number } | undefined)?.pageSize === 100);
  await waitFor(() => expect(whole()).toBeDefined());
  expect(whole()?.signal.aborted).toBe(false);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(whole()?.signal.aborted).toBe(true));
}
