import { formatDate, formatNumber, formatPeriod, formatYen } from '@portal/shared/text';
import { monthlyTotalOf } from './bill-total.ts';
import { drawFields } from './blocks.ts';
import { seller } from './seller.ts';
import { LEFT, openSheet } from './sheet.ts';
import type { PaymentTerms } from './terms.ts';

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
  const y = sheet.text('駐車場利用契約書', LEFT, 46, { size: 20, isBold: true, align: 'center' }) + 22;
  const { total } = monthlyTotalOf(input);
  drawFields(
    sheet,
    [
      ['甲', seller.companyName],
      ['乙', input.lessee.companyName],
      ['契約番号', input.number],
      ['作成日', formatDate(input.issuedOn)],
      ['現場名', input.siteName],
      ['駐車場', input.parkingName],
      ['所在地', input.parkingAddress],
      ['契約期間', formatPeriod(input.startDate, input.endDate)],
      ['台数', `${formatNumber(input.numberOfCars)}台`],
      ['月額合計', formatYen(total)],
    ],
    y,
  );
  return sheet.end();
}
