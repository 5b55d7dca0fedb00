import { setDevLog } from '@portal/shared/observe';
import { environmentFixture } from '@portal/shared/testing/fixtures';
import { startHost } from './start-host.ts';

jest.mock('@portal/shared/observe', () => ({
  ...jest.requireActual<object>('@portal/shared/observe'),
  setDevLog: jest.fn(),
}));
jest.mock('@portal/shared/firebase', () => ({ isSessionKept: () => false, watchAccount: async () => () => undefined }));
jest.mock('@portal/shared/firebase/wiring', () => ({ initFirebase: jest.fn(), keptToken: jest.fn(() => null) }));

test.each([
  ['local', true],
  ['dev', true],
  ['staging', true],
  ['production', false],
] as const)('in %s the answers of the API are logged: %s [9.30]', (name, isLogged) => {
  startHost({ ...environmentFixture, name });
  expect(setDevLog).toHaveBeenLastCalledWith(isLogged);
});
