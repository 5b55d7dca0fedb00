import { installFakeApi } from '@portal/app-kit/testing';
import { PageProviders, queryClient } from '@portal/platform/host';
import { estimateQueries } from '@portal/queries/estimate';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Candidate } from './candidates.ts';
import { useFoundItems } from './use-found-items.ts';

const orderId = (number: number) => `ordr${String(number).padStart(14, '0')}`;
const candidates: Candidate[] = [1, 2, 3, 4].map((number) => ({
  kind: 'estimates',
  order: { id: orderId(number), name: `第${number}工区`, createdAt: `2026-07-0${number}T00:00:00.000Z` },
}));
const geo = { tiles: '', search: '', reverse: '' };
const providers = ({ children }: { children: ReactNode }) => <PageProviders geo={geo}>{children}</PageProviders>;

beforeEach(() => queryClient.clear());

test('a dozen answers are one change', async () => {
  const answers: (() => void)[] = [];
  installFakeApi({
    'GET /order/:id/estimate': () => new Promise((resolve) => answers.push(() => resolve({ data: [] }))),
  });
  let rendered = 0;
  const { result } = renderHook(
    () => {
      rendered += 1;
      return useFoundItems(candidates);
    },
    { wrapper: providers },
  );
  await waitFor(() => expect(answers).toHaveLength(4));
  const before = rendered;
  for (const answer of answers) {
    expect(result.current.isSettled).toBe(false);
    await act(async () => answer());
  }
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  expect(rendered - before).toBe(1);
});

test('three reads begin at a time, and nothing is settled before all have begun', async () => {
  for (const { order } of candidates) {
    const { queryKey } = estimateQueries.list(order.id);
    queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, []);
  }
  const seen: string[] = [];
  renderHook(
    () => {
      const { isSettled } = useFoundItems(candidates);
      const begun = queryClient.getQueryCache().getAll();
      seen.push(`${begun.filter((query) => query.isActive()).length} ${isSettled}`);
    },
    { wrapper: providers },
  );
  expect(seen[0]).toBe('0 false');
  expect(seen.find((one) => one.endsWith('true'))).toBe('3 true');
});
