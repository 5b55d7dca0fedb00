import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from '@portal/contract/order';
import { type FakeClamd, fakeClamd, likeClamd } from '@portal/lessee-api/clients/testing/clamd';
import { certificate } from '@portal/lessee-api/clients/testing/localhost-certificate';
import { type MailServer, runMailServer } from '@portal/lessee-api/clients/testing/mail-server';
import { systemClock } from '@portal/lessee-api/clock';
import type { Database } from '@portal/lessee-api/database/database';
import { openDatabase } from '@portal/lessee-api/database/open';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { billings } from '@portal/lessee-api/database/schema/billing';
import { estimateShares } from '@portal/lessee-api/database/schema/estimate-share';
import { mails } from '@portal/lessee-api/database/schema/mail';
import { type ProviderEventKind, providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { createOnServer, testServer } from '@portal/lessee-api/database/testing';
import { EICAR } from '@portal/lessee-api/testing/eicar';
import {
  addContract,
  addEstimate,
  addOrder,
  addPapers,
  optionBody,
  orderBody,
} from '@portal/lessee-api/testing/fixtures';
import { createKey, type KeySet, type SigningKey, serveKeySet } from '@portal/lessee-api/testing/key-set';
import { addCustomer, type Customer } from '@portal/lessee-api/testing/world';
import { and, eq, or } from 'drizzle-orm';
import { Client } from 'pg';
import { type RunningIdentity, runIdentity } from '#identity/testing/running-identity.ts';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import { attachmentPath, uploadAsBrowser } from '#storage/testing/browser-upload.ts';
import { type RunningStorage, runStorage, tokenOf } from '#storage/testing/running-storage.ts';
import { createServiceAccount, type ServiceAccount, takingSignedReads } from '#storage/testing/signed-gate.ts';
import {
  type ApiProgram,
  type ApiPrograms,
  buildApiPrograms,
  programEnvironment,
  startApiProgram,
} from './testing/api-program.ts';
import { signToken } from './testing/google-token.ts';

/*
 * The API as a company runs it: the program of main.ts with the settings of production, on PostgreSQL, and behind it the
 * code of the emulators in place of Google's services, and a mail server. Tokens are signed with keys of our own in place
 * of Google's.
 */

/** The commands are programs of their own, and take seconds to start where much else is done. */
jest.setTimeout(300_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const projectId = 'portal-prod';
/** The emulator takes no tokens but the demo's: it is what browsers are let in by. */
const bucket = 'demo-portal.firebasestorage.app';

let folder: string;
let place: Awaited<ReturnType<typeof createOnServer>>;
let database: Database;
let identity: RunningIdentity;
let keySet: KeySet;
let key: SigningKey;
let mailServer: MailServer;
let storage: RunningStorage;
let storageGate: LoopbackServer;
let clamd: FakeClamd;
let serviceAccount: ServiceAccount;
let programs: ApiPrograms;
let api: ApiProgram;
let tanaka: Customer;
let yamada: Customer;
let stopped: Customer;

beforeAll(async () => {
  [folder, place, identity, keySet, key, mailServer, storage, clamd, programs] = await Promise.all([
    mkdtemp(join(tmpdir(), 'production-')),
    createOnServer(server),
    runIdentity([], projectId),
    serveKeySet(),
    createKey('november'),
    runMailServer(),
    runStorage(),
    fakeClamd(likeClamd),
    buildApiPrograms(),
  ]);
  serviceAccount = createServiceAccount(folder);
  const gate = takingSignedReads(serviceAccount.publicKey, storage.storage.listener);
  storageGate = await listenOnLoopback('storage', 0, gate);
  await keySet.publish(key);
  await writeFile(join(folder, 'ca.pem'), certificate);
  database = await openDatabase({ url: place.url });
  tanaka = await addCustomer({ database });
  yamada = await addCustomer({ database }, { accountId: tanaka.accountId });
  stopped = await addCustomer({ database });
  await identity.identity().ensureUsers([userOf(tanaka), userOf(yamada), { ...userOf(stopped), disabled: true }]);
  api = await startApiProgram(programs, environment());
});
afterAll(async () => {
  await api.kill();
  await database.close();
  await storageGate.close();
  await Promise.all([identity.stop(), keySet.stop(), mailServer.stop(), storage.stop(), clamd.stop(), place.drop()]);
  await rm(folder, { recursive: true });
  programs.remove();
});

const storageAt = () => `http://127.0.0.1:${storageGate.port}`;

const environment = () => ({
  ...programEnvironment({ projectId, databaseUrl: place.url, keySet, identity }),
  GOOGLE_APPLICATION_CREDENTIALS: serviceAccount.file,
  STORAGE_BUCKET: `gs://${bucket}`,
  STORAGE_EMULATOR_HOST: storageAt(),
  MALWARE_SCANNER: `tcp://127.0.0.1:${clamd.port}`,
  MAIL_SERVER: mailServer.address,
  MAIL_FROM: '駐車場 <noreply@portal.example>',
  NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
});

const userOf = ({ uid, contactId }: Customer) => ({
  ...{ uid, contactId, email: `${contactId.toLowerCase()}@demo.example`, password: 'demo-pass-1' },
  ...{ emailVerified: true, disabled: false },
});

async function call(
  who: Customer,
  method: string,
  path: string,
  body?: object,
  signedInAt = new Date(),
): Promise<Response> {
  const token = await signToken(key, { projectId, uid: who.uid, signedInAt });
  return fetch(api.address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const receivedBy = (to: string) => mailServer.received.filter((mail) => mail.to.includes(to));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a customer’s write passes the guards and is in the database', async () => {
  const response = await call(tanaka, 'PUT', '/news/user/email-setting', { emailNotification: 'NONE' });
  expect([response.status, await response.json()]).toEqual([200, { emailNotification: 'NONE' }]);
  const rows = await database.db.select().from(contacts).where(eq(contacts.id, tanaka.contactId));
  expect(rows).toMatchObject([{ emailNotification: 'NONE' }]);
});

test('an account that has been stopped is refused, at once and for reading too', async () => {
  for (const [method, path, body] of [
    ['GET', '/order'],
    ['PUT', '/news/user/email-setting', { emailNotification: 'NONE' }],
  ] as const) {
    const response = await call(stopped, method, path, body);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'accountDisabled' }]);
  }
});

