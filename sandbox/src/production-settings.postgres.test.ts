import { createS3Storage } from '@portal/lessee-api/clients/storage/s3-storage';
import { runS3Server, S3_BUCKET, S3_CREDENTIALS, type S3Server } from '@portal/lessee-api/clients/testing/s3-server';
import { systemClock } from '@portal/lessee-api/clock';
import type { Database } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { openDatabase } from '@portal/lessee-api/database/open';
import { auditEntries } from '@portal/lessee-api/database/schema/audit';
import { entries } from '@portal/lessee-api/database/schema/entry';
import { mails } from '@portal/lessee-api/database/schema/mail';
import { errorReports } from '@portal/lessee-api/database/schema/request';
import { createOnServer, testServer } from '@portal/lessee-api/database/testing';
import { addEstimate, addOrder, addPapers, orderBody } from '@portal/lessee-api/testing/fixtures';
import { createKey, type KeySet, type SigningKey, serveKeySet } from '@portal/lessee-api/testing/key-set';
import { addCustomer, type Customer } from '@portal/lessee-api/testing/world';
import { type RunningIdentity, runIdentity } from '#identity/testing/running-identity.ts';
import {
  type ApiProgram,
  type ApiPrograms,
  buildApiPrograms,
  programEnvironment,
  startApiProgram,
} from './testing/api-program.ts';
import { signToken } from './testing/google-token.ts';

/* What a company may set, in the program that it starts: production.postgres.test.ts has the rest. */

