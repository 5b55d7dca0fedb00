import { homeFilter } from '#home/filter/home-filter.ts';
import { ATTENTION_COUNTS, listAddress, STATE_COUNTS } from './progress-counts.ts';

const addresses = [...ATTENTION_COUNTS, ...STATE_COUNTS].map(({ count, list }) => [
  count,
  list ? listAddress(list, homeFilter.defaults) : null,
]);

test('each of the seven counts leads to the list of exactly what it counts', () => {
  expect(addresses).toEqual([
    ['unansweredQuoteCount', '/order?filter=unanswered'],
    ['uncontractedCount', '/order?filter=uncontracted&period=all'],
    ['notDownloadedBillingCount', '/order?filter=notDownloadedBilling&period=all'],
    ['inProgressCount', '/order?filter=inProgress'],
    ['waitingQuoteCount', '/order?filter=waitingQuote'],
    ['beforeUsingCount', '/usage?filter=beforeUse'],
    ['inUsingCount', '/usage?filter=duringUse'],
  ]);
});

test('a count for a person or a department leads to a list with the same filter', () => {
  const list = ATTENTION_COUNTS[0]?.list;
  expect(list && listAddress(list, { contact: 'cont00000000000001', department: '東京支店' })).toBe(
    `/order?filter=unanswered&contact=cont00000000000001&department=${encodeURIComponent('東京支店')}`,
  );
});
