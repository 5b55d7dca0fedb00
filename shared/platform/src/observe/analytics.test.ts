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
  track('button_press', { name: 'ログイン' });
  expect(analytics.events).toEqual([{ name: 'button_press', params: { name: 'ログイン' } }]);
});

test('a change of the sorting and a download are counted without whose they are', () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  track('sort_change', { list: 'billing', column: 'TOTAL_RENT', direction: 'desc' });
  track('billing_downloaded');
  expect(analytics.events).toEqual([
    { name: 'sort_change', params: { list: 'billing', column: 'TOTAL_RENT', direction: 'desc' } },
    { name: 'billing_downloaded', params: {} },
  ]);
});

test('the compiler refuses what is not on the list', () => {
  setAnalytics(createMemoryAnalytics());
  // @ts-expect-error: an event that nobody has listed
  track('order_created');
  // @ts-expect-error: a value that nobody has listed
  track('billing_downloaded', { name: '12月分' });
  // @ts-expect-error: a list that nobody has named
  track('sort_change', { list: '田中の一覧', column: 'TOTAL_RENT', direction: 'desc' });
});

test('a failing analytics service breaks nothing', () => {
  setAnalytics({
    track() {
      throw new Error('blocked by an extension');
    },
  });
  expect(() => track('billing_downloaded')).not.toThrow();
});

test('the memory does not grow without limit', () => {
  const analytics = createMemoryAnalytics();
  for (let count = 0; count < 1000; count += 1) analytics.track('link_press', { name: `${count}` });
  expect(analytics.events).toHaveLength(200);
  expect(analytics.events.at(-1)?.params).toEqual({ name: '999' });
});
