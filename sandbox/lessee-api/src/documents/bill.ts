import { formatDate, formatNumber, formatPeriod, formatYen } from '@portal/platform/text';
import { beginBill } from './bill-head.ts';
import { type BillLine, REDUCED_TAX_PERCENT, totalOf } from './bill-total.ts';
import { closingHeight, drawFields, drawNotes, drawPayment, drawTotals } from './blocks.ts';
import type { Addressee } from './sheet/letterhead.ts';
import { type Column, drawTable } from './sheet/table.ts';

export interface Bill {
  readonly number: string;
  readonly addressee: Addressee;
  /** The construction site that the parking lot is for. */
  readonly subject: string;
  readonly parkingName: string;
  readonly parkingAddress: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly billingDate: string;
  readonly paymentDueDate: string;
  readonly lines: readonly BillLine[];
  /** The bill in whose place it is, and since when. */
  readonly corrects?: { readonly number: string; readonly reason: string; readonly issuedOn: string } | undefined;
}

/** 請求書: what a qualified invoice has to say (seller and number, addressee, date, lines, sum and tax per rate). */
export async function renderBill(bill: Bill): Promise<Buffer> {
  const totals = totalOf(bill.lines);
  const { corrects, billingDate } = bill;
  const issuedOn = corrects?.issuedOn ?? billingDate;
  const { sheet, y: top } = await beginBill({ ...bill, kind: '請求書', issuedOn, total: totals.total });
  let y = drawFields(
    sheet,
    [
      ['現場名', bill.subject],
      ['駐車場', bill.parkingName],
      ['住所', bill.parkingAddress],
      ['ご利用期間', formatPeriod(bill.startDate, bill.endDate)],
      ...(corrects
        ? ([
            [
              '訂正前',
              `請求書番号 ${corrects.number}（請求日 ${formatDate(billingDate)}）を、この請求書に訂正します。`,
            ],
            ['訂正理由', corrects.reason],
          ] as const)
        : []),
    ],
    top + 12,
  );
  y = drawTable(sheet, { columns, rows: bill.lines, top: y + 16, below: closingHeight(totals) });
  if (bill.lines.some(isReduced)) y = drawNotes(sheet, [`※ 軽減税率（${REDUCED_TAX_PERCENT}%）対象`], y + 4);
  y = drawTotals(sheet, totals, y);
  drawPayment(sheet, y);
  return sheet.end();
}

/** A qualified invoice marks its lines of the reduced rate. */
const isReduced = ({ taxPercent }: BillLine): boolean => taxPercent === REDUCED_TAX_PERCENT;

const columns: readonly Column<BillLine>[] = [
  { title: '内容', width: 285, cell: (line) => (isReduced(line) ? `${line.description} ※` : line.description) },
  { title: '数量', width: 40, align: 'right', cell: ({ quantity }) => formatNumber(quantity) },
  { title: '単価', width: 65, align: 'right', cell: ({ unitPrice }) => formatYen(unitPrice) },
  {
    title: '金額（税抜）',
    width: 75,
    align: 'right',
    cell: ({ quantity, unitPrice }) => formatYen(quantity * unitPrice),
  },
];
