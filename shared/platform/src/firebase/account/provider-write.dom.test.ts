import { authErrorCode } from './error-code.ts';
import { providerWrite } from './provider-write.ts';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => 'done', authErrorCode);

afterEach(() => jest.restoreAllMocks());

test('a line that breaks after a write may have been sent is a lost answer', async () => {
  expect(await codeOf(providerWrite('password', failing('network-request-failed')))).toBe('password-answer-lost');
});

test('who was offline before has sent nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await codeOf(providerWrite('mail', failing('network-request-failed')))).toBe('network-request-failed');
});

test('what the provider answers stays as it is', async () => {
  expect(await codeOf(providerWrite('factor', failing('requires-recent-login')))).toBe('requires-recent-login');
  expect(await providerWrite('factor', async () => 7)).toBe(7);
});
