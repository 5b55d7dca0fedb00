import { tokyoDate } from '@portal/platform/text';
import { createApi } from '#api/create-api.ts';
import { createFakePlatform } from '#api/testing/fake-platform.ts';
import { type Render, renderHere } from '#documents/renderers.ts';
import type { Case } from './cases.ts';
import { type AccountSize, callerOf, TODAY } from './data.ts';
import type { Engine } from './engines.ts';

/** Calls the API as the browser does, over HTTP semantics; throws unless a call succeeds. */
export interface ApiClient {
  call(size: AccountSize, method: string, path: string, body?: unknown): Promise<unknown>;
  /** The number of records found, where the call counts them. */
  ask(test: Case): Promise<number | undefined>;
}

/** The API on the measured day, whose clock goes on: rates are counted. */
export function openApi({ database }: Engine, render: Render, now: () => Date): ReturnType<typeof createApi> {
  if (tokyoDate(now()) !== TODAY) throw new Error('The clock shows another day');
  return createApi({
    database,
    platform: createFakePlatform(),
    clock: { now },
    origins: ['https://portal.test'],
    render,
    log: (entry) => {
      if (entry.level === 'error') process.stderr.write(`${JSON.stringify(entry)}\n`);
    },
    // Accepts any user: the cost of really checking a token is not measured here.
    verifyToken: async (uid) => ({
      uid,
      email: null,
      emailVerified: true,
      contactId: null,
      signedInAt: now(),
      hasSecondFactor: true,
    }),
  });
}

export const NOON = Date.parse(`${TODAY}T03:00:00.000Z`);

export function createClient(engine: Engine): ApiClient {
  let calls = 0;
  // A second for each call: nobody reaches a rate, however fast the calls are.
  const app = openApi(engine, renderHere, () => new Date(NOON + calls * 1_000));

  const call: ApiClient['call'] = async (size, method, path, body) => {
    calls += 1;
    const response = await app.request(path, {
      method,
      headers: { Authorization: `Bearer ${callerOf(size)}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const ask: ApiClient['ask'] = async (test) => {
    const answer = (await call(test.account, 'GET', test.path)) as { pagination?: { totalRecords: number } };
    return answer.pagination?.totalRecords;
  };
  return { call, ask };
}
