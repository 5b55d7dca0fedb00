import { REQUEST_SERVICES, type RequestService } from '@portal/contract/option';
import type { Mail } from '@portal/lessee-api/platform';
import { formatPeriod, t } from '@portal/platform/text';
import { facts, letter, type Recipient } from './letter.ts';

export interface OptionSubject extends Recipient {
  readonly name: string;
  readonly requestService: readonly string[];
  readonly otherRequestContent: string | null;
  readonly orderName: string | null;
  readonly address: string | null;
  readonly period: readonly [start: string, end: string] | null;
  readonly others: string;
  readonly link: string;
}

const isKnown = (service: string): service is RequestService =>
  (REQUEST_SERVICES as readonly string[]).includes(service);

/** An unknown service is named as it is. */
const serviceName = (service: string): string => (isKnown(service) ? t(`service.${service}`) : service);

const contentOf = (subject: OptionSubject): string =>
  facts([
    ['申請名', subject.name],
    ['申請内容', subject.requestService.map(serviceName).join('、')],
    ['その他の申請内容', subject.otherRequestContent],
    ['関連する駐車場探しの依頼', subject.orderName],
    ['住所', subject.address],
    ['利用期間', subject.period && formatPeriod(...subject.period)],
    ['備考', subject.others],
  ]);

export const optionReceivedMail = (subject: OptionSubject): Mail =>
  letter(subject, {
    title: '申請を受け付けました',
    paragraphs: [
      '次の申請を受け付けました。内容を確認し、担当者からご連絡します。',
      contentOf(subject),
      '内容の変更と取り消しは、次のページから行えます。',
    ],
    link: subject.link,
  });

export const optionChangedMail = (subject: OptionSubject): Mail =>
  letter(subject, {
    title: '申請内容の変更を受け付けました',
    paragraphs: ['申請内容の変更を受け付けました。変更後の内容は次のとおりです。', contentOf(subject)],
    link: subject.link,
  });

export const optionCancelledMail = (subject: OptionSubject): Mail =>
  letter(subject, {
    title: '申請の取り消しを受け付けました',
    paragraphs: ['次の申請の取り消しを受け付けました。', contentOf(subject)],
    link: subject.link,
  });

export const optionAnsweredMail = (subject: OptionSubject): Mail =>
  letter(subject, {
    title: '申請に回答しました',
    paragraphs: [
      '次の申請の確認が終わりました。お見積と日程を担当者からお送りしますので、ご確認ください。',
      contentOf(subject),
    ],
    link: subject.link,
  });

export const optionDoneMail = (subject: OptionSubject): Mail =>
  letter(subject, {
    title: '申請への対応が完了しました',
    paragraphs: ['次の申請への対応が、すべて完了しました。', contentOf(subject)],
    link: subject.link,
  });
