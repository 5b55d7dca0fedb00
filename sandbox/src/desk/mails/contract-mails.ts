import { closingDayName } from '@portal/lessee-api/documents/contract-articles';
import type { Mail } from '@portal/lessee-api/platform';
import { formatPeriod, formatYen } from '@portal/platform/text';
import { facts, letter } from './letter.ts';
import type { OrderSubject } from './order-mails.ts';

/** `link` leads to the order's contract papers, or to the usage. */
export interface ContractSubject extends OrderSubject {
  /** 契約番号 */
  readonly number: string;
  readonly parkingName: string;
  readonly parkingAddress: string;
  readonly monthlyRent: number;
  readonly numberOfCars: number;
}

const contractOf = (subject: ContractSubject): [string, string][] => [
  ['契約番号', subject.number],
  ['現場名', subject.orderName],
  ['駐車場', subject.parkingName],
  ['住所', subject.parkingAddress],
  ['契約期間', formatPeriod(subject.startDate, subject.endDate)],
  ['賃料（月額）', `${formatYen(subject.monthlyRent)}（1台・税抜）×${subject.numberOfCars}台`],
];

export const papersReadyMail = (subject: ContractSubject): Mail =>
  letter(subject, {
    title: '契約書類の準備ができました',
    paragraphs: [
      '次の駐車場の契約書類を用意しました。',
      facts(contractOf(subject)),
      '次のページから契約書をダウンロードし、署名または押印のうえ、同じページからPDFでご提出ください。',
    ],
    link: subject.link,
  });

export const papersReceivedMail = (subject: ContractSubject, filename: string): Mail =>
  letter(subject, {
    title: '契約書を受け取りました',
    paragraphs: [
      '契約書のご提出、ありがとうございます。内容を確認し、契約の手続きを進めます。',
      facts([...contractOf(subject), ['ファイル名', filename]]),
    ],
    link: subject.link,
  });

interface BillingWay {
  readonly billingUnit: 'everyContract' | 'monthly';
  readonly billingClosingDay: number;
}

export const contractedMail = (subject: ContractSubject, billing: BillingWay): Mail =>
  letter(subject, {
    title: '駐車場の契約が成立しました',
    paragraphs: [
      '次の駐車場の契約が成立しました。契約期間の初日からご利用いただけます。',
      facts(contractOf(subject)),
      billing.billingUnit === 'monthly'
        ? `請求書は、毎月${closingDayName(billing.billingClosingDay)}に合算してお送りします。`
        : '請求書は、毎月1日にお送りします。ご利用を開始する月は、開始日にお送りします。',
    ],
    link: subject.link,
  });
