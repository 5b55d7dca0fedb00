import { formatDate, formatNumber, formatPeriod, formatYen } from '@portal/platform/text';
import { beginBill } from './bill-head.ts';
import { type BillLine, consolidatedTotalOf, totalOf } from './bill-total.ts';
import { closingHeight, drawFields, drawNotes, drawPayment, drawTotals } from './blocks.ts';
import type { Addressee } from './sheet/letterhead.ts';
import { type Column, drawTable } from './sheet/table.ts';

/** One of the bills that are paid together. */
export interface ConsolidatedBillItem {
  /** 請求書番号 of the bill. */
  readonly number: string;
  readonly siteName: string;
  readonly parkingName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly lines: readonly BillLine[];
}

export interface ConsolidatedBillInput {
  readonly number: string;
  /** A company's as a rule: department and person are null. */
  readonly addressee: Addressee;
  /** The month as the portal names it (`/monthly-billing/{year}/{month}`). */
  readonly year: number;
  readonly month: number;
  /** From the day after the previous closing date to the closing date, which is the day of issue, too, of the first. */
  readonly startDate: string;
  readonly closingDate: string;
  readonly paymentDueDate: string;
  /** In the order in which they shall stand. */
  readonly bills: readonly ConsolidatedBillItem[];
  /** The one in whose place it is, and since when. */
  readonly corrects?: { readonly number: string; readonly reason: string; readonly issuedOn: string } | undefined;
}

/** 合算請求書: every bill of a closing period with its tax, and their sum (how the tax adds up: bill-total.ts). */
export async function renderConsolidatedBill(input: ConsolidatedBillInput): Promise<Buffer> {
  const totals = consolidatedTotalOf(input.bills);
  const { corrects } = input;
  const issuedOn = corrects?.issuedOn ?? input.closingDate;
  const { sheet, y: top } = await beginBill({ ...input, kind: '合算請求書', issuedOn, total: totals.total });
  let y = drawFields(
    sheet,
    [
      ['ご請求分', `${input.year}年${input.month}月分（請求書 ${formatNumber(input.bills.length)}件）`],
      ['対象期間', formatPeriod(input.startDate, input.closingDate)],
      ['締め日', formatDate(input.closingDate)],
      ...(corrects
        ? ([
            ['訂正前', `請求書番号 ${corrects.number} を、この合算請求書に訂正します。`],
            ['訂正理由', corrects.reason],
          ] as const)
        : []),
    ],
    top + 12,
  );
  y = drawTable(sheet, { columns, rows: input.bills, top: y + 16, below: closingHeight(totals), size: 9 });
  y = drawTotals(sheet, totals, y);
  y = drawPayment(sheet, y);
  drawNotes(sheet, [TAX_NOTE], y);
  return sheet.end();
}

const TAX_NOTE = '消費税は、請求書ごとに税率別に1回計算し（1円未満切り捨て）、その額を合計しています。';

const columns: readonly Column<ConsolidatedBillItem>[] = [
  { title: '請求書番号', width: 72, cell: ({ number }) => number },
  { title: '駐車場・現場名', width: 140, cell: ({ parkingName, siteName }) => ({ main: parkingName, sub: siteName }) },
  { title: 'ご利用期間', width: 62, cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate) },
  { title: '金額（税抜）', width: 62, align: 'right', cell: ({ lines }) => formatYen(totalOf(lines).subtotal) },
  { title: '消費税', width: 48, align: 'right', cell: ({ lines }) => formatYen(totalOf(lines).tax) },
  { title: '金額（税込）', width: 62, align: 'right', cell: ({ lines }) => formatYen(totalOf(lines).total) },
];
