import { seller } from '../seller.ts';
import { CONTENT_WIDTH, LEFT, RIGHT, type Sheet } from './sheet.ts';

export interface Addressee {
  readonly companyName: string;
  readonly department: string | null;
  readonly personName: string | null;
}

const ADDRESSEE_WIDTH = 262;
const SELLER_WIDTH = CONTENT_WIDTH - ADDRESSEE_WIDTH - 20;

/** What a letter begins with: its title, to whom and from whom, and what it is (`facts`); the y below. */
export function drawLetterhead(
  sheet: Sheet,
  { title, addressee, facts }: { title: string; addressee: Addressee; facts: readonly string[] },
): number {
  const y = sheet.text(title, LEFT, 46, { size: 22, isBold: true, align: 'center' }) + 16;
  return Math.max(drawAddressee(sheet, addressee, y), drawSeller(sheet, facts, y));
}

/** 様 to a person or 御中 to a company or department, whichever stands last: never both. */
function drawAddressee(sheet: Sheet, { companyName, department, personName }: Addressee, top: number): number {
  const lines = [companyName, department, personName].filter((line) => line !== null);
  let y = top;
  for (const [index, line] of lines.entries()) {
    const title = personName === null ? '御中' : '様';
    const style = index === 0 ? { size: 14, isBold: true } : { size: 11 };
    const text = index === lines.length - 1 ? `${line} ${title}` : line;
    y = sheet.text(text, LEFT, y, { ...style, width: ADDRESSEE_WIDTH }) + 4;
  }
  return y;
}

function drawSeller(sheet: Sheet, facts: readonly string[], top: number): number {
  const style = { size: 9, width: SELLER_WIDTH, align: 'right' } as const;
  const x = RIGHT - SELLER_WIDTH;
  let y = top;
  for (const fact of facts) y = sheet.text(fact, x, y, style) + 1;
  y = sheet.text(seller.companyName, x, y + 8, { ...style, size: 11, isBold: true }) + 2;
  for (const line of sellerLines) y = sheet.text(line, x, y, style) + 1;
  return y;
}

const sellerLines: readonly string[] = [
  `〒${seller.postalCode}`,
  ...seller.address,
  `電話 ${seller.tel}`,
  `登録番号 ${seller.registrationNumber}`,
];