const objects = (): string => `${storageAt()}/v0/b/${bucket}/o`;
const upload = (who: Customer, filename: string, body?: string, type?: string): Promise<string> =>
  uploadAsBrowser(objects(), attachmentPath(who, filename), who, { body, type });

test('an upload of the customer becomes an attachment, is read back, and its browser can no longer remove it', async () => {
  const url = await upload(tanaka, '配置図.pdf');
  const created = await call(tanaka, 'POST', '/order', orderBody({ attachmentUrls: [url] }));
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const { attachments } = (await (await call(tanaka, 'GET', `/order/${id}`)).json()) as Order;
  expect(attachments.map(({ name }) => name)).toEqual(['配置図.pdf']);
  expect(await (await fetch(attachments[0]?.url ?? '')).text()).toBe('%PDF-1.7 of a customer');
  const headers = { authorization: tokenOf(tanaka.uid, { contactId: tanaka.contactId }) };
  expect((await fetch(url.replace(/\?.*/, ''), { method: 'DELETE', headers })).status).toBe(403);

  const foreign = await call(yamada, 'POST', '/order', orderBody({ attachmentUrls: [url] }));
  expect(foreign.status).toBe(400);
});

test.each([
  ['of another kind than its name says', '図面.pdf', '現場名,台数', 'application/pdf', 'content'],
  ['in which the scanner finds something', '台帳.csv', `現場名,${EICAR}`, 'text/csv', 'malware'],
])('an upload %s makes no order, and is gone', async (_, name, body, type, code) => {
  const url = await upload(tanaka, name, body, type);
  const response = await call(tanaka, 'POST', '/order', orderBody({ attachmentUrls: [url] }));
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { issues: [{ path: 'attachmentUrls.0', code }] },
  ]);
  expect((await fetch(url)).status).toBe(403);
});

