import {
  ensureInitialized,
  fetchAndActivate,
  getBoolean,
  getRemoteConfig,
  getString,
  isSupported,
  type RemoteConfig,
  setLogLevel,
} from 'firebase/remote-config';
import { getFirebase, makeApp } from './app.ts';
import { withIndexedDbFallback, withoutIndexedDb } from './indexed-db.ts';
import { provideLocalInstallations } from './local-installations.ts';
import { installForPage } from './page-installation.ts';

/** What the provider announces to every open page [7.49, 7.50]. */
export interface Announcement {
  isMaintenanceMode: boolean;
  maintenanceDateString: string;
  /** When the provider answered, in milliseconds; the SDK's storage may repeat the answer much later. */
  fetchedAt: number;
}

let opened: Promise<RemoteConfig> | null = null;

async function openRemoteConfig(everyMs: number): Promise<RemoteConfig> {
  const { emulators } = getFirebase().config;
  // The SDK has no other option for another server.
  if (emulators) Object.assign(window, { FIREBASE_REMOTE_CONFIG_URL_BASE: emulators.remoteConfig.address });
  const remoteConfig = (await withIndexedDbFallback(inBrowser(), null)) ?? inPage();
  remoteConfig.settings.minimumFetchIntervalMillis = everyMs;
  remoteConfig.defaultConfig = { isMaintenanceMode: false, maintenanceDateString: '' };
  // The caller handles a failure; it does not belong on the customer's console.
  setLogLevel(remoteConfig, 'silent');
  return remoteConfig;
}

/** With the answer from before a reload; null in a browser that cannot keep it. */
async function inBrowser(): Promise<RemoteConfig | null> {
  if (!(await isSupported())) return null;
  const { app, config } = getFirebase();
  if (config.emulators) provideLocalInstallations(app);
  const remoteConfig = getRemoteConfig(app);
  await ensureInitialized(remoteConfig);
  return remoteConfig;
}

/** In an app of its own: the Remote Config of the page's app may wait for IndexedDB for ever. */
function inPage(): RemoteConfig {
  const { config } = getFirebase();
  const app = makeApp(config, 'without-indexed-db');
  if (config.emulators) provideLocalInstallations(app);
  else installForPage(app, config.options);
  return withoutIndexedDb(() => getRemoteConfig(app));
}

/**
 * Reads the announcement; rejects if there is no answer. An answer that is at most `everyMs` old comes from
 * the browser's storage, also after a reload [7.51].
 */
export async function readAnnouncement(everyMs: number): Promise<Announcement> {
  opened ??= openRemoteConfig(everyMs);
  const remoteConfig = await opened;
  await fetchAndActivate(remoteConfig);
  return {
    isMaintenanceMode: getBoolean(remoteConfig, 'isMaintenanceMode'),
    maintenanceDateString: getString(remoteConfig, 'maintenanceDateString'),
    fetchedAt: remoteConfig.fetchTimeMillis,
  };
}
