import { confirmPasswordReset, updatePassword } from 'firebase/auth';
import { firebaseConfig } from '../kept/config.ts';
import { confirmPasswordReset as confirmReset } from './action-code.ts';
import { refuseBreached } from './breached-password.ts';
import { updatePassword as update } from './credentials.ts';

jest.mock('firebase/auth', () => ({ confirmPasswordReset: jest.fn(), updatePassword: jest.fn() }));
jest.mock('../kept/config.ts');
jest.mock('../sdk/app.ts', () => ({ getFirebase: () => ({ auth: 'auth' }) }));
jest.mock('./account.ts', () => ({ currentUser: () => 'tanaka' }));

/** SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8 */
const REST = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';
const weak = { code: 'auth/weak-password' };

const ask = jest.spyOn(globalThis, 'fetch');
const answer = (text: string, status = 200) => ask.mockImplementation(async () => new Response(text, { status }));
const named = (breachedPasswords?: string) =>
  jest
    .mocked(firebaseConfig)
    .mockReturnValue({ options: { apiKey: 'key', projectId: 'demo', storageBucket: '' }, breachedPasswords });

beforeEach(() => {
  jest.clearAllMocks();
  named('https://leaks.example/range/');
  answer(`003D68EB55068C33ACE09247EE4C639306B:3\r\n${REST}:52256179\r\n`);
});

test('a password that is known from leaks is refused as a weak one; five characters of its hash are sent', async () => {
  await expect(refuseBreached('password', 'https://leaks.example/range/')).rejects.toMatchObject(weak);
  expect(ask).toHaveBeenCalledWith(
    'https://leaks.example/range/5BAA6',
    expect.objectContaining({ credentials: 'omit' }),
  );
});

test('it is not set, in either place', async () => {
  await expect(update('password')).rejects.toMatchObject(weak);
  await expect(confirmReset('code', 'password')).rejects.toMatchObject(weak);
  expect(updatePassword).not.toHaveBeenCalled();
  expect(confirmPasswordReset).not.toHaveBeenCalled();
});

test.each([
  ['another one', () => answer(`${REST.replace('1', '2')}:7`)],
  ['one that only pads the answer', () => answer(`${REST}:0`)],
  ['any, if the service does not know what to say', () => answer('busy', 503)],
  ['any, if the service is away', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
])('it is taken: %s', async (_, prepare) => {
  prepare();
  await update('password');
  await confirmReset('code', 'password');
  expect(updatePassword).toHaveBeenCalledWith('tanaka', 'password');
  expect(confirmPasswordReset).toHaveBeenCalledWith('auth', 'code', 'password');
});

test('as specified, nobody is asked', async () => {
  named(undefined);
  await update('password');
  expect(ask).not.toHaveBeenCalled();
  expect(updatePassword).toHaveBeenCalledTimes(1);
});