test('contract papers are made, stored, and read back by an address that is signed; the signed contract is taken', async () => {
  const rows = { database, clock: systemClock };
  const order = await addOrder(rows, tanaka);
  const papers = await addPapers(rows, await addEstimate(rows, order, { status: 'accepted' }));
  const read = async () => {
    const response = await call(tanaka, 'GET', `/order/${order.id}/contract`);
    return ((await response.json()) as { data: { status: string; documents: { url: string }[] }[] }).data[0];
  };
  const url = (await read())?.documents[0]?.url ?? '';
  expect(url).toContain('X-Goog-Signature=');
  const document = await fetch(url);
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await document.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // Stored once: the second address leads to the same bytes.
  expect(Buffer.from(await (await fetch((await read())?.documents[0]?.url ?? '')).arrayBuffer())).toEqual(bytes);

  const attachment = { filename: '契約書.pdf', content: bytes.toString('base64') };
  expect((await call(tanaka, 'POST', `/contract/pdf/${papers.id}`, { attachment })).status).toBe(201);
  expect((await read())?.status).toBe('submitted');
});

describe('mails with estimates', () => {
  let path: string;
  let estimateIds: string[];
  beforeAll(async () => {
    const rows = { database, clock: systemClock };
    const order = await addOrder(rows, tanaka);
    path = `/order/${order.id}/send-estimate-pdfs-on-customers`;
    estimateIds = [(await addEstimate(rows, order)).id];
  });
  const share = (...emails: string[]) => call(tanaka, 'POST', path, { estimateIds, emails, remarks: '' });
  const rowOf = async (to: string) => (await database.db.select().from(mails).where(eq(mails.recipient, to)))[0];

  test('arrive, one for each recipient, with the PDF', async () => {
    expect((await share('a@example.jp', 'b@example.jp')).status).toBe(202);
    await until(() => mailServer.received.length === 2);
    expect(mailServer.received.map(({ to }) => to).sort()).toEqual([['a@example.jp'], ['b@example.jp']]);
    const [mail] = receivedBy('a@example.jp');
    expect(mail?.header('From')).toContain('<noreply@portal.example>');
    expect(mail?.source).toContain(Buffer.from('%PDF').toString('base64').slice(0, 4));
    await until(async () => (await rowOf('b@example.jp'))?.sentAt !== null);
  });

  test('arrive again with the same Message-ID when the process dies between sending and writing it down', async () => {
    const other = new Client({ connectionString: place.url });
    await other.connect();
    const taken = new Promise<void>((resolve) => {
      mailServer.beforeAnswer = async () => {
        mailServer.beforeAnswer = null;
        // The row is held, so that the process cannot write down what the server is about to answer.
        await other.query('begin');
        await other.query(`select 1 from mails where recipient = 'c@example.jp' for update`);
        resolve();
      };
    });
    await share('c@example.jp');
    await taken;
    const isBlocked = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => {
      // Otherwise the connections stay those of the transaction's first look.
      await other.query('select pg_stat_clear_snapshot()');
      return (await other.query(`select 1 ${isBlocked}`)).rows.length > 0;
    });
    await api.kill();
    // What it has asked for goes with it; the database would do it as soon as it can.
    await other.query(`select pg_terminate_backend(pid) ${isBlocked}`);
    await other.query('rollback');
    await other.end();
    expect(await rowOf('c@example.jp')).toMatchObject({ sentAt: null, attempts: 1 });

    api = await startApiProgram(programs, environment());
    // Without waiting for the minutes that the dead process had it in hand.
    await database.db.update(mails).set({ dueAt: new Date() }).where(eq(mails.recipient, 'c@example.jp'));
    await until(async () => (await rowOf('c@example.jp'))?.sentAt !== null);
    const ids = receivedBy('c@example.jp').map((mail) => mail.header('Message-ID'));
    expect(ids).toEqual([(await rowOf('c@example.jp'))?.messageId, ids[0]]);
  });

  test('that are refused for good are listed by the command, and sent again by it', async () => {
    mailServer.refuse.recipients = [550];
    await share('d@example.jp');
    await until(async () => (await rowOf('d@example.jp'))?.givenUpAt !== null);
    const id = (await rowOf('d@example.jp'))?.id;
    expect(await runCommand('mails')).toMatch(
      new RegExp(`^${id}\\t.*\\td@example\\.jp\\t.*\\t550 .*\\n1 given up, 0 waiting\\n$`),
    );
    await runCommand('mails', 'again', `${id}`);
    await until(async () => (await rowOf('d@example.jp'))?.sentAt !== null);
    expect(receivedBy('d@example.jp')).toHaveLength(1);
  });

  test('are all written with the answer, or none of them', async () => {
    const shares = () => database.db.$count(estimateShares);
    const before = await shares();
    await whileRefused('mails', `recipient <> 'z@example.jp'`, async () => {
      expect((await share('y@example.jp', 'z@example.jp')).status).toBe(500);
    });
    expect([await rowOf('y@example.jp'), await shares()]).toEqual([undefined, before]);
  });
});

