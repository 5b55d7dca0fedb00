import type { Billing } from '@portal/contract/billing';

export const billId = (index: number) => `bill${String(index).padStart(14, '0')}`;
export const contractId = (index: number) => `cont${String(index).padStart(14, '0')}`;

export const bill = (index: number, change: Partial<Billing> = {}): Billing => ({
  id: billId(index),
  contractId: contractId(index),
  name: `請求書_2026年11月_${index}`,
  parkingAddress: `東京都新宿区新宿三丁目${index}番`,
  parkingName: `新宿第${index}駐車場`,
  order: { id: `ordr${String(index).padStart(14, '0')}`, name: '新宿三丁目ビル新築工事' },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  totalRent: 42_000 + index,
  billingDate: '2026-11-15',
  paymentDueDate: '2026-12-31',
  contact: { id: 'contact00000000001', lastName: '田中', firstName: '太郎', department: '東京支店' },
  downloadedAt: null,
  ...change,
});

export const billPagination = (total: number, pageIndex = 1) => ({
  pageSize: 20,
  pageIndex,
  totalPages: Math.max(1, Math.ceil(total / 20)),
  totalRecords: total,
});

/** What GET /billing answers. */
export const billPage = (billings: Billing[], { total = billings.length, pageIndex = 1 } = {}) => ({
  billings,
  monthTotalRent: 1_234_567,
  pagination: billPagination(total, pageIndex),
});

/** What the counts of a year answer: `{ 11: 8 }`. */
export const monthCounts = (counts: Record<number, number>) => ({
  data: Object.entries(counts).map(([month, countResult]) => ({ month, countResult })),
});

export const PDF = { name: '請求書_2026年11月_1', content: btoa('%PDF-1.7') };

/** The consolidated bill of November. */
export const monthlySummary = {
  id: 'summary00000000001',
  year: 2026,
  month: 11,
  totalRent: 395_450,
  closingDate: '2026-11-20',
  paymentDueDate: '2026-12-31',
};
