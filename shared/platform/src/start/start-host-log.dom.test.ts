import { environmentFixture } from '@portal/app-kit/testing/fixtures';
import { setDevLog } from '../observe/index.ts';
import { startHost } from './start-host.ts';

jest.mock('../observe/index.ts', () => ({
  ...jest.requireActual<object>('../observe/index.ts'),
  setDevLog: jest.fn(),
}));
jest.mock('../firebase/index.ts', () => ({ isSessionKept: () => false, watchAccount: async () => () => undefined }));
jest.mock('../firebase/wiring.ts', () => ({ initFirebase: jest.fn(), keptToken: jest.fn(() => null) }));

test.each([
  ['local', true],
  ['dev', true],
  ['staging', true],
  ['production', false],
] as const)('in %s the answers of the API are logged: %s [9.30]', (name, isLogged) => {
  startHost({ ...environmentFixture, name });
  expect(setDevLog).toHaveBeenLastCalledWith(isLogged);
});
