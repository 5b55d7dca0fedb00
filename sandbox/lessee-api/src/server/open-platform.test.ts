import type { LogEntry } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import { openTestDatabase } from '#database/testing.ts';
import { systemClock } from '#platform/clock.ts';
import { openPlatform } from './open-platform.ts';
import type { ServiceSettings } from './settings.ts';

/* A service that is named, on a machine that has nothing to prove itself with. */

jest.setTimeout(60_000);

const without = {
  GOOGLE_APPLICATION_CREDENTIALS: undefined,
  // Nobody's folder, and no cloud to ask.
  HOME: '/nonexistent',
  METADATA_SERVER_DETECTION: 'none',
  AWS_ACCESS_KEY_ID: undefined,
  AWS_SECRET_ACCESS_KEY: undefined,
  AWS_EC2_METADATA_DISABLED: 'true',
};
const before = { ...process.env };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [name, value] of Object.entries(without)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});
afterAll(async () => {
  process.env = before;
  await database.close();
});

const nothing: ServiceSettings = { identity: null, storage: null, mail: null, scanner: null };

test('a scanner that does not answer yet is said, and does not keep the API from starting', async () => {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const options = { projectId: 'portal-prod', database, clock: systemClock, log };
  const { scanner } = await openPlatform({ ...nothing, scanner: { path: '/nonexistent/clamd.sock' } }, options);
  expect(scanner).not.toBeNull();
  expect(entries).toContainEqual(expect.objectContaining({ event: 'the scanner does not answer yet' }));
});

test.each<[string, Partial<ServiceSettings>, string]>([
  [
    'the identity provider',
    { identity: { emulatorHost: undefined } },
    'IDENTITY_PROVIDER is firebase, but there are no credentials for it: name a service account’s key in GOOGLE_APPLICATION_CREDENTIALS.',
  ],
  [
    'a bucket of Google',
    { storage: { kind: 'google', bucket: 'portal', readMinutes: 10, emulator: undefined } },
    'STORAGE_BUCKET names a bucket, but there are no credentials for it: name a service account’s key in GOOGLE_APPLICATION_CREDENTIALS.',
  ],
  [
    'a bucket of Amazon',
    { storage: { kind: 's3', bucket: 'portal', readMinutes: 10, endpoint: undefined, region: 'ap-northeast-1' } },
    'STORAGE_BUCKET names a bucket, but there are no credentials for it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
])('%s without credentials ends the start with a sentence', async (_what, services, sentence) => {
  const options = { projectId: 'portal-prod', database, clock: systemClock, log: () => {} };
  await expect(openPlatform({ ...nothing, ...services }, options)).rejects.toMatchObject({ message: sentence });
});
