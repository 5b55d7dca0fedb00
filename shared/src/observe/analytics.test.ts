import { createMemoryAnalytics, setAnalytics, track, trackPageView } from './analytics.ts';

test('a page view is counted by its path, without ids and query [1.22]', () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  trackPageView('/order/abcdefghij12345678?q=secret');
  expect(analytics.events).toEqual([{ name: 'page_view', params: { page_path: '/order/detail' } }]);
});

test('a press of a button is counted by its name', () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  track('press', { name: 'ログイン' });
  expect(analytics.events).toEqual([{ name: 'press', params: { name: 'ログイン' } }]);
});

test('a failing analytics service breaks nothing', () => {
  setAnalytics({
    track() {
      throw new Error('blocked by an extension');
    },
  });
  expect(() => track('press')).not.toThrow();
});

test('the memory does not grow without limit', () => {
  const analytics = createMemoryAnalytics();
  for (let count = 0; count < 1000; count += 1) analytics.track(`event ${count}`, {});
  expect(analytics.events).toHaveLength(200);
  expect(analytics.events.at(-1)?.name).toBe('event 999');
});
