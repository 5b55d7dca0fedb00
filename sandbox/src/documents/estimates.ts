import { formatDate, formatNumber, formatPeriod, formatYen, t } from '@portal/shared/text';
import { monthlyTotalOf, TAX_PERCENT } from './bill-total.ts';
import { drawFields, drawHighlight, drawNotes } from './blocks.ts';
import { type Addressee, drawLetterhead } from './letterhead.ts';
import { CONTENT_WIDTH, GREY, LEFT, openSheet, RIGHT, type Sheet } from './sheet.ts';
import { CONTRACT_FEE } from './terms.ts';

/** One parking lot that is offered. */
export interface OfferedParking {
  /** Of this estimate; it stays the same, whichever estimates are shared together. */
  readonly number: string;
  readonly parkingName: string;
  readonly address: string;
  readonly minutesOnFoot: number;
  /** Yen for one car and month, tax excluded. */
  readonly monthlyRent: number;
  readonly vacancy: number;
}

export interface EstimatesInput {
  /** 見積番号 of the sheet. */
  readonly number: string;
  readonly addressee: Addressee;
  readonly siteName: string;
  readonly siteAddress: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly numberOfCars: number;
  /** As the order says it (NORMAL, TRUCK_2T, …). */
  readonly automobileType: string;
  readonly issuedOn: string;
  readonly validUntil: string;
  /** In the order in which they shall stand; each can be chosen by itself, so there is no sum over them. */
  readonly estimates: readonly OfferedParking[];
}

/** 見積書: the chosen estimates of an order, each with what it comes to in a month. */
export async function renderEstimates(input: EstimatesInput): Promise<Buffer> {
  const sheet = await openSheet({ kind: '見積書', number: input.number, issuedOn: input.issuedOn });
  let y = drawLetterhead(sheet, {
    title: '見積書',
    addressee: input.addressee,
    facts: [`見積番号 ${input.number}`, `発行日 ${formatDate(input.issuedOn)}`],
  });
  y = drawHighlight(sheet, {
    label: 'お見積',
    value: `${formatNumber(input.estimates.length)}件`,
    note: `有効期限 ${formatDate(input.validUntil)}`,
    top: y + 18,
  });
  y = drawFields(
    sheet,
    [
      ['現場名', input.siteName],
      ['現場住所', input.siteAddress],
      ['ご利用期間', formatPeriod(input.startDate, input.endDate)],
      ['必要台数', `${formatNumber(input.numberOfCars)}台`],
    ],
    y + 14,
  );
  for (const [index, estimate] of input.estimates.entries()) y = drawCard(sheet, input, estimate, index + 1, y + 14);
  drawNotes(sheet, notes, y + 16);
  return sheet.end();
}

function drawCard(sheet: Sheet, input: EstimatesInput, offer: OfferedParking, position: number, top: number): number {
  const y = sheet.roomFor(120, top);
  sheet.text(`${position}. ${offer.parkingName}`, LEFT + 12, y + 10, { size: 12, isBold: true, width: 330 });
  sheet.text(`見積番号 ${offer.number}`, RIGHT - 150, y + 12, { size: 8.5, width: 138, align: 'right', color: GREY });
  const { subtotal, tax, total } = monthlyTotalOf({ ...offer, numberOfCars: input.numberOfCars });
  const below = drawFields(
    sheet,
    [
      ['住所', offer.address],
      [
        '徒歩',
        offer.minutesOnFoot < 1
          ? t('estimate.minutesUnder1')
          : t('estimate.minutesOnFoot', { minutes: offer.minutesOnFoot }),
      ],
      ['空き台数', `${formatNumber(offer.vacancy)}台`],
      ['賃料（月額）', `${formatYen(offer.monthlyRent)}（1台）`],
      ['小計', `${formatYen(subtotal)}（${TAX_PERCENT}%対象）`],
      ['消費税', formatYen(tax)],
      ['月額合計', formatYen(total)],
    ],
    y + 34,
    { x: LEFT + 12, width: CONTENT_WIDTH - 24 },
  );
  sheet.frame(LEFT, y, CONTENT_WIDTH, below - y + 4);
  return below + 4;
}

const notes = [`ご契約ごとに、契約事務手数料${formatYen(CONTRACT_FEE)}（税抜）を初回のご請求時に申し受けます。`];
