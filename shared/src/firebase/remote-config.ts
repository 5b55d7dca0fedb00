import {
  fetchAndActivate,
  getBoolean,
  getRemoteConfig,
  getString,
  type RemoteConfig,
  setLogLevel,
} from 'firebase/remote-config';
import { getFirebase } from './app.ts';
import { makeUpInstallations } from './local-installations.ts';

/** What the provider announces to every open page [7.49, 7.50]. */
export interface Announcement {
  isMaintenanceMode: boolean;
  maintenanceDateString: string;
  /** When the provider said so, in milliseconds; the SDK's storage may answer much later. */
  fetchedAt: number;
}

let opened: RemoteConfig | null = null;

function openRemoteConfig(everyMs: number): RemoteConfig {
  if (opened) return opened;
  const { app, config } = getFirebase();
  if (config.emulators) {
    makeUpInstallations(app);
    // The SDK knows no other way to another server.
    Object.assign(window, { FIREBASE_REMOTE_CONFIG_URL_BASE: config.emulators.remoteConfig.address });
  }
  opened = getRemoteConfig(app);
  opened.settings.minimumFetchIntervalMillis = everyMs;
  opened.defaultConfig = { isMaintenanceMode: false, maintenanceDateString: '' };
  // A failure is dealt with by the caller, not on the customer's console.
  setLogLevel(opened, 'silent');
  return opened;
}

/**
 * Reads the announcement; rejects if there is no answer. One that is at most `everyMs` old comes from the browser's own
 * storage, also after a reload [7.51].
 */
export async function readAnnouncement(everyMs: number): Promise<Announcement> {
  const remoteConfig = openRemoteConfig(everyMs);
  await fetchAndActivate(remoteConfig);
  return {
    isMaintenanceMode: getBoolean(remoteConfig, 'isMaintenanceMode'),
    maintenanceDateString: getString(remoteConfig, 'maintenanceDateString'),
    fetchedAt: remoteConfig.fetchTimeMillis,
  };
}
