import { formatDate, formatNumber, formatPeriod, formatYen } from '@portal/platform/text';
import { automobileLabel } from './automobile-label.ts';
import { monthlyTotalOf, TAX_PERCENT } from './bill-total.ts';
import { drawArticles } from './contract-article-layout.ts';
import { contractArticles } from './contract-articles.ts';
import { seller } from './seller.ts';
import { drawGrid } from './sheet/grid.ts';
import { GREY, LEFT, openSheet } from './sheet/sheet.ts';
import { prepareSignatures } from './signatures.ts';
import { CONTRACT_FEE, type PaymentTerms } from './terms.ts';

export interface ContractInput {
  /** 契約番号 */
  readonly number: string;
  readonly issuedOn: string;
  /** The party; the person who signs is not known beforehand. */
  readonly lessee: { readonly companyName: string; readonly department: string | null };
  readonly siteName: string;
  readonly siteAddress: string;
  readonly parkingName: string;
  readonly parkingAddress: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly numberOfCars: number;
  /** As the order says it (NORMAL, TRUCK_2T, …). */
  readonly automobileType: string;
  /** Yen for one car and month, tax excluded. */
  readonly monthlyRent: number;
  readonly payment: PaymentTerms;
}

/** 駐車場利用契約書 of one parking lot: the customer prints it, signs or seals it and sends it back. */
export async function renderContract(input: ContractInput): Promise<Buffer> {
  const sheet = await openSheet({ kind: '駐車場利用契約書', number: input.number, issuedOn: input.issuedOn });
  let y = sheet.text('駐車場利用契約書', LEFT, 42, { size: 20, isBold: true, align: 'center' }) + 2;
  const numbers = `契約番号 ${input.number}　作成日 ${formatDate(input.issuedOn)}`;
  y = sheet.text(numbers, LEFT, y, { size: 9, color: GREY, align: 'right' }) + 8;
  y = sheet.text(preamble(input.lessee.companyName), LEFT, y) + 8;
  y = sheet.text('契約要項', LEFT, y, { isBold: true }) + 3;
  y = drawGrid(sheet, summary(input), y);
  const signatures = prepareSignatures(sheet, input.lessee);
  y = drawArticles(sheet, contractArticles(input.payment), { top: y + 10, below: signatures.height + 6 });
  signatures.draw(y + 6);
  return sheet.end();
}

const preamble = (lessee: string): string =>
  `${seller.companyName}（以下「甲」といいます。）と${lessee}（以下「乙」といいます。）は、次の契約要項と条項により、駐車場の利用に関する契約（以下「本契約」といいます。）を締結します。`;

function summary(input: ContractInput): [string, string][] {
  const { subtotal, tax, total } = monthlyTotalOf(input);
  const cars = formatNumber(input.numberOfCars);
  return [
    ['現場', `${input.siteName}\n${input.siteAddress}`],
    ['駐車場', `${input.parkingName}\n${input.parkingAddress}`],
    ['契約期間', formatPeriod(input.startDate, input.endDate)],
    ['台数・車両の種類', `${cars}台・${automobileLabel(input.automobileType)}`],
    ['賃料（月額）', `1台 ${formatYen(input.monthlyRent)}（税抜）`],
    [
      '月額合計',
      [
        `${formatYen(total)}（税込、${cars}台分）`,
        `小計 ${formatYen(subtotal)}（${TAX_PERCENT}%対象）　消費税（${TAX_PERCENT}%） ${formatYen(tax)}`,
      ].join('\n'),
    ],
    ['契約事務手数料', `${formatYen(CONTRACT_FEE)}（税抜、初回のみ）`],
  ];
}
