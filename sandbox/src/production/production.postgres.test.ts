import { openDatabase } from '@portal/lessee-api/database/open';
import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { createOnServer, testServer } from '@portal/lessee-api/database/testing';
import { createKey, type KeySet, type SigningKey, serveKeySet } from '@portal/lessee-api/testing/key-set';
import { eq } from 'drizzle-orm';
import { type RunningIdentity, runIdentity } from '#identity/testing/running-identity.ts';
import { type ApiProgram, startApiProgram } from './testing/api-program.ts';

/*
 * The API as a company runs it: the program of main.ts with the settings of production, on PostgreSQL, and behind it the
 * code of the emulators in place of Google's services. Tokens are signed with keys of our own in place of Google's.
 */

jest.setTimeout(120_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const projectId = 'portal-prod';
const tanaka = { uid: 'tanaka-uid', email: 'tanaka@example.jp', contactId: 'CONTACT00000000001' };
const disabled = { uid: 'disabled-uid', email: 'disabled@example.jp', contactId: 'CONTACT00000000002' };

let database: Awaited<ReturnType<typeof createOnServer>>;
let identity: RunningIdentity;
let keySet: KeySet;
let key: SigningKey;
let api: ApiProgram;

beforeAll(async () => {
  const account = { password: 'demo-pass-1', emailVerified: true, disabled: false };
  [database, identity, keySet, key] = await Promise.all([
    createOnServer(server),
    runIdentity(
      [
        { ...account, ...tanaka },
        { ...account, ...disabled, disabled: true },
      ],
      projectId,
    ),
    serveKeySet(),
    createKey('november'),
  ]);
  await keySet.publish(key);
  await fill(database.url);
  api = await startApiProgram(environment());
});
afterAll(async () => {
  await api.kill();
  await Promise.all([identity.stop(), keySet.stop(), database.drop()]);
});

const environment = () => ({
  PROJECT_ID: projectId,
  DATABASE_URL: database.url,
  PORTAL_ORIGINS: 'https://portal.example',
  JWKS_URL: keySet.address,
  IDENTITY_PROVIDER: 'firebase',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(identity.address()).host,
});

async function fill(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url });
  const accountId = 'ACCOUNT00000000001';
  await db.insert(accounts).values({ id: accountId, companyName: '株式会社試験' });
  const name = { lastName: '田中', firstName: '太郎' };
  await db
    .insert(contacts)
    .values(
      [tanaka, disabled].map(({ uid, email, contactId }) => ({
        id: contactId,
        accountId,
        authUid: uid,
        email,
        ...name,
      })),
    );
  await close();
}

async function read<Row>(query: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Row>): Promise<Row> {
  const { db, close } = await openDatabase({ url: database.url });
  return query(db).finally(close);
}

async function call(who: typeof tanaka, method: string, path: string, body?: object): Promise<Response> {
  const now = Math.floor(Date.now() / 1000);
  const token = await key.sign({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: who.uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email: who.email,
    email_verified: true,
  });
  return fetch(api.address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

test('a customer’s write passes the guards and is in the database', async () => {
  const response = await call(tanaka, 'PUT', '/news/user/email-setting', { emailNotification: 'NONE' });
  expect([response.status, await response.json()]).toEqual([200, { emailNotification: 'NONE' }]);
  const rows = await read((db) => db.select().from(contacts).where(eq(contacts.id, tanaka.contactId)));
  expect(rows).toMatchObject([{ emailNotification: 'NONE' }]);
});

test('an account that has been stopped is refused, at once and for reading too', async () => {
  for (const [method, path, body] of [
    ['GET', '/order'],
    ['PUT', '/news/user/email-setting', { emailNotification: 'NONE' }],
  ] as const) {
    const response = await call(disabled, method, path, body);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'accountDisabled' }]);
  }
});
