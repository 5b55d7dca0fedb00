import type { Notification } from '@portal/contract/notification';
import { notificationText } from './notification-text.ts';

const order = { id: 'a1B2c3D4e5F6g7H8i9', name: '臨海副都心 橋梁補修工事' };
const of = (values: Partial<Notification>, canSearchBills = false) =>
  notificationText(
    {
      id: 'news00000000000001',
      kind: 'news',
      occurredAt: '',
      isRead: false,
      order: null,
      parkingName: null,
      billingDate: null,
      title: null,
      ...values,
    },
    canSearchBills,
  );

test.each<[Partial<Notification>, title: string, event: string | null, to: string | null]>([
  [
    { kind: 'estimate', order, parkingName: '有明駐車場' },
    order.name,
    '有明駐車場の見積が届きました',
    `/order/${order.id}`,
  ],
  [{ kind: 'contractPaper', order }, order.name, '契約書類が届きました', `/order/${order.id}/contract`],
  [{ kind: 'estimate' }, '不明', '見積が届きました', null],
  [
    { kind: 'bill', order, billingDate: '2026-11-01' },
    order.name,
    '11月分の請求書が届きました',
    '/billing?year=2026&month=11',
  ],
  [
    { kind: 'bill', billingDate: '2026-10-20' },
    '合算請求書',
    '10月分の請求書が届きました',
    '/billing?year=2026&month=10',
  ],
  [{ kind: 'bill', order, billingDate: '' }, order.name, '請求書が届きました', '/billing'],
  [{ title: '年末年始の営業時間について' }, '年末年始の営業時間について', null, '/news/news00000000000001'],
])('%j: %s', (values, title, event, to) => {
  expect(of(values)).toEqual({ title, event, to });
});

test('a bill is opened by its number where bills can be searched, a consolidated one by its month', () => {
  const bill = { kind: 'bill', order, billingDate: '2026-11-01', invoiceNumber: '202611-00012345' } as const;
  expect(of(bill, true).to).toBe('/billing?number=202611-00012345');
  expect(of(bill, false).to).toBe('/billing?year=2026&month=11');
  expect(of({ kind: 'bill', billingDate: '2026-10-20' }, true).to).toBe('/billing?year=2026&month=10');
});
