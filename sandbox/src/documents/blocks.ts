import { formatYen } from '@portal/shared/text';
import { TAX_PERCENT, type Totals } from './bill-total.ts';
import { seller } from './seller.ts';
import { CONTENT_WIDTH, GREY, INK, LEFT, type Sheet, TINT } from './sheet.ts';

/** The one thing to see first, on a tint; the y below. */
export function drawHighlight(
  sheet: Sheet,
  { label, value, note, top }: { label: string; value: string; note: string; top: number },
): number {
  const height = 44;
  sheet.box(LEFT, top, CONTENT_WIDTH, height, TINT);
  sheet.text(label, LEFT + 14, top + 15, { width: 110 });
  sheet.text(value, LEFT + 124, top + 7, { size: 20, isBold: true, width: 190 });
  sheet.text(note, LEFT + 314, top + 15, { width: CONTENT_WIDTH - 328, align: 'right' });
  return top + height;
}

const LABEL_WIDTH = 76;

/** Labels with their values beside them; the y below. */
export function drawFields(
  sheet: Sheet,
  fields: readonly (readonly [label: string, value: string])[],
  top: number,
  { x = LEFT, width = CONTENT_WIDTH, size = 10 }: { x?: number; width?: number; size?: number } = {},
): number {
  let y = top;
  for (const [label, value] of fields) {
    sheet.text(label, x, y, { size, width: LABEL_WIDTH - 6, color: GREY });
    y = sheet.text(value, x + LABEL_WIDTH, y, { size, width: width - LABEL_WIDTH }) + 3;
  }
  return y;
}

export const TOTALS_HEIGHT = 76;

/** Sum and tax of the one rate that there is, and the total; the y below. */
export function drawTotals(sheet: Sheet, { subtotal, tax, total }: Totals, top: number): number {
  let y = sheet.roomFor(TOTALS_HEIGHT, top);
  const rows = [
    { label: `小計（${TAX_PERCENT}%対象）`, amount: subtotal, size: 10, isBold: false },
    { label: `消費税（${TAX_PERCENT}%）`, amount: tax, size: 10, isBold: false },
    { label: '合計', amount: total, size: 13, isBold: true },
  ];
  const x = LEFT + 260;
  for (const { label, amount, ...style } of rows) {
    sheet.text(label, x, y, { ...style, width: 120 });
    y = sheet.text(formatYen(amount), x + 120, y, { ...style, width: CONTENT_WIDTH - 380, align: 'right' }) + 4;
  }
  sheet.line(y, { from: x, width: 1, color: INK });
  return y;
}

/** Where to pay to; the y below. */
export function drawPayment(sheet: Sheet, top: number): number {
  let y = sheet.roomFor(60, top);
  y = sheet.text('お振込先', LEFT, y, { size: 9, isBold: true }) + 2;
  y = sheet.text(seller.bankAccount, LEFT, y, { size: 9 }) + 2;
  return drawNotes(sheet, ['恐れ入りますが、振込手数料はお客様のご負担でお願いいたします。'], y);
}

/** Small print, a point a line; the y below. */
export function drawNotes(sheet: Sheet, notes: readonly string[], top: number): number {
  const style = { size: 9, color: GREY };
  let y = top;
  for (const note of notes) y = sheet.text(note, LEFT, sheet.roomFor(sheet.heightOf(note, style), y), style) + 2;
  return y;
}
