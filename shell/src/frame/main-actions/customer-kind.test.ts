import { NO_PROGRESS } from '#testing/no-progress.ts';
import { customerKindOf } from './customer-kind.ts';

test.each([
  ['counts that are not known yet', undefined, undefined, false, 'unsure'],
  ['counts that are not known yet, and no order at all', undefined, 0, false, 'unsure'],
  ['counts that cannot be read', undefined, undefined, true, 'known'],
  ['a count that is not zero', { ...NO_PROGRESS, inUsingCount: 1 }, undefined, false, 'known'],
  ['seven zeros, before the orders are counted', NO_PROGRESS, undefined, false, 'unsure'],
  ['seven zeros and no order at all', NO_PROGRESS, 0, false, 'new'],
  ['seven zeros after orders that are over', NO_PROGRESS, 7, false, 'known'],
  ['seven zeros, and orders that cannot be counted', NO_PROGRESS, undefined, true, 'known'],
] as const)('%s: the account is %s', (_, progress, count, hasFailed, expected) => {
  expect(customerKindOf(progress, count, hasFailed)).toBe(expected);
});
