import { QueryClient } from '@portal/shared/query';
import { getSession, retryMfa, retrySession } from '@portal/shared/session';
import { fetchWhatFailed } from './fetch-what-failed.ts';

jest.mock('@portal/shared/session', () => ({ getSession: jest.fn(), retryMfa: jest.fn(), retrySession: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

test.each([
  ['offline', 1],
  ['timeout', 1],
  ['error', 1],
  // A refusal stays one.
  ['forbidden', 0],
] as const)('a session that failed by %s is read again %i times', (reason, times) => {
  jest.mocked(getSession).mockReturnValue({ state: 'failed', reason });
  fetchWhatFailed(new QueryClient());
  expect(retrySession).toHaveBeenCalledTimes(times);
  expect(retryMfa).not.toHaveBeenCalled();
});
