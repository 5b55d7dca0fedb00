import { type FakeApi, renderApp } from '@portal/app-kit/testing';
import type { Billing } from '@portal/contract/billing';
import type { Contract, ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import { screen, within } from '@testing-library/react';
import { bill, billPage } from '#testing/bill-fixtures.ts';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { UsageDetailPage } from '#usage/detail/usage-detail-page.tsx';

export const ID = idOf('contract', 1);
export const PATH = `/usage/${ID}`;

export const ownBill = (index = 1, change: Partial<Billing> = {}) => bill(index, { contractId: ID, ...change });

export const papersOf = (change: Partial<ContractPapers> = {}): ContractPapers => ({
  id: ID,
  estimateId: idOf('est', 1),
  parkingName: '豊洲一丁目駐車場',
  status: 'contracted',
  submittedAt: '2026-09-24T03:00:00.000Z',
  documents: [
    {
      id: idOf('doc', 1),
      name: '駐車場利用契約書',
      url: 'http://geo.test/contract.pdf',
      createdAt: '2026-09-20T15:30:00.000Z',
    },
  ],
  ...change,
});

export const order: Order = {
  id: idOf('order', 1),
  name: '臨海副都心 橋梁補修工事',
  address: '東京都江東区有明1丁目1-1',
  numberOfCars: 2,
  automobileType: 'NORMAL',
  startDate: '2026-10-01',
  endDate: '2027-03-31',
  status: 'contracted',
  contact: contractOf().contact,
  isSearchStopped: false,
  createdAt: '2026-09-12T01:00:00.000Z',
  estimates: { total: 4, unanswered: 0, rejected: 3, accepted: 0, contracted: 1, aborted: 0 },
  remarks: '',
  location: { latitude: 35.6541, longitude: 139.795 },
  attachments: [],
};

/** The page of a contract that has two bills. */
export function show(answers: FakeApi = {}, contract: Partial<Contract> = {}, path = PATH) {
  const app = renderApp(
    [
      { path: '/usage/:id', element: <UsageDetailPage /> },
      { path: '/usage', element: <p>一覧</p> },
    ],
    {
      path,
      api: {
        'GET /contract/:id': () => contractOf(contract),
        'GET /billing': () => billPage([ownBill(), ownBill(2, { downloadedAt: '2026-11-02T00:00:00.000Z' })]),
        'GET /order/:id': () => order,
        'GET /order/:id/contract': () => ({ data: [papersOf()] }),
        ...answers,
      },
    },
  );
  return app;
}
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const facts = () => part('契約の内容');
export const bills = () => part('この契約の請求');
