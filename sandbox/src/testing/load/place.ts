import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '@portal/lessee-api/database/database';
import { openDatabase } from '@portal/lessee-api/database/open';
import { startTemporaryPostgres } from '@portal/lessee-api/database/private-postgres/temporary-postgres';
import { createOnServer } from '@portal/lessee-api/database/testing';
import { createKey, serveKeySet } from '@portal/lessee-api/testing/key-set';
import type { Customer } from '@portal/lessee-api/testing/world';
import { runIdentity } from '#identity/testing/running-identity.ts';
import { type ApiProgram, buildApiPrograms, programEnvironment, startApiProgram } from '../api-program.ts';
import { signToken } from '../google-token.ts';
import { buildNewerNews } from './newer-news.ts';
import { startNginx } from './nginx.ts';
import { openServices } from './services.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);
const PROJECT = 'portal-prod';
const PROCESSES = 3;
/** A fifth of that of the units, so that a short day has time for all processes. */
const DRAIN_SECONDS = '2';
/** As `RestartSec` of portal-api@.service. */
const RESTART_MS = 2000;

/** A portal as docs/operate.md has it: nginx before three processes of the API on one PostgreSQL, and the composed folder. */
export interface Place {
  readonly address: string;
  readonly database: Database;
  /** Its sign-in is valid for an hour. */
  signIn(customers: readonly Customer[]): Promise<string[]>;
  /** Stores a file as a customer's browser does, and answers its address. */
  upload(customer: Customer, filename: string): Promise<string>;
  /** As when its machine dies; systemd starts it again after two seconds. */
  killApi(index: number): Promise<void>;
  /** One process after the other, as for a new version. */
  restartApis(): Promise<void>;
  /** Another build of mf-news goes live. */
  releaseNews(): Promise<void>;
  stop(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  const stops: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await openParts(stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const node = (...args: string[]) => run(process.execPath, args, { cwd: repository, maxBuffer: 10_000_000 });

/** `stops` gets what ends each part, as soon as it is there. */
async function openParts(stops: (() => unknown)[]): Promise<Omit<Place, 'stop'>> {
  const home = mkdtempSync(join(tmpdir(), 'portal-load-'));
  stops.push(() => rmSync(home, { recursive: true }));
  const live = join(home, 'live');
  const environment = join(home, 'environment.json');
  const example = readFileSync(join(repository, 'docs/environment.example.json'), 'utf8');
  writeFileSync(environment, JSON.stringify({ ...JSON.parse(example), apiHost: '/api' }));
  await node('scripts/run.mjs', 'release/compose.ts', '--environment', environment, '--out', live);
  const newer = await buildNewerNews(repository, home);
  const postgres = await startTemporaryPostgres();
  stops.push(postgres.stop);
  const { url } = await createOnServer(postgres.url);
  const identity = await runIdentity([], PROJECT);
  stops.push(identity.stop);
  const keySet = await serveKeySet();
  stops.push(keySet.stop);
  const key = await createKey('load');
  await keySet.publish(key);
  const { environment: services, upload } = await openServices(home, stops);
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const programs = await buildApiPrograms();
  stops.push(programs.remove);
  const startApi = (index: number): Promise<ApiProgram> =>
    startApiProgram(programs, {
      ...programEnvironment({ projectId: PROJECT, databaseUrl: url, keySet, identity }),
      PORT: `${ports[index]}`,
      PROXY_ADDRESSES: '127.0.0.1',
      DRAIN_SECONDS,
      ...services,
    });
  const apis: ApiProgram[] = [];
  stops.push(() => Promise.all(apis.map((api) => api.kill())));
  for (let index = 0; index < PROCESSES; index += 1) apis.push(await startApi(index));
  const database = await openDatabase({ url });
  stops.push(database.close);
  const port = await freePort();
  await startNginx({ home, live, port, apiPorts: ports }, stops);

  return {
    address: `http://127.0.0.1:${port}`,
    database,
    upload,
    async signIn(customers) {
      const users = customers.map(({ uid, contactId }) => ({
        ...{ uid, contactId, email: `${contactId.toLowerCase()}@demo.example`, password: 'demo-pass-1' },
        ...{ emailVerified: true, disabled: false },
      }));
      await identity.identity().ensureUsers(users);
      return Promise.all(customers.map(({ uid }) => signToken(key, { projectId: PROJECT, uid })));
    },
    async killApi(index) {
      await apis[index]?.kill();
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
      apis[index] = await startApi(index);
    },
    async restartApis() {
      for (const [index, api] of apis.entries()) {
        await api.stop();
        apis[index] = await startApi(index);
      }
    },
    async releaseNews() {
      const reasons = ['--without-trial', 'under load', '--dirty', 'under load'];
      await node('scripts/run.mjs', 'release/release.ts', 'mf-news', '--to', live, '--build', newer, ...reasons);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
