import type { Order, OrderListItem } from '@portal/contract/order';
import type { WholePage } from '@portal/platform';

/** An id of the API's length, for tests. */
export const idOf = (kind: string, number: number): string =>
  `${kind}${String(number).padStart(18 - kind.length, '0')}`;

export const orderItem = (change: Partial<OrderListItem> = {}): OrderListItem => ({
  id: idOf('order', 1),
  name: '新宿三丁目ビル新築工事',
  address: '東京都新宿区新宿三丁目1番',
  numberOfCars: 3,
  automobileType: 'WAGON',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  status: 'unanswered',
  contact: { id: idOf('cont', 1), lastName: '田中', firstName: '太郎', department: '東京支店' },
  isSearchStopped: false,
  createdAt: '2026-11-12T01:00:00.000Z',
  estimates: { total: 4, unanswered: 2, rejected: 1, accepted: 1, contracted: 0, aborted: 0 },
  ...change,
});

export const orderDetail = (change: Partial<Order> = {}): Order => ({
  ...orderItem(),
  remarks: '朝7時から使いたいです。',
  location: { latitude: 35.690921, longitude: 139.700258 },
  attachments: [{ id: idOf('att', 1), name: '配置図（最終）.pdf', url: 'http://localhost:9199/v0/b/x/o/a' }],
  ...change,
});

export const onePage = (rows: readonly unknown[], change: Partial<WholePage> = {}): WholePage => ({
  pageSize: 20,
  pageIndex: 1,
  totalPages: 1,
  totalRecords: rows.length,
  ...change,
});

/** Holds an answer back until a test releases it. */
export function makeGate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

export const pdf = (name = '配置図.pdf') => new File(['%PDF-1.7\n…'], name, { type: 'application/pdf' });
