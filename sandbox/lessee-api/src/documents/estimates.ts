import { formatDate, formatNumber, formatPeriod, formatWalk, formatYen } from '@portal/platform/text';
import { automobileLabel } from './automobile-label.ts';
import { monthlyTotalOf } from './bill-total.ts';
import { amountsOf, drawAmounts, drawFields, drawHighlight, drawNotes, heightOfFields } from './blocks.ts';
import { type Addressee, drawLetterhead } from './sheet/letterhead.ts';
import { CONTENT_WIDTH, GREY, LEFT, openSheet, RIGHT, type Sheet } from './sheet/sheet.ts';
import { CONTRACT_FEE } from './terms.ts';

/** One parking lot that is offered. */
export interface OfferedParking {
  /** The number that the portal shows for it. */
  readonly place: number;
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
    top: y + 14,
  });
  y = drawFields(
    sheet,
    [
      ['現場名', input.siteName],
      ['現場住所', input.siteAddress],
      ['ご利用期間', formatPeriod(input.startDate, input.endDate)],
      ['必要台数', `${formatNumber(input.numberOfCars)}台・${automobileLabel(input.automobileType)}`],
    ],
    y + 12,
  );
  for (const [index, estimate] of input.estimates.entries())
    y = drawCard(sheet, input.numberOfCars, estimate, y + (index === 0 ? 10 : 8));
  drawNotes(sheet, NOTES, y + 14);
  return sheet.end();
}

const PADDING = 10;
const AMOUNTS_WIDTH = 200;
const AMOUNTS_HEIGHT = 82;
const FIELDS_WIDTH = CONTENT_WIDTH - 2 * PADDING - AMOUNTS_WIDTH - 20;
const NUMBER_WIDTH = 150;
const TITLE_WIDTH = CONTENT_WIDTH - 2 * PADDING - NUMBER_WIDTH - 10;

/** One estimate in a frame, whole on its page; the y below. */
function drawCard(sheet: Sheet, numberOfCars: number, offer: OfferedParking, top: number): number {
  const title = `${offer.place}. ${offer.parkingName}`;
  const titleStyle = { size: 12, isBold: true, width: TITLE_WIDTH };
  const titleHeight = sheet.heightOf(title, titleStyle) + 8;
  const fields = fieldsOf(offer, numberOfCars);
  const bodyHeight = Math.max(heightOfFields(sheet, fields, { width: FIELDS_WIDTH }), AMOUNTS_HEIGHT);
  const height = titleHeight + bodyHeight + 2 * PADDING;

  const y = sheet.roomFor(height, top);
  const x = LEFT + PADDING;
  sheet.frame(LEFT, y, CONTENT_WIDTH, height);
  sheet.text(title, x, y + PADDING, titleStyle);
  const number = `見積番号 ${offer.number}`;
  const numberStyle = { size: 9, width: NUMBER_WIDTH, align: 'right', color: GREY } as const;
  sheet.text(number, RIGHT - PADDING - NUMBER_WIDTH, y + PADDING + 3, numberStyle);
  const bodyTop = y + PADDING + titleHeight;
  drawFields(sheet, fields, bodyTop, { x, width: FIELDS_WIDTH });
  drawAmounts(sheet, amountsOfOffer(offer, numberOfCars), {
    x: RIGHT - PADDING - AMOUNTS_WIDTH,
    width: AMOUNTS_WIDTH,
    top: bodyTop,
  });
  return y + height;
}

function fieldsOf({ address, minutesOnFoot, vacancy }: OfferedParking, numberOfCars: number): [string, string][] {
  const free = `${formatNumber(vacancy)}台`;
  return [
    ['住所', address],
    ['現場から', formatWalk(minutesOnFoot)],
    ['空き台数', vacancy < numberOfCars ? `${free}（必要台数に足りません）` : free],
  ];
}

const amountsOfOffer = ({ monthlyRent }: OfferedParking, numberOfCars: number) => [
  { label: '賃料（1台・月額）', value: formatYen(monthlyRent) },
  ...amountsOf(monthlyTotalOf({ monthlyRent, numberOfCars }), `${formatNumber(numberOfCars)}台の月額（税込）`),
];

const NOTES = [
  '見積ごとに契約を依頼できます。月額は、必要台数を1か月利用した場合の金額です。',
  `契約ごとに、契約事務手数料${formatYen(CONTRACT_FEE)}（税抜）を初回に請求します。`,
  '利用が1か月に満たない月の賃料は、日割りで計算します（1円未満切り捨て）。',
  '空き台数は発行日のものです。契約の前に満車となる場合があります。',
];
