import { formatYen } from '@portal/platform/text';
import type { Totals } from './bill-total.ts';
import { seller } from './seller.ts';
import { CONTENT_WIDTH, GREY, INK, LEFT, RIGHT, type Sheet, TINT } from './sheet/sheet.ts';

/** The one thing to see first, on a tint; the y below. */
export function drawHighlight(
  sheet: Sheet,
  { label, value, note, top }: { label: string; value: string; note: string; top: number },
): number {
  const height = 38;
  const y = sheet.roomFor(height, top);
  sheet.box(LEFT, y, CONTENT_WIDTH, height, TINT);
  sheet.text(label, LEFT + 14, y + 12, { width: 110 });
  sheet.text(value, LEFT + 124, y + 4, { size: 20, isBold: true, width: 190, isOneLine: true });
  sheet.text(note, LEFT + 314, y + 12, { width: CONTENT_WIDTH - 328, align: 'right' });
  return y + height;
}

const LABEL_WIDTH = 76;
const FIELD_GAP = 3;

type Fields = readonly (readonly [label: string, value: string])[];
interface FieldsBox {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
}

/** Labels with their values beside them; the y below. */
export function drawFields(
  sheet: Sheet,
  fields: Fields,
  top: number,
  { x = LEFT, width = CONTENT_WIDTH, size = 10 }: FieldsBox = {},
): number {
  let y = top;
  for (const [label, value] of fields) {
    y = sheet.roomFor(sheet.heightOf(value, { size, width: width - LABEL_WIDTH }), y);
    sheet.text(label, x, y, { size, width: LABEL_WIDTH - 6, color: GREY });
    y = sheet.text(value, x + LABEL_WIDTH, y, { size, width: width - LABEL_WIDTH }) + FIELD_GAP;
  }
  return y;
}

/** What drawFields takes. */
export const heightOfFields = (sheet: Sheet, fields: Fields, { width = CONTENT_WIDTH, size = 10 }: FieldsBox): number =>
  fields.reduce((sum, [, value]) => sum + sheet.heightOf(value, { size, width: width - LABEL_WIDTH }) + FIELD_GAP, 0);

interface Amount {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Labels with their amounts at the right edge, the last one under a line; the y below. */
export function drawAmounts(
  sheet: Sheet,
  amounts: readonly Amount[],
  { x, width, top }: { x: number; width: number; top: number },
): number {
  const labelWidth = width * 0.56;
  let y = top;
  for (const { label, value, isTotal = false } of amounts) {
    const style = { size: isTotal ? 13 : 10, isBold: isTotal };
    if (isTotal) {
      sheet.line(y, { from: x, to: x + width, width: 1, color: INK });
      y += 4;
    }
    sheet.text(label, x, y, { ...style, width: labelWidth, isOneLine: true });
    y =
      sheet.text(value, x + labelWidth, y, { ...style, width: width - labelWidth, align: 'right', isOneLine: true }) +
      4;
  }
  return y;
}

/** Sum and tax of each rate, and the total. */
export const amountsOf = ({ taxes, total }: Totals, totalLabel: string): Amount[] => [
  ...taxes.flatMap(({ percent, subtotal, tax }) => [
    { label: `小計（${percent}%対象）`, value: formatYen(subtotal) },
    { label: `消費税（${percent}%）`, value: formatYen(tax) },
  ]),
  { label: totalLabel, value: formatYen(total), isTotal: true },
];

const RATE_HEIGHT = 40;
const totalsHeight = ({ taxes }: Totals): number => 44 + RATE_HEIGHT * Math.max(1, taxes.length);
const PAYMENT_HEIGHT = 80;
/** What drawTotals and drawPayment take together: the last line of a bill goes with them to the next page. */
export const closingHeight = (totals: Totals): number => totalsHeight(totals) + PAYMENT_HEIGHT;

/** The sums below a table's last column; the y below. */
export function drawTotals(sheet: Sheet, totals: Totals, top: number): number {
  const width = CONTENT_WIDTH - 260;
  return drawAmounts(sheet, amountsOf(totals, '合計（税込）'), {
    x: RIGHT - width,
    width,
    top: sheet.roomFor(totalsHeight(totals), top) + 8,
  });
}

/** Where to pay to; the y below. */
export function drawPayment(sheet: Sheet, top: number): number {
  let y = sheet.roomFor(PAYMENT_HEIGHT, top) + 20;
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
