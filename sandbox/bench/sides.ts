import { createApi } from '@portal/lessee-api/create-api';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { createFakePlatform } from '@portal/lessee-api/testing/fake-platform';
import { tokyoDate } from '@portal/shared/text';
import { eq } from 'drizzle-orm';
import type { Case } from './cases.ts';
import { type AccountSize, callerOf, TODAY } from './data.ts';
import type { Engine } from './engines.ts';
import { labList, labProgress } from './lab.ts';
import { timed } from './measure.ts';

/** The same question, to the API as it is and to the laboratory's query; each answers how many records it found. */
export interface Sides {
  api(test: Case): Promise<number | undefined>;
  lab(test: Case): Promise<number | undefined>;
  /** As the browser does; throws unless it succeeds. */
  call(size: AccountSize, method: string, path: string, body?: unknown): Promise<unknown>;
}

export async function sidesOf(engine: Engine): Promise<Sides> {
  const now = new Date(`${TODAY}T03:00:00.000Z`);
  if (tokyoDate(now) !== TODAY) throw new Error('The clock shows another day');
  const { database, lab } = engine;
  const app = createApi({
    database,
    platform: createFakePlatform(),
    clock: { now: () => now },
    origins: ['https://portal.test'],
    log: (entry) => {
      if (entry.level === 'error') process.stderr.write(`${JSON.stringify(entry)}\n`);
    },
    // Whoever it is: what a real check of a token costs is not the question.
    verifyToken: async (uid) => ({ uid, email: null, emailVerified: true, contactId: null }),
  });
  const accounts = { '60k': await accountOf(engine, '60k'), '1k': await accountOf(engine, '1k') };

  const call: Sides['call'] = async (size, method, path, body) => {
    const response = await app.request(path, {
      method,
      headers: { Authorization: `Bearer ${callerOf(size)}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    call,
    api: async (test) => {
      const answer = (await call(test.account, 'GET', test.path)) as { pagination?: { totalRecords: number } };
      return answer.pagination?.totalRecords;
    },
    lab: async (test) => {
      const accountId = accounts[test.account];
      if (test.lab) return labList(lab, { ...test.lab, accountId });
      await labProgress(lab, accountId);
      return undefined;
    },
  };
}

async function accountOf({ database }: Engine, size: AccountSize): Promise<string> {
  const [row] = await database.db
    .select({ accountId: contacts.accountId })
    .from(contacts)
    .where(eq(contacts.authUid, callerOf(size)));
  if (!row) throw new Error(`No account with ${size} orders`);
  return row.accountId;
}

export const timedSides = ({ api, lab }: Sides, engine: Engine, test: Case) => ({
  api: () => timed(() => api(test)),
  lab: () => engine.asLab(() => timed(() => lab(test))),
});
