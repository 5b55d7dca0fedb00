import { initializeAnalytics, isSupported } from 'firebase/analytics';
import { openAnalytics } from './google-analytics.ts';

jest.mock('firebase/analytics', () => ({
  isSupported: jest.fn(),
  initializeAnalytics: jest.fn(),
  logEvent: jest.fn(),
}));
jest.mock('./app.ts', () => ({ getFirebase: () => ({ app: {}, config: {} }) }));

afterEach(() => jest.useRealTimers());

test('analytics are not opened where the SDK’s question to IndexedDB is never answered', async () => {
  jest.useFakeTimers();
  jest.mocked(isSupported).mockReturnValue(new Promise(() => undefined));
  const opened = openAnalytics().catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await opened).toBe('analytics is not supported here');
  expect(initializeAnalytics).not.toHaveBeenCalled();
});

test('where it is, they are', async () => {
  jest.mocked(isSupported).mockResolvedValue(true);
  await expect(openAnalytics()).resolves.toHaveProperty('track');
});
