import { type FakeApi, renderApp, type signedIn } from '@portal/app-kit/testing';
import type { ContractPapers } from '@portal/contract/contract';
import { screen, within } from '@testing-library/react';
import { ContractPapersPage } from '#orders/contract-papers/contract-papers-page.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';
import { idOf, orderDetail, pdf } from '#testing/order-fixtures.ts';

export const ID = idOf('order', 1);
export const papersOf = (change: Partial<ContractPapers> = {}): ContractPapers => ({
  id: idOf('papers', 1),
  estimateId: idOf('est', 1),
  parkingName: '明治通りパーク',
  status: 'toBeSigned',
  submittedAt: null,
  documents: [
    {
      id: idOf('doc', 1),
      name: '契約書_明治通りパーク',
      url: 'http://localhost:9199/v0/b/x/o/contract.pdf',
      createdAt: '2026-11-21T03:00:00.000Z',
    },
  ],
  ...change,
});
export const submitted = papersOf({
  status: 'submitted',
  submittedAt: '2026-11-22T01:15:00.000Z',
  submittedFilename: '契約書_押印済み.pdf',
});
export const concluded = papersOf({ ...submitted, status: 'contracted' });
export const requested = numbered(1, {
  id: idOf('est', 1),
  parkingName: '明治通りパーク',
  status: 'accepted',
  monthlyRent: 38_500,
  answeredAt: '2026-11-18T00:30:00.000Z',
  answeredBy: { id: idOf('cont', 2), lastName: '木村', firstName: '陽子', department: '東北支店' },
});

interface Shown {
  path?: string;
  session?: ReturnType<typeof signedIn>;
}
/** The papers of an order, with its list of estimates and the list of all orders beside them. */
export function show(answers: FakeApi = {}, { path = `/order/${ID}/contract`, ...options }: Shown = {}) {
  const app = renderApp(
    [
      { path: '/order/:id/contract', element: <ContractPapersPage /> },
      { path: '/order/:id', element: <p>見積の一覧</p> },
      { path: '/order', element: <p>依頼一覧</p> },
    ],
    {
      path,
      ...options,
      api: {
        'GET /order/:id': () => orderDetail(),
        'GET /order/:id/estimate': () => ({ data: [requested] }),
        'GET /order/:id/contract': () => ({ data: [papersOf()] }),
        'POST /contract/pdf/:id': () => ({}),
        'PUT /contract/pdf/:id/downloaded': () => ({}),
        ...answers,
      },
    },
  );
  const sent = () => app.requests.filter(({ call }) => call === 'POST /contract/pdf/:id');
  return { ...app, sent };
}
export type App = ReturnType<typeof show>;

export const card = async (name = '明治通りパーク') => within(await screen.findByRole('region', { name }));
export const field = async () => (await card()).getByLabelText('提出する契約書', { selector: 'input' });
export const submitButton = async () => (await card()).getByRole('button', { name: '契約書を提出する' });
export async function choose(app: App, file = pdf('署名済み.pdf')) {
  await app.user.upload(await field(), file);
  expect(await screen.findByRole('button', { name: `${file.name} を削除` })).toBeVisible();
}
export async function submit(app: App, file?: File) {
  await choose(app, file);
  await app.user.click(await submitButton());
}
export const close = async ({ user }: App, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: '閉じる' }));
