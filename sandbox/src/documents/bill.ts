import { formatDate, formatPeriod, formatYen } from '@portal/shared/text';
import { type BillLine, TAX_PERCENT, totalOf } from './bill-total.ts';
import { seller } from './seller.ts';
import { BOTTOM, CONTENT_WIDTH, LEFT, openSheet, RIGHT, type Sheet } from './sheet.ts';

export interface Bill {
  readonly number: string;
  readonly addressee: { companyName: string; department: string | null; personName: string };
  /** The construction site that the parking lot is for. */
  readonly subject: string;
  readonly parkingName: string;
  readonly parkingAddress: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly billingDate: string;
  readonly paymentDueDate: string;
  readonly lines: readonly BillLine[];
}

/** 請求書: what a qualified invoice has to say (seller and number, addressee, date, lines, sum and tax per rate). */
export async function renderBill(bill: Bill): Promise<Buffer> {
  const sheet = await openSheet({
    title: `請求書 ${bill.number}`,
    author: seller.companyName,
    createdAt: new Date(`${bill.billingDate}T00:00:00+09:00`),
  });
  let y = sheet.text('請求書', LEFT, 46, { size: 22, isBold: true, align: 'center' }) + 22;
  const belowSeller = drawSeller(sheet, bill, y);
  const belowAddressee = drawAddressee(sheet, bill, y);
  y = drawAmount(sheet, bill, Math.max(belowSeller, belowAddressee) + 18);
  y = drawSubject(sheet, bill, y + 14);
  y = drawLines(sheet, bill.lines, y + 16);
  y = drawTotals(sheet, bill.lines, y + 8);
  drawPayment(sheet, y + 24);
  return sheet.end();
}

const HALF = 262;

function drawAddressee(sheet: Sheet, { addressee }: Bill, top: number): number {
  let y = sheet.text(`${addressee.companyName} 御中`, LEFT, top, { size: 14, isBold: true, width: HALF }) + 4;
  if (addressee.department !== null) y = sheet.text(addressee.department, LEFT, y, { width: HALF }) + 2;
  return sheet.text(`${addressee.personName} 様`, LEFT, y, { width: HALF });
}

function drawSeller(sheet: Sheet, { number, billingDate }: Bill, top: number): number {
  const style = { size: 9, width: CONTENT_WIDTH - HALF - 20, align: 'right' } as const;
  const lines = [
    `請求番号 ${number}`,
    `発行日 ${formatDate(billingDate)}`,
    '',
    `〒${seller.postalCode}`,
    ...seller.address,
    `電話 ${seller.tel}`,
    `登録番号 ${seller.registrationNumber}`,
  ];
  let y = top;
  for (const line of lines) {
    if (line === '') {
      y = sheet.text(seller.companyName, RIGHT - style.width, y + 8, { ...style, size: 11, isBold: true }) + 2;
    } else {
      y = sheet.text(line, RIGHT - style.width, y, style) + 1;
    }
  }
  return y;
}

function drawAmount(sheet: Sheet, { lines, paymentDueDate }: Bill, top: number): number {
  const height = 44;
  sheet.box(LEFT, top, CONTENT_WIDTH, height, '#eef3f8');
  sheet.text('ご請求金額（税込）', LEFT + 14, top + 15, { size: 10, width: 110 });
  sheet.text(formatYen(totalOf(lines).total), LEFT + 120, top + 7, { size: 20, isBold: true, width: 190 });
  sheet.text(`お支払期限 ${formatDate(paymentDueDate)}`, LEFT + 310, top + 15, {
    width: CONTENT_WIDTH - 324,
    align: 'right',
  });
  return top + height;
}

function drawSubject(sheet: Sheet, bill: Bill, top: number): number {
  const rows: [string, string][] = [
    ['件名', bill.subject],
    ['駐車場', bill.parkingName],
    ['所在地', bill.parkingAddress],
    ['ご利用期間', formatPeriod(bill.startDate, bill.endDate)],
  ];
  let y = top;
  for (const [label, value] of rows) {
    sheet.text(label, LEFT, y, { width: 70, color: '#4b5563' });
    y = sheet.text(value, LEFT + 76, y, { width: CONTENT_WIDTH - 76 }) + 3;
  }
  return y;
}

const columns = [
  { title: '内容', x: LEFT, width: 285, align: 'left' },
  { title: '数量', x: LEFT + 295, width: 40, align: 'right' },
  { title: '単価', x: LEFT + 340, width: 70, align: 'right' },
  { title: '金額（税抜）', x: LEFT + 415, width: RIGHT - LEFT - 415, align: 'right' },
] as const;

function drawLines(sheet: Sheet, lines: readonly BillLine[], top: number): number {
  let y = drawHead(sheet, top);
  for (const { description, quantity, unitPrice } of lines) {
    const height = sheet.heightOf(description, columns[0]);
    // The sums and the payment need room below the last line.
    if (y + height > BOTTOM - 20) {
      sheet.addPage();
      y = drawHead(sheet, 50);
    }
    const cells = [description, String(quantity), formatYen(unitPrice), formatYen(quantity * unitPrice)];
    for (const [index, column] of columns.entries()) sheet.text(cells[index] ?? '', column.x, y, column);
    y += height + 6;
    sheet.line(y - 3);
  }
  return y;
}

function drawHead(sheet: Sheet, top: number): number {
  for (const column of columns) sheet.text(column.title, column.x, top, { ...column, size: 9, isBold: true });
  sheet.line(top + 17, { width: 1, color: '#1a1a1a' });
  return top + 22;
}

function drawTotals(sheet: Sheet, lines: readonly BillLine[], top: number): number {
  const { subtotal, tax, total } = totalOf(lines);
  let y = top + 100 > BOTTOM ? nextPage(sheet) : top;
  const rows = [
    { label: `小計（${TAX_PERCENT}%対象）`, amount: subtotal, size: 10, isBold: false },
    { label: `消費税（${TAX_PERCENT}%）`, amount: tax, size: 10, isBold: false },
    { label: '合計', amount: total, size: 13, isBold: true },
  ];
  for (const { label, amount, ...style } of rows) {
    sheet.text(label, LEFT + 260, y, { ...style, width: 120 });
    y = sheet.text(formatYen(amount), LEFT + 380, y, { ...style, width: CONTENT_WIDTH - 380, align: 'right' }) + 4;
  }
  sheet.line(y, { from: LEFT + 260, width: 1, color: '#1a1a1a' });
  return y;
}

function nextPage(sheet: Sheet): number {
  sheet.addPage();
  return 50;
}

function drawPayment(sheet: Sheet, top: number): void {
  let y = top + 60 > BOTTOM ? nextPage(sheet) : top;
  y = sheet.text('お振込先', LEFT, y, { size: 9, isBold: true }) + 2;
  y = sheet.text(seller.bankAccount, LEFT, y, { size: 9 }) + 2;
  sheet.text('恐れ入りますが、振込手数料はお客さまのご負担でお願いいたします。', LEFT, y, {
    size: 9,
    color: '#4b5563',
  });
}
