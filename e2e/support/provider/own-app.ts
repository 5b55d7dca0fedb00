import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { API } from '../addresses.ts';
import { replaceData } from '../release/document-data.ts';

const READ_EVERY_MS = 300;
let apps = 0;

interface OwnApp {
  /** Announces maintenance to the pages of this app alone; null ends it. */
  announce(date: string | null): Promise<void>;
}

/** This page becomes an app of its own at Firebase: what it is told, and what it reports, touches no other test. */
export async function ownApp(
  page: Page,
  request: APIRequestContext,
  measurementId?: string,
  analyticsConsent = false,
): Promise<OwnApp> {
  apps += 1;
  const appId = `1:1:web:${process.pid}-${apps}`;
  const environment = { ...localEnvironment(TEST_PORTS, READ_EVERY_MS), analyticsConsent };
  Object.assign(environment.firebase.options, { appId, measurementId });
  await replaceData(page, 'portal-environment', environment);
  return {
    async announce(date) {
      const data = { appId, isMaintenanceMode: date !== null, maintenanceDateString: date ?? '' };
      expect((await request.put(`${API}/sandbox/remote-config`, { data })).status()).toBe(200);
    },
  };
}
