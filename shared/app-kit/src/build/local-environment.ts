import type { Environment } from '@portal/platform/environment';
import { brand } from '@portal/platform/text/brand';
import { SAMPLE_SERVICE_LINES } from './sample-service-lines.ts';

/** Where everything listens on this machine. */
export interface Ports {
  portal: number;
  api: number;
  identity: number;
  storage: number;
}

export const PORTS: Ports = { portal: 4000, api: 4100, identity: 9099, storage: 9199 };
/** The browser tests have their own sandbox, so that they can run beside a portal in use. */
export const TEST_PORTS: Ports = { portal: 4050, api: 4150, identity: 9150, storage: 9250 };

/** The port of an app that runs alone: the same distance from its usual port as the portal's. */
export const alonePort = (usual: number, ports: Ports): number => usual + ports.portal - PORTS.portal;

/** How far from its usual port something listens that runs beside what runs already. */
export const BESIDE = 10;
/** How far from the portal's port the one listens that a release tries. */
export const TRIAL = 20;

export const PROJECT_ID = 'demo-portal';

/** The local environment: emulators replace Google's services, on loopback, and the sandbox takes browsers' reports. */
export function localEnvironment(ports: Ports, remoteConfigEveryMs = 600_000): Environment & { reports: string } {
  const api = `http://localhost:${ports.api}`;
  return {
    name: 'local',
    apiHost: api,
    apiIdempotencyKey: true,
    apiClientHeader: true,
    apiNoStore: true,
    firebase: {
      options: {
        apiKey: 'local',
        projectId: PROJECT_ID,
        storageBucket: `${PROJECT_ID}.firebasestorage.app`,
        appId: '1:1:web:local',
      },
      emulators: {
        auth: `http://localhost:${ports.identity}`,
        storage: `http://localhost:${ports.storage}`,
        remoteConfig: { address: api, everyMs: remoteConfigEveryMs },
      },
    },
    geo: {
      tiles: `${api}/sandbox/geo/xyz/pale/{z}/{x}/{y}.svg`,
      // Below the sandbox's address the paths are the same as on GSI's own services.
      search: `${api}/sandbox/geo/address-search/AddressSearch`,
      reverse: `${api}/sandbox/geo/reverse-geocoder/LonLatToAddress`,
    },
    links: {
      terms: 'https://www.example.com/terms',
      privacy: 'https://www.example.com/privacy',
      support: 'https://www.example.com/support',
    },
    companyName: brand.company,
    serviceLines: SAMPLE_SERVICE_LINES,
    rentNote: '賃料は、1台あたりの税抜の金額です。',
    applicationNote: '申請すると、2営業日以内に回答予定日をお知らせします。',
    allowRemoteOverrides: false,
    reports: `${api}/sandbox/reports`,
  };
}

/** The sandbox takes telemetry of all visits. Portals of the tests send none: tests count what a page loads. */
export const localTelemetry = ({ api }: Pick<Ports, 'api'>): NonNullable<Environment['telemetry']> => ({
  url: `http://localhost:${api}/sandbox/otlp`,
  share: 1,
});
