import { homeFilter } from '#home-filter/home-filter.ts';
import { ATTENTION_COUNTS, countAddress, STATE_COUNTS } from './progress-counts.ts';

const addresses = [...ATTENTION_COUNTS, ...STATE_COUNTS].map((item) => [
  item.count,
  countAddress(item, homeFilter.whole),
]);

test('each of the seven counts leads to the list of what it counts', () => {
  expect(addresses).toEqual([
    ['unansweredQuoteCount', '/order?filter=unanswered'],
    ['uncontractedCount', '/order?filter=uncontracted'],
    ['notDownloadedBillingCount', '/order?filter=notDownloadedBilling'],
    ['inProgressCount', '/order?period=notExpired'],
    ['waitingQuoteCount', '/order?period=notExpired'],
    ['beforeUsingCount', '/usage?filter=beforeUse'],
    ['inUsingCount', '/usage?filter=duringUse'],
  ]);
});

test('a count for a person or a department leads to a list with the same filter', () => {
  const [unanswered] = ATTENTION_COUNTS;
  expect(unanswered && countAddress(unanswered, { contact: 'cont00000000000001', department: '東京支店' })).toBe(
    `/order?filter=unanswered&contact=cont00000000000001&department=${encodeURIComponent('東京支店')}`,
  );
});
