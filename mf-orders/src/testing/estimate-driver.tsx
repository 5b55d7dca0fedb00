import { type FakeApi, renderApp } from '@portal/app-kit/testing';
import type { EstimateStatus } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { screen, waitFor, within } from '@testing-library/react';
import { EstimateBoard } from '#estimates/board/estimate-board.tsx';
import { idOf, orderDetail } from './order-fixtures.ts';

export const ORDER = idOf('order', 1);

/** The estimates of an order, with a provider that has a memory: answers change the next list. */
export function showEstimates(estimates: readonly NumberedEstimate[], answers: FakeApi = {}, search = '') {
  const stored = new Map(estimates.map((one) => [one.id, one]));
  const answer = (id: string, status: EstimateStatus) => {
    const before = stored.get(id);
    if (!before) throw new Error(`no estimate ${id}`);
    const answered = { ...before, status };
    stored.set(id, answered);
    return answered;
  };
  const order = orderDetail({ id: ORDER });
  const app = renderApp(
    [
      { path: '/order/:id', element: <EstimateBoard order={order} /> },
      { path: '*', element: null },
    ],
    {
      path: `/order/${ORDER}${search}`,
      api: {
        'GET /order/:id/estimate': () => ({ data: [...stored.values()] }),
        'GET /order/:id/contract': () => ({ data: [] }),
        'PATCH /order/:id/estimate/:estimateId/accept': ({ params }) => answer(params.estimateId, 'accepted'),
        'PATCH /order/:id/estimate/:estimateId/reject': ({ params }) => answer(params.estimateId, 'rejected'),
        ...answers,
      },
    },
  );
  const sent = () => app.requests.filter(({ call }) => call.startsWith('PATCH'));
  const change = (id: string, status: EstimateStatus) => void answer(id, status);
  return { ...app, stored, sent, change };
}

/**
 * Waits until the estimates are shown. It looks for a text: repeated queries by role over the whole page are too slow
 * on a busy machine.
 */
export const loaded = () => waitFor(() => expect(screen.queryByText('読み込み中です')).not.toBeInTheDocument());

/** The line of an estimate in the table of a desk. */
export async function rowOf(name: string): Promise<HTMLElement> {
  await loaded();
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) });
  return header.closest('tr') as HTMLElement;
}

/** The place that receives the focus when there is news of an estimate. */
export const nameOf = (name: string): HTMLElement => screen.getByText(name).closest('[tabindex]') as HTMLElement;

/** What the table says, line by line: a heading, or the number and the name of an estimate. */
export const lines = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((line) => {
      const [number, name] = [...line.querySelectorAll('td:nth-of-type(2), th [tabindex]')];
      return name ? `${number?.textContent} ${name.textContent}` : (line.querySelector('th > span')?.textContent ?? '');
    });

/** The words on its buttons; icons have none. */
export const buttonsIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '');