jest.setTimeout(120_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const projectId = 'portal-prod';
/** None of them is the program's own choice. */
const KEPT_DAYS = { audit: 10, entries: 20, errorReports: 5, mails: 7 };
const SESSION_HOURS = 12;

let place: Awaited<ReturnType<typeof createOnServer>>;
let database: Database;
let identity: RunningIdentity;
let keySet: KeySet;
let s3: S3Server;
let key: SigningKey;
let programs: ApiPrograms;
let api: ApiProgram;
let tanaka: Customer;

beforeAll(async () => {
  [place, identity, keySet, s3, key, programs] = await Promise.all([
    createOnServer(server),
    runIdentity([], projectId),
    serveKeySet(),
    runS3Server(),
    createKey('november'),
    buildApiPrograms(),
  ]);
  Object.assign(process.env, S3_CREDENTIALS);
  await keySet.publish(key);
  database = await openDatabase({ url: place.url });
  tanaka = await addCustomer({ database });
  const { uid, contactId } = tanaka;
  const email = `${contactId.toLowerCase()}@demo.example`;
  const user = { uid, contactId, email, password: 'demo-pass-1', emailVerified: true, disabled: false };
  await identity.identity().ensureUsers([user]);
  // The program keeps house when it starts.
  await addOldRows();
  api = await startApiProgram(programs, environment());
});
afterAll(async () => {
  await api.kill();
  await database.close();
  for (const name of Object.keys(S3_CREDENTIALS)) delete process.env[name];
  await Promise.all([identity.stop(), keySet.stop(), s3.stop(), place.drop(), programs.remove()]);
});

const environment = () => ({
  ...programEnvironment({ projectId, databaseUrl: place.url, keySet, identity }),
  STORAGE_BUCKET: `s3://${S3_BUCKET}`,
  S3_ENDPOINT: s3.endpoint,
  ...S3_CREDENTIALS,
  SESSION_MAX_HOURS: `${SESSION_HOURS}`,
  AUDIT_RETENTION_DAYS: `${KEPT_DAYS.audit}`,
  ENTRY_RETENTION_DAYS: `${KEPT_DAYS.entries}`,
  ERROR_REPORT_RETENTION_DAYS: `${KEPT_DAYS.errorReports}`,
  MAIL_RETENTION_DAYS: `${KEPT_DAYS.mails}`,
});

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** Of each kind one that is kept for another hour, and one that should have gone an hour ago. */
async function addOldRows(): Promise<void> {
  const { db } = database;
  const { accountId, contactId } = tanaka;
  for (const [name, hours] of [
    ['young', -1],
    ['old', 1],
  ] as const) {
    const at = (kept: keyof typeof KEPT_DAYS) => hoursAgo(KEPT_DAYS[kept] * 24 + hours);
    const call = { accountId, contactId, action: name, status: 200, requestId: newId() };
    await db.insert(auditEntries).values({ ...call, occurredAt: at('audit') });
    const entry = { companyName: name, name: '試験 花子', email: `${name}@example.jp`, phoneNumber: '09012345678' };
    await db.insert(entries).values({ ...entry, id: newId(), createdAt: at('entries') });
    const report = { category: 'c', reason: name, name: 'n', message: 'm', path: '/' };
    await db.insert(errorReports).values({ ...report, id: newId(), receivedAt: at('errorReports') });
    const times = { createdAt: at('mails'), dueAt: at('mails'), sentAt: at('mails') };
    const mail = { recipient: 'a@example.jp', subject: name, body: '', messageId: `<${name}>` };
    await db.insert(mails).values({ ...mail, ...times });
  }
}

async function keptRows(): Promise<Record<keyof typeof KEPT_DAYS, string[]>> {
  const { db } = database;
  const [audit, entered, reports, sent] = await Promise.all([
    db.select({ name: auditEntries.action }).from(auditEntries),
    db.select({ name: entries.companyName }).from(entries),
    db.select({ name: errorReports.reason }).from(errorReports),
    db.select({ name: mails.subject }).from(mails),
  ]);
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();
  return { audit: namesOf(audit), entries: namesOf(entered), errorReports: namesOf(reports), mails: namesOf(sent) };
}

/** What it is in the end, or after ten seconds. */
async function settled<Value>(read: () => Promise<Value>, isSettled: (value: Value) => boolean): Promise<Value> {
  const until = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (isSettled(value) || Date.now() > until) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('what is older than its setting says is deleted, and nothing else', async () => {
  const kept = await settled(keptRows, (rows) => Object.values(rows).every(({ length }) => length === 1));
  expect(kept).toEqual({ audit: ['young'], entries: ['young'], errorReports: ['young'], mails: ['young'] });
});

async function call(method: string, path: string, { body, signedInAt }: { body?: object; signedInAt?: Date } = {}) {
  const token = await signToken(key, { projectId, uid: tanaka.uid, ...(signedInAt && { signedInAt }) });
  const response = await fetch(api.address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

test.each([
  ['younger', SESSION_HOURS - 0.1, 200, {}],
  ['older', SESSION_HOURS + 0.1, 401, { code: 'sessionTooOld' }],
])('a session that is %s than the setting allows is answered so', async (_, hours, status, body) => {
  expect(await call('GET', '/user', { signedInAt: hoursAgo(hours) })).toMatchObject({ status, body });
});

describe('with a bucket of S3', () => {
  /** As an upload of a company's own would store it: the portal's forms upload to Firebase. */
  const bucket = () =>
    createS3Storage({ bucket: S3_BUCKET, region: 'ap-northeast-1', endpoint: s3.endpoint, readMinutes: 1 });
  async function upload(name: string, content: string): Promise<{ path: string; url: string }> {
    const path = `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1764000000000-${name}`;
    await bucket().put(path, Buffer.from(content), 'application/pdf');
    return { path, url: (await bucket().urlOf(path)) ?? '' };
  }
  /** This server answers unsigned addresses, but none that is signed wrongly. */
  const forged = (url: string): string => url.replace(/X-Amz-Signature=\w{8}/, 'X-Amz-Signature=00000000');
  const order = (url: string) => call('POST', '/order', { body: orderBody({ attachmentUrls: [url] }) });

  test('an upload becomes an attachment, and is read by an address that is signed', async () => {
    const { url } = await upload('配置図.pdf', '%PDF-1.7 of a customer');
    const created = await order(url);
    expect(created.status).toBe(201);
    const { attachments } = (await call('GET', `/order/${created.body.id}`)).body;
    expect(attachments).toMatchObject([{ name: '配置図.pdf', url: expect.stringContaining('X-Amz-Signature=') }]);
    expect(await (await fetch(attachments[0].url)).text()).toBe('%PDF-1.7 of a customer');
    expect((await fetch(forged(attachments[0].url))).status).toBe(403);
  });

  test('one that is not there makes no order', async () => {
    const { path, url } = await upload('図面.pdf', '%PDF-1.7 of a customer');
    await bucket().remove(path);
    expect(await order(url)).toMatchObject({ status: 400, body: { issues: [{ path: 'attachmentUrls.0' }] } });
  });

  test('one that is not what its name says makes no order, and is deleted', async () => {
    const { path, url } = await upload('別の図面.pdf', '現場名,台数');
    expect(await order(url)).toMatchObject({ status: 400, body: { issues: [{ code: 'content' }] } });
    expect(await bucket().objectOf(path)).toBeNull();
  });

  test('contract papers are kept there, and read by an address that is signed', async () => {
    const rows = { database, clock: systemClock };
    const added = await addOrder(rows, tanaka);
    await addPapers(rows, await addEstimate(rows, added, { status: 'accepted' }));
    const { data } = (await call('GET', `/order/${added.id}/contract`)).body;
    const { url } = data[0].documents[0];
    expect(url.startsWith(`${s3.endpoint}/${S3_BUCKET}/`)).toBe(true);
    const document = await fetch(url);
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(forged(url))).status).toBe(403);
  });
});
