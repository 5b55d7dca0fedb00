import type { FirstReads } from '@portal/shared/host';
import type { ReceivedRequest } from '@portal/shared/testing';

/** The page at `path` has asked for its data by now: what is read ahead for it is the same, each of them once. */
export async function expectReadAhead(reads: FirstReads, path: string, requests: ReceivedRequest[]): Promise<void> {
  const ofPage = () =>
    requests
      .filter(({ call }) => call !== 'GET /user/account/list')
      .map(({ call, params, query }) => ({ call, params, query }));
  const asked = ofPage();
  for (const read of reads(new URL(path, location.href).searchParams)) await read(new AbortController().signal);
  const ahead = ofPage().slice(asked.length);
  expect(ahead).toHaveLength(asked.length);
  expect(ahead).toEqual(expect.arrayContaining(asked));
}
