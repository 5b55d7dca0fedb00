import { type FirebaseApp, SDK_VERSION } from 'firebase/app';
import * as v from 'valibot';
import type { FirebaseConfig } from '../kept/config.ts';
import { replaceComponent } from './replace-component.ts';

const Installation = v.object({ fid: v.string(), authToken: v.object({ token: v.string() }) });
type Installation = v.InferOutput<typeof Installation>;

const SERVICE = 'https://firebaseinstallations.googleapis.com/v1';
const ID_LENGTH = 22;

/**
 * An installation id for as long as the page is open, for a browser without IndexedDB, for which the SDK's own would
 * wait. Its token lasts a week.
 */
export function installForPage(app: FirebaseApp, options: FirebaseConfig['options']): void {
  let installing: Promise<Installation> | null = null;
  const installed = () => {
    installing ??= install(options).catch((error: unknown) => {
      installing = null;
      throw error;
    });
    return installing;
  };
  replaceComponent(app, 'installations-internal', {
    getId: async () => (await installed()).fid,
    getToken: async () => (await installed()).authToken.token,
  });
}

async function install({ projectId, apiKey, appId }: FirebaseConfig['options']): Promise<Installation> {
  const response = await fetch(`${SERVICE}/projects/${projectId}/installations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-goog-api-key': apiKey },
    body: JSON.stringify({ fid: newId(), authVersion: 'FIS_v2', appId, sdkVersion: `w:${SDK_VERSION}` }),
  });
  if (!response.ok) throw new Error(`no installation: ${response.status}`);
  return v.parse(Installation, await response.json());
}

/** 22 characters of base64url, of which the first four bits are 0111. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, ID_LENGTH);
}
