import type { RemoteModule } from '@portal/platform/remote-module';
import { matchRoutes } from '@portal/platform/router';
import { prefetchesAt } from '@portal/ui/host';
import type { CallName, ReceivedRequest } from './fake-api.ts';

/**
 * Expects that the early reads of the route are the requests that the page at `address` has sent by now, each once.
 * `later`: the requests that depend on an answer or on the customer.
 */
export async function expectEarlyReads(
  { routes }: RemoteModule,
  address: string,
  requests: readonly ReceivedRequest[],
  later: readonly CallName[] = [],
): Promise<void> {
  const ofPage = () =>
    requests.filter(({ call }) => !later.includes(call)).map(({ call, params, query }) => ({ call, params, query }));
  const asked = ofPage();
  expect(asked).not.toEqual([]);
  const { pathname, search } = new URL(address, location.href);
  const prefix = `/${pathname.split('/')[1]}`;
  const pages = routes[prefix] ?? [];
  const reads = await prefetchesAt(pages, prefix, { pathname, search });
  for (const read of reads) await read(new AbortController().signal);
  const ahead = ofPage().slice(asked.length);
  expect(ahead).toHaveLength(asked.length);
  expect(ahead).toEqual(expect.arrayContaining(asked));
  // Earlier hosts pass no parameters.
  const route = matchRoutes([...pages], pathname, prefix)?.at(-1)?.route;
  if (route?.path.includes(':')) expect((await route.reads?.())?.(new URLSearchParams(search))).toEqual([]);
}
