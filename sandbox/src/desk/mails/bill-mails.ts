import type { Mail } from '@portal/lessee-api/platform';
import { formatDate, formatPeriod, formatYen } from '@portal/platform/text';
import { facts, letter, type Recipient } from './letter.ts';

interface BillSubject extends Recipient {
  /** 請求書番号 */
  readonly number: string;
  readonly orderName: string;
  readonly parkingName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly totalRent: number;
  readonly paymentDueDate: string;
  /** Why it takes the place of another; null: it does not. */
  readonly correctionReason: string | null;
  /** The bills of its month. */
  readonly link: string;
}

export const billIssuedMail = (subject: BillSubject): Mail =>
  letter(subject, {
    title: subject.correctionReason === null ? '請求書を発行しました' : '訂正した請求書を発行しました',
    paragraphs: [
      subject.correctionReason === null
        ? '次の請求書を発行しました。'
        : `請求書を訂正し、新しく発行しました（訂正理由：${subject.correctionReason}）。訂正前の請求書も、引き続きダウンロードできます。`,
      facts([
        ['請求書番号', subject.number],
        ['現場名', subject.orderName],
        ['駐車場', subject.parkingName],
        ['ご利用期間', formatPeriod(subject.startDate, subject.endDate)],
        ['ご請求金額', `${formatYen(subject.totalRent)}（税込）`],
        ['お支払い期日', formatDate(subject.paymentDueDate)],
      ]),
      '請求書は、次のページからダウンロードできます。',
    ],
    link: subject.link,
  });

interface ConsolidatedBillSubject extends Recipient {
  readonly number: string;
  readonly year: number;
  readonly month: number;
  readonly closingDate: string;
  readonly billCount: number;
  readonly totalRent: number;
  readonly paymentDueDate: string;
  /** Why it takes the place of another; null: it does not. */
  readonly correctionReason: string | null;
  readonly link: string;
}

export const consolidatedBillIssuedMail = (subject: ConsolidatedBillSubject): Mail =>
  letter(subject, {
    title: `${subject.correctionReason === null ? '' : '訂正した'}${subject.year}年${subject.month}月分の合算請求書を発行しました`,
    paragraphs: [
      subject.correctionReason === null
        ? '次の合算請求書を発行しました。'
        : `合算請求書を訂正し、新しく発行しました（訂正理由：${subject.correctionReason}）。訂正前の合算請求書も、引き続きダウンロードできます。`,
      facts([
        ['請求書番号', subject.number],
        ['ご請求分', `${subject.year}年${subject.month}月分（請求書 ${subject.billCount}件）`],
        ['締め日', formatDate(subject.closingDate)],
        ['ご請求金額', `${formatYen(subject.totalRent)}（税込）`],
        ['お支払い期日', formatDate(subject.paymentDueDate)],
      ]),
      '合算請求書と内訳の請求書は、次のページからダウンロードできます。',
    ],
    link: subject.link,
  });
