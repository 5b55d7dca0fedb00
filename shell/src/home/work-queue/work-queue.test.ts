import type { WaitingItem } from './waiting-item.ts';
import { makeQueue, queueContent } from './work-queue.ts';

const TODAY = '2026-11-22';
const papers = (index: number): WaitingItem => ({
  kind: 'papers',
  key: `papers-${index}`,
  site: '現場',
  day: `2026-11-0${index}`,
  orderId: '1',
  parkingName: '駐車場',
});
const bill: WaitingItem = {
  kind: 'bill',
  key: 'bill',
  site: '現場',
  day: '2026-11-30',
  year: 2026,
  month: 10,
  totalRent: 1,
};
const READ = { items: [], failed: [], isWhole: true, ordersWithBill: 0, uncontracted: 0 };

test('the five that come first, and whether there are more', () => {
  const items = [6, 5, 4, 3, 2, 1].map(papers);
  const queue = makeQueue({ ...READ, items }, TODAY);
  expect(queue.items.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((index) => `papers-${index}`));
  expect(queue.more).toBe('certain');
  expect(makeQueue({ ...READ, items: items.slice(1) }, TODAY).more).toBe('none');
});

test.each([
  // The rest of a list is unknown.
  [{ isWhole: false }, 'possible'],
  [{ isWhole: false, ordersWithBill: 2 }, 'certain'],
  [{ ordersWithBill: 1 }, 'none'],
  [{ ordersWithBill: 2 }, 'certain'],
  // A failed kind has a message of its own.
  [{ ordersWithBill: 2, failed: ['bill'] as const }, 'none'],
])('with one bill found and %j more is %s', (change, expected) => {
  expect(makeQueue({ ...READ, items: [bill], ...change }, TODAY).more).toBe(expected);
});

test.each([
  ['items', { items: [bill], failed: ['papers'] as const, isWhole: false }, true],
  ['failed', { failed: ['papers'] as const, isWhole: false }, true],
  ['elsewhere', { isWhole: false, uncontracted: 1 }, true],
  ['doneFiltered', { uncontracted: 1 }, true],
  ['inHand', { uncontracted: 1 }, false],
  ['done', {}, false],
])('the card shows: %s', (expected, change, isFiltered) => {
  expect(queueContent(makeQueue({ ...READ, ...change }, TODAY), isFiltered)).toBe(expected);
});
