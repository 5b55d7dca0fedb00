import { setDevLog } from '@portal/shared/observe';
import type { Environment } from './environment.ts';
import { startHost } from './start-host.ts';

jest.mock('@portal/shared/observe', () => ({
  ...jest.requireActual<object>('@portal/shared/observe'),
  setDevLog: jest.fn(),
}));
jest.mock('@portal/shared/firebase', () => ({ isSessionKept: () => false, watchAccount: async () => () => undefined }));
jest.mock('@portal/shared/firebase/wiring', () => ({ initFirebase: jest.fn(), keptToken: jest.fn(() => null) }));

const environment: Omit<Environment, 'name'> = {
  apiHost: 'http://api.test',
  apiIdempotencyKey: true,
  firebase: { options: { apiKey: 'key', projectId: 'demo-portal', storageBucket: 'bucket' } },
  geo: { tiles: '', search: '', reverse: '' },
  links: { terms: '', privacy: '', support: '' },
  companyName: '株式会社サンプル',
  allowRemoteOverrides: false,
};

test.each([
  ['local', true],
  ['dev', true],
  ['staging', true],
  ['production', false],
] as const)('in %s the answers of the API are logged: %s [9.30]', (name, isLogged) => {
  startHost({ ...environment, name });
  expect(setDevLog).toHaveBeenLastCalledWith(isLogged);
});
