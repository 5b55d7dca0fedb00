import { listBillings } from '@portal/shared/contract/billing';
import * as v from 'valibot';
import { withRows } from './more-rows.ts';

const bill = (id: string) => ({
  id,
  contractId: 'CONTRACT0000000001',
  name: '請求書',
  parkingAddress: '東京都新宿区西新宿2丁目8番1号',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  totalRent: 22_000,
  billingDate: '2026-11-20',
  paymentDueDate: '2026-12-20',
  contact: { id: 'CONTACT00000000001', lastName: '山田', firstName: '花子', department: null },
  downloadedAt: null,
});
const pagination = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 3 };
const billings = ['A', 'B', 'C'].map((letter) => bill(`BILL0000000000000${letter}`));

test('a list is repeated with other ids, and stays an answer that the portal takes', () => {
  const answer = v.parse(listBillings.answer, withRows({ billings, monthTotalRent: 66_000, pagination }, 100));
  expect(answer.billings.slice(0, 3)).toEqual(billings);
  expect(answer.billings).toHaveLength(100);
  expect(new Set(answer.billings.map(({ id }) => id)).size).toBe(100);
  expect(answer.pagination).toEqual({ pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 100 });
});

test('of many rows there are as many as wanted, and the whole number stays', () => {
  const answer = v.parse(
    listBillings.answer,
    withRows({ billings, monthTotalRent: 66_000, pagination: { ...pagination, totalRecords: 400 } }, 2),
  );
  expect(answer.billings).toEqual(billings.slice(0, 2));
  expect(answer.pagination).toMatchObject({ pageSize: 2, totalRecords: 400 });
});

test.each([
  [{ pagination, billings: [] }, 'there is no row to repeat'],
  [{ pagination }, 'the answer has no rows'],
])('%j cannot be repeated', (answer, words) => {
  expect(() => withRows(answer, 100)).toThrow(words);
});
