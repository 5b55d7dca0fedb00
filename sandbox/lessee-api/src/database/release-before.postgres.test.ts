import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@portal/contract/calls';
import { fillPath } from '@portal/contract/values/path';
import { Client } from 'pg';
import type { CallName } from '#api/core/handler.ts';
import { optionBody, orderBody, updateBody } from '#api/testing/fixtures.ts';
import { newId } from './id.ts';
import { commitBefore, type RunningApi, startApiOf, treeOfNow, unpackApi } from './testing/release-before.ts';
import { createOnServer, testServer } from './testing.ts';

/* Processes of the release before, from the history, and of this one on the same database, as a release goes out. */

jest.setTimeout(300_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const CUSTOMERS = 6;
/** The portal gives up after eight seconds. */
const LONGEST_MS = 5_000;

async function addCustomers(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const uids = Array.from({ length: CUSTOMERS }, newId);
  for (const uid of uids) {
    const [account, contact] = [newId(), newId()];
    await client.query(`insert into accounts (id, company_name) values ('${account}', '株式会社試験')`);
    await client.query(`insert into contacts (id, account_id, auth_uid, email, last_name, first_name)
      values ('${contact}', '${account}', '${uid}', '${contact}@demo.example', '田中', '太郎')`);
  }
  await client.end();
  return uids;
}

interface Load {
  /** Asked in turn, so that each reads what the other has written. */
  processes: RunningApi[];
  isOver: boolean;
  readonly answers: { call: CallName; status: number; ms: number; by: RunningApi | undefined }[];
}

function clientOf(load: Load, uid: string) {
  let turn = 0;
  return async (name: CallName, { id, body }: { id?: string | undefined; body?: object } = {}) => {
    const { method, path } = calls[name];
    turn += 1;
    const by = load.processes[turn % load.processes.length];
    const start = performance.now();
    const response = await fetch(`${by?.address}${fillPath(path, { id })}`, {
      method,
      headers: { authorization: `Bearer token-of-${uid}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as { id?: string };
    load.answers.push({ call: name, status: response.status, ms: performance.now() - start, by });
    return answer.id;
  };
}

const READS = ['listOptions', 'listOrders', 'listContracts', 'getOrderProgress', 'listNotifications'] as const;
const CALLS: readonly CallName[] = [
  ...(['createOrder', 'getOrder', 'updateOrder', 'createOption', 'getOption'] as const),
  ...READS,
];

/** What a customer does, over and over. */
async function useThePortal(load: Load, uid: string): Promise<void> {
  const call = clientOf(load, uid);
  for (let round = 0; !load.isOver; round += 1) {
    const id = await call('createOrder', { body: orderBody({ constructionName: `工事 ${round}` }) });
    await call('getOrder', { id });
    await call('updateOrder', { id, body: updateBody });
    await call('getOrder', { id });
    const option = await call('createOption', { body: optionBody({ name: `申請 ${round}` }) });
    await call('getOption', { id: option });
    for (const name of READS) await call(name);
    await wait(50);
  }
}

async function migrationsOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  await client.end();
  return rows[0].count;
}

/** null: this clone has no history, as in an archive; the end of a run counts what was skipped. */
const before = commitBefore();

(before === null ? test.skip : test)(
  'old and new processes serve beside each other while the new one migrates, and the old one can be started again',
  async () => {
    const tree = await mkdtemp(join(tmpdir(), 'release-before-'));
    unpackApi(before ?? '', tree);
    const { url, drop } = await createOnServer(server);
    const old = await startApiOf(tree, url);
    const load: Load = { processes: [old], isOver: false, answers: [] };
    const customers = (await addCustomers(url)).map((uid) => useThePortal(load, uid));
    const started: RunningApi[] = [old];
    try {
      await wait(2_000);
      const migrations = await migrationsOf(url);
      const now = await startApiOf(treeOfNow, url);
      started.push(now);
      const alone = load.answers.length;
      // Otherwise nothing has been brought to another version beside the old process.
      expect(await migrationsOf(url)).toBeGreaterThan(migrations);
      load.processes = [old, now];
      await wait(4_000);
      const again = await startApiOf(tree, url);
      started.push(again);
      load.processes = [again, now];
      await wait(3_000);
      load.isOver = true;
      await Promise.all(customers);

      expect(load.answers.filter(({ status }) => status >= 300)).toEqual([]);
      expect(load.answers.filter(({ ms }) => ms > LONGEST_MS)).toEqual([]);
      expect(alone).toBeGreaterThan(100);
      const beside = load.answers.slice(alone);
      const calledBy = (api: RunningApi) => new Set(beside.filter(({ by }) => by === api).map(({ call }) => call));
      for (const api of [old, now, again]) expect([...calledBy(api)].sort()).toEqual([...CALLS].sort());
    } finally {
      load.isOver = true;
      await Promise.allSettled(customers);
      await Promise.all(started.map(({ stop }) => stop()));
      await drop();
      await rm(tree, { recursive: true });
    }
  },
);
