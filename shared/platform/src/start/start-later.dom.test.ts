import { act, renderHook } from '@testing-library/react';
import { loadAnalytics, loadRemoteConfig } from '../firebase/wiring.ts';
import { useMaintenance } from '../maintenance/maintenance.ts';
import { track, trackPageView } from '../observe/index.ts';
import { answerConsent, useConsentQuestion } from './analytics-consent.ts';
import { startLater } from './start-later.ts';

const service = { track: jest.fn(), stop: jest.fn() };
const readAnnouncement = jest.fn(async () => ({
  isMaintenanceMode: true,
  maintenanceDateString: '22:00〜',
  fetchedAt: Date.now(),
}));
jest.mock('../firebase/wiring.ts', () => ({
  loadAnalytics: jest.fn(async () => ({ openAnalytics: async () => service })),
  loadRemoteConfig: jest.fn(async () => ({ readAnnouncement })),
}));

const options = { apiKey: 'key', projectId: 'demo-portal', storageBucket: 'bucket' };
/** Until the page is quiet. jsdom has no idle callbacks, like Safari. */
const quiet = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('what no customer waits for is loaded once the page is quiet', async () => {
  startLater({ firebase: { options: { ...options, appId: '1:1:web:1', measurementId: 'G-1' } } });
  expect(loadRemoteConfig).not.toHaveBeenCalled();
  expect(loadAnalytics).not.toHaveBeenCalled();
  await quiet();
  expect(readAnnouncement).toHaveBeenCalledWith(600_000);
  expect(renderHook(useMaintenance).result.current).toEqual({ date: '22:00〜' });
  expect(loadAnalytics).toHaveBeenCalledTimes(1);
});

test('where emulators replace Google’s services, the pace is theirs [7.51]', async () => {
  const remoteConfig = { address: 'http://localhost:4100', everyMs: 10_000 };
  const emulators = { auth: 'http://localhost:9099', storage: 'http://localhost:9199', remoteConfig };
  startLater({ firebase: { options: { ...options, appId: '1:1:web:1' }, emulators } });
  await quiet();
  expect(readAnnouncement).toHaveBeenCalledWith(10_000);
});

test('what is counted before the service is there is handed over to it, and the rest goes there', async () => {
  startLater({ firebase: { options: { ...options, appId: '1:1:web:1', measurementId: 'G-1' } } });
  trackPageView('/order');
  await quiet();
  track('billing_downloaded');
  expect(service.track.mock.calls).toEqual([
    ['page_view', { page_path: '/order' }],
    ['billing_downloaded', {}],
  ]);
});

test.each([
  ['a measurement id', { ...options, appId: '1:1:web:1' }],
  ['an app id', { ...options, measurementId: 'G-1' }],
])('without %s the analytics are not loaded', async (_, firebaseOptions) => {
  startLater({ firebase: { options: firebaseOptions } });
  await quiet();
  expect(loadAnalytics).not.toHaveBeenCalled();
});

test('nobody else’s script is loaded where a mail’s link has led', async () => {
  window.history.replaceState(null, '', '/auth-action?mode=resetPassword&oobCode=code-1&apiKey=k');
  startLater({ firebase: { options: { ...options, appId: '1:1:web:1', measurementId: 'G-1' } } });
  await quiet();
  expect(loadAnalytics).not.toHaveBeenCalled();
});

test('analytics that cannot be loaded break nothing', async () => {
  jest.mocked(loadAnalytics).mockRejectedValueOnce(new Error('blocked by an extension'));
  startLater({ firebase: { options: { ...options, appId: '1:1:web:1', measurementId: 'G-1' } } });
  await quiet();
  expect(() => trackPageView('/order')).not.toThrow();
});

describe('where analytics wait for consent', () => {
  const environment = {
    firebase: { options: { ...options, appId: '1:1:web:1', measurementId: 'G-1' } },
    analyticsConsent: true,
  };
  const question = () => renderHook(useConsentQuestion).result.current;
  const answer = (given: 'agreed' | 'declined') => act(() => answerConsent(given));
  beforeEach(() => localStorage.clear());

  test('where a mail’s link has led nobody is asked', () => {
    window.history.replaceState(null, '', '/auth-action?mode=resetPassword&oobCode=code-1&apiKey=k');
    startLater(environment);
    expect(question()).toBeNull();
  });

  test('nothing is loaded before the customer agrees, and nothing from before is sent', async () => {
    startLater(environment);
    trackPageView('/order');
    await quiet();
    expect(loadAnalytics).not.toHaveBeenCalled();
    expect(question()).toBe('first');
    answer('agreed');
    await quiet();
    trackPageView('/billing');
    expect(service.track.mock.calls).toEqual([['page_view', { page_path: '/billing' }]]);
    expect(question()).toBeNull();
  });

  test.each([
    ['agreed', 1],
    ['declined', 0],
  ] as const)('who has %s is not asked again', async (given, times) => {
    localStorage.setItem('portal.analytics-consent', given);
    startLater(environment);
    await quiet();
    expect(loadAnalytics).toHaveBeenCalledTimes(times);
    expect(question()).toBeNull();
  });

  test('an answer that is none is asked for again', () => {
    localStorage.setItem('portal.analytics-consent', 'maybe');
    startLater(environment);
    expect(question()).toBe('first');
  });

  test('a withdrawal ends it at once, even while it is being loaded', async () => {
    startLater(environment);
    answer('agreed');
    await quiet();
    answer('declined');
    expect(service.stop).toHaveBeenCalledTimes(1);
    track('billing_downloaded');
    expect(service.track).not.toHaveBeenCalled();

    let arrive: (module: { openAnalytics: () => Promise<typeof service> }) => void = () => undefined;
    jest.mocked(loadAnalytics).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)) as never);
    answer('agreed');
    await quiet();
    answer('declined');
    service.stop.mockClear();
    await act(async () => arrive({ openAnalytics: async () => service }));
    track('billing_downloaded');
    expect(service.stop).toHaveBeenCalledTimes(1);
    expect(service.track).not.toHaveBeenCalled();
  });

  test('an answer in another tab counts here, too', async () => {
    startLater(environment);
    localStorage.setItem('portal.analytics-consent', 'agreed');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'portal.analytics-consent' })));
    await quiet();
    expect(loadAnalytics).toHaveBeenCalledTimes(1);
    expect(question()).toBeNull();
  });
});
