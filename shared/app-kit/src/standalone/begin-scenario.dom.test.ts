import type { Environment } from '@portal/platform/environment';
import { beginScenario } from './begin-scenario.ts';

jest.mock('./apply-scenario.ts', () => ({
  announceMaintenance: async () => undefined,
  environmentOf: (environment: Environment) => environment,
  signInForScenario: async () => undefined,
}));

const emulator = 'http://localhost:9099';
const environment: Environment = {
  name: 'local',
  apiHost: 'http://localhost:4100',
  apiIdempotencyKey: true,
  firebase: {
    options: { apiKey: 'k', projectId: 'demo-portal', storageBucket: 'b', appId: '1:1:web:local' },
    emulators: { auth: emulator, storage: emulator, remoteConfig: { address: emulator, everyMs: 0 } },
  },
  geo: { tiles: '', search: '', reverse: '' },
  links: { terms: '', privacy: '', support: '' },
  companyName: '',
  allowRemoteOverrides: false,
};
const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
  window.sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test.each([
  ['/billing?year=2026&scenario=slow#list', '/billing?year=2026#list'],
  ['/news?q=%20', '/news?q=%20'],
  ['//?scenario=slow', '//'],
])('the page’s own address has only its own query: %s becomes %s', async (opened, shown) => {
  window.fetch = jest.fn();
  history.replaceState({ key: 'a' }, '', location.origin + opened);
  await beginScenario(environment);
  expect(location.href).toBe(location.origin + shown);
  expect(history.state).toEqual({ key: 'a' });
});
