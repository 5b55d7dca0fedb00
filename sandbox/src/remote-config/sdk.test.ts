// biome-ignore-all lint/style/noRestrictedImports: the service is held against the SDK itself, not against the portal's use of it
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as firebaseApp from 'firebase/app';
import type * as Sdk from 'firebase/remote-config';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import { createRemoteConfig, type RemoteConfig } from './remote-config.ts';

/*
 * The SDK itself fetches here, as in the browser. The test supplies what the browser would: the window, where the SDK
 * reads the service's address; the language; and the installation's id, which it would otherwise request from Google.
 */

const directory = mkdtempSync(join(tmpdir(), 'sandbox-remote-config-sdk-'));
const maintenance = { isMaintenanceMode: true, maintenanceDateString: '2026年11月21日 0:00〜6:00' };
const app = firebaseApp.initializeApp(
  { projectId: 'demo-portal', apiKey: 'any', appId: '1:1:web:1' },
  'remote-config-test',
);
const statuses: number[] = [];
let server: LoopbackServer;
let config: RemoteConfig;
let sdk: typeof Sdk;

const open = (): RemoteConfig =>
  createRemoteConfig({ stateFile: join(directory, 'remote-config.json'), origins: ['http://localhost:4000'] });

beforeAll(async () => {
  config = open();
  const answer = async (request: Request): Promise<Response> => {
    const response = await config.app.fetch(request);
    statuses.push(response.status);
    return response;
  };
  server = await listenOnLoopback('remote config', 0, getRequestListener(answer));
  Object.assign(globalThis, {
    window: { FIREBASE_REMOTE_CONFIG_URL_BASE: `http://localhost:${server.port}` },
    navigator: { languages: ['ja'], language: 'ja' },
  });
  // The SDK leaves a timer of one minute running after each fetch.
  const { setTimeout: later } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((...args: Parameters<typeof later>) => later(...args).unref()) as typeof later);
  // Missing from the types: Firebase's own packages use it to register themselves.
  const register = Reflect.get(firebaseApp, '_registerComponent') as (component: object) => boolean;
  const installation = { getId: async () => 'installation', getToken: async () => 'token' };
  for (const [name, type] of [
    ['installations', 'PUBLIC'],
    ['installations-internal', 'PRIVATE'],
  ] as const) {
    const component = {
      name,
      type,
      instanceFactory: () => installation,
      serviceProps: {},
      instantiationMode: 'LAZY',
      multipleInstances: false,
      onInstanceCreated: null,
    };
    register(component);
  }
  // Imported only now: it registers the installations that ask Google, if there are none yet.
  sdk = await import('firebase/remote-config');
});
afterAll(async () => {
  await firebaseApp.deleteApp(app);
  await server.close();
  jest.restoreAllMocks();
  for (const name of ['window', 'navigator']) Reflect.deleteProperty(globalThis, name);
  rmSync(directory, { recursive: true });
});

/** As the portal reads it: fetch, activate, then the values. */
async function read() {
  const remoteConfig = sdk.getRemoteConfig(app);
  // With 0 the SDK would still take an answer of the same millisecond for fresh, and not ask.
  remoteConfig.settings.minimumFetchIntervalMillis = -1;
  const isNew = await sdk.fetchAndActivate(remoteConfig);
  return {
    isNew,
    isMaintenanceMode: sdk.getBoolean(remoteConfig, 'isMaintenanceMode'),
    maintenanceDateString: sdk.getString(remoteConfig, 'maintenanceDateString'),
  };
}

test('the SDK activates the template, sees no change, then fetches a published one [7.49, 7.50]', async () => {
  expect(await read()).toEqual({ isNew: true, isMaintenanceMode: false, maintenanceDateString: '' });
  expect(await read()).toMatchObject({ isNew: false, isMaintenanceMode: false });
  config.publish(maintenance);
  expect(await read()).toEqual({ isNew: true, ...maintenance });
  expect(statuses).toEqual([200, 304, 200]);
});

test('after a restart the same template has the same version, and a later one is newer', async () => {
  config = open();
  statuses.splice(0);
  expect(await read()).toEqual({ isNew: false, ...maintenance });
  config.clear();
  expect(await read()).toEqual({ isNew: true, isMaintenanceMode: false, maintenanceDateString: '' });
  expect(statuses).toEqual([304, 200]);
});
