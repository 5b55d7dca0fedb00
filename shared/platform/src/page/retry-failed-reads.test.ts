import { QueryClient } from '../query/index.ts';
import { getSession, retryMfa, retrySession } from '../session/index.ts';
import { retryFailedReads } from './retry-failed-reads.ts';

jest.mock('../session/index.ts', () => ({ getSession: jest.fn(), retryMfa: jest.fn(), retrySession: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

test.each([
  ['offline', 1],
  ['timeout', 1],
  ['error', 1],
  // A refusal is not requested again.
  ['forbidden', 0],
] as const)('a session that failed by %s is read again %i times', (reason, times) => {
  jest.mocked(getSession).mockReturnValue({ state: 'failed', reason });
  retryFailedReads(new QueryClient());
  expect(retrySession).toHaveBeenCalledTimes(times);
  expect(retryMfa).not.toHaveBeenCalled();
});
