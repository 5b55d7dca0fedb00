import { type FakeApi, renderApp } from '@portal/app-kit/testing';
import type { Contract, UsageSort } from '@portal/contract/contract';
import { screen } from '@testing-library/react';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { UsageListPage } from '#usage/list/usage-list-page.tsx';

export const TANAKA = idOf('contact', 1);
export const accounts = [
  { id: TANAKA, name: '田中 太郎', department: '首都圏第一工事部' },
  { id: idOf('contact', 2), name: '山田 花子', department: '関西支店 土木部' },
];
const NO_SORT: UsageSort = {
  usageStatus: null,
  parkingAddressSort: null,
  usagePeriodSort: null,
  accountNameSort: null,
};

export const answer = (data: Contract[], { total = data.length, pageIndex = 1 } = {}) => ({
  data,
  sort: NO_SORT,
  pagination: { pageSize: 20, pageIndex, totalPages: Math.max(1, Math.ceil(total / 20)), totalRecords: total },
});

/** The list of contracts, "usage" in the portal. */
export function show(path = '/usage', answers: FakeApi = {}) {
  const app = renderApp(<UsageListPage />, {
    path,
    api: {
      'GET /user/account/list': () => ({ data: accounts }),
      'GET /contract': () => answer([contractOf()]),
      ...answers,
    },
  });
  const lists = () => app.requests.filter(({ call }) => call === 'GET /contract').map(({ query }) => query);
  return { ...app, lists };
}
export const shown = () => screen.findByRole('table', { name: '利用状況の一覧' });
