import { formatDate, formatYen } from '@portal/platform/text';
import { drawHighlight } from './blocks.ts';
import { type Addressee, drawLetterhead } from './sheet/letterhead.ts';
import { openSheet, type Sheet } from './sheet/sheet.ts';

interface BillHead {
  readonly kind: '請求書' | '合算請求書';
  readonly number: string;
  readonly addressee: Addressee;
  readonly issuedOn: string;
  readonly total: number;
  readonly paymentDueDate: string;
}

/** Begins a bill: to whom it is, its number and day, and how much is due when. Returns its sheet, and the y below. */
export async function beginBill(head: BillHead): Promise<{ sheet: Sheet; y: number }> {
  const { kind, number, addressee, issuedOn, total, paymentDueDate } = head;
  const sheet = await openSheet({ kind, number, issuedOn });
  const facts = [`請求書番号 ${number}`, `発行日 ${formatDate(issuedOn)}`];
  const y = drawHighlight(sheet, {
    label: 'ご請求金額（税込）',
    value: formatYen(total),
    note: `お支払い期日 ${formatDate(paymentDueDate)}`,
    top: drawLetterhead(sheet, { title: kind, addressee, facts }) + 14,
  });
  return { sheet, y };
}
