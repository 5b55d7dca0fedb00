import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@portal/contract/calls';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { CallName } from '#api/core/handler.ts';
import { fingerprint } from '#api/testing/fingerprint.ts';
import {
  addBilling,
  addContract,
  addEstimate,
  addMonthlyBilling,
  addNews,
  addOption,
  addOrder,
  addPapers,
  orderBody,
} from '#api/testing/fixtures.ts';
import { addCustomer, type Customer, callAs, openWorld, send, type World, worldOn } from '#api/testing/world.ts';
import { openDatabase } from './open.ts';
import { findPostgres } from './private-postgres/find-postgres.ts';
import { testServer } from './testing.ts';

/* The commands of docs/operate.md, as they stand there. */

jest.setTimeout(240_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const RESTORED = 'portal_restored';

let folder: string;
let world: World;
let customers: Customer[];
let ids: Record<'order' | 'option' | 'contract' | 'news' | 'monthlyBilling', string>;
let run: (command: string) => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  world = await openWorld();
  const tanaka = await addCustomer(world, {}, { billingUnit: 'monthly' });
  customers = [tanaka, await addCustomer(world, { accountId: tanaka.accountId }), await addCustomer(world)];
  const order = await addOrder(world, tanaka);
  const contract = await addContract(world, order);
  const monthlyBilling = (await addMonthlyBilling(world, tanaka, '2026-11-30')).id;
  await addBilling(world, contract);
  await addPapers(world, await addEstimate(world, order, { status: 'accepted' }));
  const option = await addOption(world, tanaka, { name: '㈱髙島 𠮷野ビル' });
  ids = {
    ...{ order: order.id, option: option.id, contract: contract.id, monthlyBilling },
    news: (await addNews(world)).id,
  };

  const [here] = await world.database.db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`);
  const env = {
    PATH: `${await findPostgres()}:${process.env.PATH}`,
    DATABASE_URL: urlOf(here?.name ?? ''),
    RESTORED_URL: urlOf(RESTORED),
  };
  run = (command) => promisify(execFile)('sh', ['-ec', command], { cwd: folder, env });
});
afterAll(async () => {
  await world.close();
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${RESTORED}`);
  await client.end();
  await rm(folder, { recursive: true });
});

/** What each reading call is asked for. */
const PARAMS: Partial<Record<CallName, () => Record<string, string>>> = {
  getOrder: () => ({ id: ids.order }),
  listEstimates: () => ({ id: ids.order }),
  listContractPapers: () => ({ id: ids.order }),
  getContract: () => ({ id: ids.contract }),
  getOption: () => ({ id: ids.option }),
  getNews: () => ({ id: ids.news }),
  countBillings: () => ({ year: '2026' }),
  countMonthlyBillings: () => ({ year: '2026' }),
  getMonthlyBilling: () => ({ year: '2026', month: '11' }),
  downloadMonthlyBilling: () => ({ id: ids.monthlyBilling }),
};

async function answersOf(at: World): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const reading = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  for (const [name] of reading as [CallName, unknown][]) {
    for (const [index, customer] of customers.entries()) {
      const response = await send(at, customer, name, { params: PARAMS[name]?.() });
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      answers[`${name} ${index} ${response.status}`] = body.replace(/"requestId":"[^"]+"/, '');
    }
  }
  return answers;
}

test('what is backed up and restored by the documented commands gives the same answers, and takes new writes', async () => {
  const page = await readFile(join(__dirname, '../../../../docs/operate.md'), 'utf8');
  const [, chapter = ''] = /\n## Backup and restore\n(.*?)\n## /s.exec(page) ?? [];
  const [backup = '', restore = ''] = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  // What a first reading makes, such as the PDF of a bill, is in the backup too.
  await answersOf(world);
  const answers = await answersOf(world);
  const rows = await fingerprint(world);
  expect(Object.keys(answers).filter((key) => key.endsWith('0 200')).length).toBeGreaterThan(20);

  await run(backup);
  const create = (at: World) => callAs(at, customers[0] as Customer, 'createOrder', { body: orderBody() });
  expect((await create(world)).status).toBe(201);
  await run(restore);

  const restored = worldOn(await openDatabase({ url: urlOf(RESTORED) }));
  try {
    expect(await fingerprint(restored)).toEqual(rows);
    expect(await answersOf(restored)).toEqual(answers);
    expect((await create(restored)).status).toBe(201);
  } finally {
    await restored.close();
  }
});
