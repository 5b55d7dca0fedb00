import type { Feature } from '@portal/contract/values/features';
import { homeFilter } from '#home/filter/home-filter.ts';
import { NO_PROGRESS } from '#testing/no-progress.ts';
import { attentionCounts, listAddress, splitCount, stateCounts } from './progress-counts.ts';

const addresses = (features: readonly Feature[]) =>
  [...attentionCounts(features), ...stateCounts(features)].map(({ count, list }) => [
    count,
    list ? listAddress(list, homeFilter.defaults) : null,
  ]);

test('each of the seven counts leads to the list of exactly what it counts', () => {
  expect(addresses([])).toEqual([
    ['unansweredQuoteCount', '/order?filter=unanswered'],
    ['uncontractedCount', '/order?filter=uncontracted&period=all'],
    ['notDownloadedBillingCount', '/order?filter=notDownloadedBilling&period=all'],
    ['inProgressCount', '/order?filter=inProgress'],
    ['waitingQuoteCount', '/order?filter=waitingQuote'],
    ['beforeUsingCount', '/usage?filter=beforeUse'],
    ['inUsingCount', '/usage?filter=duringUse'],
  ]);
  expect(splitCount([])).toBeUndefined();
});

test('where the host tells whose turn a contract is, only papers to hand in wait for the customer', () => {
  expect(addresses(['contractProgress'])).toEqual([
    ['unansweredQuoteCount', '/order?filter=unanswered'],
    ['unsubmittedPapersCount', '/order?filter=unsubmittedPapers&period=all'],
    ['notDownloadedBillingCount', '/order?filter=notDownloadedBilling&period=all'],
    ['inProgressCount', '/order?filter=inProgress'],
    ['waitingQuoteCount', '/order?filter=waitingQuote'],
    ['contractInProgressCount', '/order?filter=contractInProgress&period=all'],
    ['beforeUsingCount', '/usage?filter=beforeUse'],
    ['inUsingCount', '/usage?filter=duringUse'],
  ]);
  expect(splitCount(['contractProgress'])?.list?.query).toEqual({ filter: 'uncontracted', period: 'all' });
});

test('a count for a person or a department leads to a list with the same filter', () => {
  const list = attentionCounts([])[0]?.list;
  expect(list && listAddress(list, { contact: 'cont00000000000001', department: '東京支店' })).toBe(
    `/order?filter=unanswered&contact=cont00000000000001&department=${encodeURIComponent('東京支店')}`,
  );
});

test('where the host counts bills, the number leads to the bills of all months', () => {
  const { count, list } = attentionCounts([], { ...NO_PROGRESS, notDownloadedBillCount: 3 })[2] ?? {};
  expect(count).toBe('notDownloadedBillCount');
  expect(list && listAddress(list, homeFilter.defaults)).toBe('/billing?status=notDownloaded');
});
