import { customerKindOf } from './customer-kind.ts';

const NONE = {
  inProgressCount: 0,
  unansweredQuoteCount: 0,
  waitingQuoteCount: 0,
  uncontractedCount: 0,
  notDownloadedBillingCount: 0,
  inUsingCount: 0,
  beforeUsingCount: 0,
};

test.each([
  ['counts that are not known yet', undefined, undefined, false, 'unsure'],
  ['counts that are not known yet, and no order at all', undefined, 0, false, 'unsure'],
  ['counts that cannot be read', undefined, undefined, true, 'known'],
  ['a count that is not zero', { ...NONE, inUsingCount: 1 }, undefined, false, 'known'],
  ['seven zeros, before the orders are counted', NONE, undefined, false, 'unsure'],
  ['seven zeros and no order at all', NONE, 0, false, 'new'],
  ['seven zeros after orders that are over', NONE, 7, false, 'known'],
  ['seven zeros, and orders that cannot be counted', NONE, undefined, true, 'known'],
] as const)('%s: the account is %s', (_, progress, count, hasFailed, expected) => {
  expect(customerKindOf(progress, count, hasFailed)).toBe(expected);
});