/** Rows that do not pass the check make what writes them fail. */
async function whileRefused(table: string, check: string, act: () => Promise<void>): Promise<void> {
  await database.db.execute(`alter table ${table} add constraint refused check (${check}) not valid`);
  await act().finally(() => database.db.execute(`alter table ${table} drop constraint refused`));
}

async function runCommand(program: 'mails' | 'accounts' | 'people' | 'provider', ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [programs.program(program), ...args], {
    env: commandEnvironment(),
  });
  return stdout;
}
const commandEnvironment = () => ({ PATH: process.env.PATH, NODE_ENV: 'production', ...environment() });

test('the command for accounts ends all sessions, and the API refuses them; it sets the claim of a contact', async () => {
  const { email } = userOf(yamada);
  expect((await call(yamada, 'GET', '/order')).status).toBe(200);
  const signedInBefore = new Date();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await runCommand('accounts', 'sign-out', email);
  const response = await call(yamada, 'GET', '/order', undefined, signedInBefore);
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'signedOutElsewhere' }]);
  expect((await call(yamada, 'GET', '/order')).status).toBe(200);

  await runCommand('accounts', 'contact', email, 'CONTACT00000000009');
  const found = await fetch(
    `${identity.address()}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email: [email] }),
    },
  );
  expect(await found.json()).toMatchObject({ users: [{ customAttributes: '{"contactId":"CONTACT00000000009"}' }] });
  await expect(runCommand('accounts', 'sign-out', 'nobody@example.jp')).rejects.toThrow('Nobody has this address.');
  await expect(runCommand('accounts', 'contact', email, 'short')).rejects.toThrow('Usage: ');
});

describe('the commands of the provider’s people', () => {
  const parking = {
    ...{ parkingName: '豊洲第二駐車場', address: '東京都江東区豊洲3-1-1', latitude: 35.65, longitude: 139.79 },
    ...{ minutesOnFoot: 3, monthlyRent: 24_000, vacancy: 5 },
  };
  const file = async (name: string, content: object): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, JSON.stringify(content));
    return path;
  };
  const waiting = async (kind: ProviderEventKind, subjectId: string): Promise<string> => {
    const isOf = or(eq(providerEvents.orderId, subjectId), eq(providerEvents.optionId, subjectId));
    const isIt = and(eq(providerEvents.kind, kind), isOf);
    const [event] = await database.db.select({ id: providerEvents.id }).from(providerEvents).where(isIt);
    return `${event?.id}`;
  };

  const addOwn = async (): Promise<Customer> => {
    const own = await addCustomer({ database });
    await identity.identity().ensureUsers([userOf(own)]);
    return own;
  };
  const idOf = async (response: Response): Promise<string> => ((await response.json()) as { id: string }).id;
  /** Of the mails, without the name of the portal. */
  const subjectsTo = async ({ contactId }: Customer): Promise<string[]> => {
    const isOwn = eq(mails.recipient, `${contactId}@demo.example`);
    const sent = await database.db.select().from(mails).where(isOwn).orderBy(mails.id);
    return sent.map(({ subject }) => subject.replace(/^【.*】/, ''));
  };

  /** What a command does last fails: it must not have told anybody what it has not done. */
  const whileNothingIsSettled = async (command: () => Promise<string>): Promise<void> => {
    // Every command first tells what has happened meanwhile.
    await runCommand('provider', 'list');
    const before = await database.db.$count(mails);
    await whileRefused('provider_events', 'handled_at is null', () =>
      expect(command()).rejects.toThrow('"handled_at"'),
    );
    expect(await database.db.$count(mails)).toBe(before);
  };

  test('lead an order to its contract and bill, with a mail of each step', async () => {
    const own = await addOwn();
    const id = await idOf(await call(own, 'POST', '/order', orderBody()));
    const isListed = new RegExp(`^${await waiting('orderCreated', id)}\\t[^\\t]*\\torderCreated\\t${id}\\t`, 'm');
    expect(await runCommand('provider', 'list')).toMatch(isListed);
    const offered = await runCommand('provider', 'offer', id, await file('offers.json', [parking]));
    const estimateId = offered.trim();
    expect((await call(own, 'PATCH', `/order/${id}/estimate/${estimateId}/accept`, {})).status).toBe(200);
    await runCommand('provider', 'confirm', await waiting('estimateAccepted', id));
    const papers = async () => {
      const response = await call(own, 'GET', `/order/${id}/contract`);
      return ((await response.json()) as { data: { id: string; status: string }[] }).data[0];
    };
    const papersId = (await papers())?.id ?? '';
    const attachment = { filename: '契約書.pdf', content: Buffer.from('%PDF-1.7 signed %%EOF').toString('base64') };
    expect((await call(own, 'POST', `/contract/pdf/${papersId}`, { attachment })).status).toBe(201);
    await runCommand('provider', 'confirm', await waiting('papersSubmitted', id));
    expect((await papers())?.status).toBe('contracted');
    expect((await runCommand('provider', 'bill', papersId)).trim()).toHaveLength(18);
    expect(await subjectsTo(own)).toEqual([
      '駐車場の見積が届きました',
      '駐車場の契約のご依頼を承りました',
      '契約書類の準備ができました',
      '契約書を受け取りました',
      '駐車場の契約が成立しました',
      '請求書を発行しました',
    ]);
  });

  test('withdraw an offer, and end what was done elsewhere', async () => {
    const own = await addOwn();
    const id = await idOf(await call(own, 'POST', '/order', orderBody()));
    const lots = await file('lots.json', [parking, { ...parking, parkingName: '豊洲第三駐車場' }]);
    const [first = '', second = ''] = (await runCommand('provider', 'offer', id, lots)).trim().split('\n');
    expect((await runCommand('provider', 'withdraw', first)).trim()).toBe(first);
    const { data } = (await (await call(own, 'GET', `/order/${id}/estimate`)).json()) as Estimates;
    expect(new Map(data.map((estimate) => [estimate.id, estimate.status]))).toEqual(
      new Map([
        [first, 'aborted'],
        [second, 'unanswered'],
      ]),
    );
    expect(await subjectsTo(own)).toEqual(['駐車場の見積が届きました', '駐車場の見積を中止しました']);

    const other = await idOf(await call(own, 'POST', '/order', orderBody()));
    const isListed = new RegExp(`\\torderCreated\\t${other}\\t`);
    expect(await runCommand('provider', 'list')).toMatch(isListed);
    expect(await runCommand('provider', 'done', await waiting('orderCreated', other))).toBe('Done.\n');
    expect(await runCommand('provider', 'list')).not.toMatch(isListed);
  });

  test('answer an application, and at the second time end it', async () => {
    const own = await addOwn();
    const id = await idOf(await call(own, 'POST', '/option', optionBody()));
    const progress = async () =>
      ((await (await call(own, 'GET', `/option/${id}`)).json()) as { progress: string }).progress;
    await runCommand('provider', 'list');
    const number = await waiting('optionCreated', id);
    const confirm = () => runCommand('provider', 'confirm', number);
    expect(await progress()).toBe('reviewing');
    expect(await confirm()).toBe('Confirmed.\n');
    await whileNothingIsSettled(confirm);
    expect(await progress()).toBe('answered');
    expect(await confirm()).toBe('Confirmed.\n');
    expect(await progress()).toBe('done');
    await expect(confirm()).rejects.toThrow('Nothing with this number');
    expect(await subjectsTo(own)).toEqual([
      ...['申請を受け付けました', '申請に回答しました', '申請への対応が完了しました'],
    ]);
  });

  test('bill every contract, and issue a bill in the place of another', async () => {
    const rows = { database, clock: systemClock };
    const [one, other] = [await addOwn(), await addOwn()];
    for (const own of [one, other]) await addContract(rows, await addOrder(rows, own));
    const issued = (await runCommand('provider', 'bill')).trim().split('\n');
    const billsOf = ({ accountId }: Customer) =>
      database.db.select().from(billings).where(eq(billings.accountId, accountId)).orderBy(billings.issuedAt);
    const [bill, ...more] = await billsOf(one);
    expect([more, issued]).toEqual([[], expect.arrayContaining([bill?.id, (await billsOf(other))[0]?.id])]);

    const lines = [{ description: '駐車場利用料', quantity: 2, unitPrice: 10_000 }];
    const correction = { billingId: bill?.id, reason: '台数の変更', lines };
    const corrected = (await runCommand('provider', 'correct', await file('correction.json', correction))).trim();
    expect(await billsOf(one)).toMatchObject([
      { id: bill?.id, correctedById: corrected },
      { id: corrected, totalRent: 22_000 },
    ]);
    expect(await subjectsTo(one)).toEqual(['請求書を発行しました', '訂正した請求書を発行しました']);
    expect(await subjectsTo(other)).toEqual(['請求書を発行しました']);
  });

  test('publish news, which customers read and get by mail', async () => {
    const own = await addOwn();
    const title = '年末年始の営業時間について';
    const draft = { category: 'お知らせ', title, content: '12月29日から休業いたします。' };
    const id = (await runCommand('provider', 'news', await file('news.json', draft))).trim();
    const { data } = (await (await call(own, 'GET', '/news')).json()) as { data: { id: string; title: string }[] };
    expect(data).toContainEqual(expect.objectContaining({ id, title }));
    expect(await subjectsTo(own)).toEqual([title]);
  });

  test('run from the sources, too', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'provider', '--', 'list'], {
      env: { ...commandEnvironment(), HOME: folder },
    });
    expect(stdout).toBe(await runCommand('provider', 'list'));
  });

  test('open an account from an entry, which the person can sign in to after setting a password', async () => {
    const email = 'hanako@kensetsu.example';
    const entry = { companyName: '株式会社はなこ建設', name: '鈴木 花子', email, phoneNumber: '0312345678' };
    const headers = { 'content-type': 'application/json' };
    const asked = await fetch(`${api.address}/entry`, { method: 'POST', headers, body: JSON.stringify(entry) });
    expect(asked.status).toBe(201);
    const list = await runCommand('provider', 'list');
    const [, entryId = ''] = /\tentryReceived\t(\w{18})\t鈴木 花子\t株式会社はなこ建設$/m.exec(list) ?? [];
    const open = () => runCommand('provider', 'open-account', entryId, '鈴木', '花子');
    await whileNothingIsSettled(open);
    const contactId = (await open()).trim();
    await expect(open()).rejects.toThrow('already signs in');
    const [contact] = await database.db.select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact).toMatchObject({ email, lastName: '鈴木', firstName: '花子', tel: '0312345678' });
    await until(() => receivedBy(email).length === 2);

    const found = await identityCall('accounts:lookup', { email: [email] }, `/projects/${projectId}`);
    expect(found).toMatchObject({ users: [{ customAttributes: JSON.stringify({ contactId }) }] });
    const reset = await identityCall(
      'accounts:sendOobCode',
      { requestType: 'PASSWORD_RESET', email, returnOobLink: true },
      `/projects/${projectId}`,
    );
    await identityCall('accounts:resetPassword', {
      oobCode: (reset as { oobCode: string }).oobCode,
      newPassword: 'hanako-1234',
    });
    const signedIn = await identityCall('accounts:signInWithPassword', {
      email,
      password: 'hanako-1234',
      returnSecureToken: true,
    });
    const uid = (signedIn as { localId: string }).localId;
    expect(contact?.authUid).toBe(uid);
    const response = await call({ ...tanaka, uid, contactId }, 'GET', '/user');
    expect([response.status, await response.json()]).toMatchObject([200, { companyName: '株式会社はなこ建設' }]);
  });

  test('one of them tells customers what has happened until it is stopped', async () => {
    const env = commandEnvironment();
    const work = spawn(process.execPath, [programs.program('provider'), 'work'], { env, stdio: 'ignore' });
    const exited = once(work, 'exit');
    expect((await call(yamada, 'POST', '/option', optionBody())).status).toBe(201);
    await until(async () => (await subjectsTo(yamada)).includes('申請を受け付けました'));
    work.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  test('say what is wrong with what they were given, and do nothing', async () => {
    const bad = await file('bad.json', [{ ...parking, monthlyRent: 'dear' }]);
    await expect(runCommand('provider', 'offer', 'ORDER0000000000001', bad)).rejects.toThrow('0.monthlyRent');
    for (const words of [['confirm', 'x'], ['bill', ''], ['list', 'all'], ['toString']])
      await expect(runCommand('provider', ...words)).rejects.toThrow('Usage: ');
    await expect(runCommand('provider', 'done', '999999')).rejects.toThrow('Nothing with this number');
  });
});

type Estimates = { data: { id: string; status: string }[] };

async function identityCall(operation: string, body: object, project = ''): Promise<unknown> {
  const response = await fetch(
    `${identity.address()}/identitytoolkit.googleapis.com/v1${project}/${operation}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(project && { authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  );
  return response.json();
}

test('the command for people exports what is held of a customer, and erases it at the word that it names', async () => {
  const suzuki = await addCustomer({ database }, { accountId: tanaka.accountId, lastName: '鈴木' });
  const { uid, contactId } = suzuki;
  const { email } = userOf(suzuki);
  await identity.identity().ensureUsers([{ ...userOf(suzuki), mfaPhoneNumber: '+819012345678' }]);
  const written = JSON.parse(await runCommand('people', 'export', email));
  expect(written).toMatchObject({
    person: { contactId, uid },
    identityProvider: { phoneNumber: '+819012345678' },
    database: { contacts: [{ id: contactId, lastName: '鈴木' }] },
  });

  await expect(runCommand('people', 'erase', email)).rejects.toThrow('Nothing has been changed. To erase ');
  await expect(runCommand('people', 'erase', email, '--yes', email)).rejects.toThrow(`add: --yes ${contactId}`);
  await expect(runCommand('people', 'export')).rejects.toThrow('Usage: ');
  expect(JSON.parse(await runCommand('people', 'export', contactId))).toEqual(written);

  expect(await runCommand('people', 'erase', email, '--yes', contactId)).toMatch(/^Erased\. /);
  expect((await call(suzuki, 'GET', '/order')).status).toBe(403);
  expect(await identity.identity().userOf(uid)).toBeNull();
  expect(await runCommand('people', 'erase', contactId, '--yes', contactId)).toMatch(/^Erased\. Deleted: nothing\./);
  await expect(runCommand('people', 'export', email)).rejects.toThrow('There is nobody with this id or address.');
  expect((await call(tanaka, 'GET', '/order')).status).toBe(200);
});

test('the command for people lists what somebody has uploaded, and erases what no order has', async () => {
  const sato = await addCustomer({ database }, { accountId: tanaka.accountId, lastName: '佐藤' });
  await identity.identity().ensureUsers([userOf(sato)]);
  const csv = { body: '現場名,台数', type: 'text/csv' };
  const orderFile = (name: string) => `order_files/${sato.contactId}-1764000000000-${name}.csv`;
  const addresses = {
    attached: await upload(sato, 'a.pdf'),
    abandoned: await upload(sato, 'b.pdf'),
    ordered: await uploadAsBrowser(objects(), orderFile('c'), sato, csv),
    left: await uploadAsBrowser(objects(), orderFile('d'), sato, csv),
    ofColleague: await upload(tanaka, '同僚の図面.pdf'),
  };
  const created = await call(sato, 'POST', '/order', orderBody({ attachmentUrls: [addresses.attached] }));
  const { id } = (await created.json()) as { id: string };
  expect((await call(sato, 'POST', '/order/file', { filename: 'c.csv', fileKey: orderFile('c') })).status).toBe(201);
  const exported = async () => JSON.parse(await runCommand('people', 'export', sato.contactId)).files;
  expect(await exported()).toEqual([
    { path: orderFile('c'), isOfOrder: true },
    { path: orderFile('d'), isOfOrder: false },
    { path: attachmentPath(sato, 'a.pdf'), isOfOrder: true },
    { path: attachmentPath(sato, 'b.pdf'), isOfOrder: false },
  ]);

  const said = await runCommand('people', 'erase', sato.contactId, '--yes', sato.contactId);
  expect(said).toMatch(/^Erased\. Deleted: .*2 uploads\./);
  const isThere = async (address: string) => (await fetch(address)).ok;
  const entries = Object.entries(addresses).map(async ([name, address]) => [name, await isThere(address)]);
  expect(Object.fromEntries(await Promise.all(entries))).toEqual({
    ...{ attached: true, abandoned: false, ordered: true, left: false, ofColleague: true },
  });
  // The company goes on with the order.
  const { attachments } = (await (await call(tanaka, 'GET', `/order/${id}`)).json()) as Order;
  expect(attachments.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(await exported()).toEqual([{ path: orderFile('c'), isOfOrder: true }]);
});

test('it ends in order, and has logged no address, token or password', async () => {
  expect(await api.stop()).toBe(0);
  const logged = JSON.stringify(api.entries);
  expect(logged).not.toMatch(/example\.jp|demo\.example|eyJ|secret|demo-pass/);
});
