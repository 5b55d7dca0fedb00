import type { Mail } from '@portal/lessee-api/platform';
import { formatPeriod } from '@portal/platform/text';
import { facts, letter, type Recipient } from './letter.ts';

export interface OrderSubject extends Recipient {
  readonly orderName: string;
  readonly address: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The order's page. */
  readonly link: string;
}

export const siteOf = ({ orderName, address, startDate, endDate }: OrderSubject): [string, string][] => [
  ['現場名', orderName],
  ['住所', address],
  ['利用期間', formatPeriod(startDate, endDate)],
];

export const orderChangedMail = (subject: OrderSubject): Mail =>
  letter(subject, {
    title: '駐車場探しの依頼内容の変更を承りました',
    paragraphs: [
      '駐車場探しの依頼内容の変更を承りました。',
      facts(siteOf(subject)),
      '現場の場所が変わったときは、これまでの見積を中止し、新しい場所で探し直します。見積がそろいましたら、あらためてご連絡します。',
    ],
    link: subject.link,
  });

export const searchStoppedMail = (subject: OrderSubject): Mail =>
  letter(subject, {
    title: '駐車場の手配を停止しました',
    paragraphs: [
      'ご連絡のとおり、駐車場の手配を停止しました。',
      facts(siteOf(subject)),
      '次のページから、いつでも再開できます。届いている見積には、停止中もご回答いただけます。',
    ],
    link: subject.link,
  });

export const searchResumedMail = (subject: OrderSubject): Mail =>
  letter(subject, {
    title: '駐車場の手配を再開しました',
    paragraphs: [
      'ご連絡のとおり、駐車場の手配を再開しました。見積がそろいましたら、あらためてご連絡します。',
      facts(siteOf(subject)),
    ],
    link: subject.link,
  });

interface OrderFileSubject extends Recipient {
  readonly filename: string;
  readonly link: string;
}

export const orderFileReceivedMail = (subject: OrderFileSubject): Mail =>
  letter(subject, {
    title: '駐車場探しの依頼ファイルを受け付けました',
    paragraphs: [
      '駐車場探しの依頼ファイルを受け付けました。内容を確認し、担当者からご連絡します。',
      facts([['ファイル名', subject.filename]]),
    ],
    link: subject.link,
  });

/** The content of the file is discussed by telephone; nobody here can read it. */
export const orderFileReadMail = (subject: OrderFileSubject): Mail =>
  letter(subject, {
    title: '駐車場探しの依頼ファイルを確認しました',
    paragraphs: [
      'お預かりしたファイルの内容を確認しました。現場の場所と利用期間について、担当者がお電話でおたずねします。',
      facts([['ファイル名', subject.filename]]),
      'お急ぎのときは、次のページから現場の情報を入力して依頼することもできます。',
    ],
    link: subject.link,
  });
