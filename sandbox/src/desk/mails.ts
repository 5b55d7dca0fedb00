import { formatPeriod, formatYen, t } from '@portal/shared/text';
import type { Mail } from '#platform.ts';

export interface MailSubject {
  readonly to: string;
  readonly companyName: string;
  readonly personName: string;
  readonly orderName: string;
  readonly address: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The order's page in the portal. */
  readonly link: string;
}

const mail = (subject: MailSubject, title: string, paragraphs: string[]): Mail => ({
  kind: 'mail',
  to: subject.to,
  subject: `【${t('app.title')}】${title}`,
  text: [`${subject.companyName}\n${subject.personName} 様`, ...paragraphs, subject.link].join('\n\n'),
  link: subject.link,
});

const siteOf = ({ orderName, address, startDate, endDate }: MailSubject): string =>
  `現場名：${orderName}\n住所：${address}\n利用期間：${formatPeriod(startDate, endDate)}`;

export const estimatesArrivedMail = (subject: MailSubject, count: number): Mail =>
  mail(subject, '駐車場の見積が届きました', [
    `ご依頼の駐車場探しについて、見積が${count}件届きました。`,
    siteOf(subject),
    '次のリンクから内容をご確認のうえ、ご回答をお願いいたします。',
  ]);

export interface AcceptedEstimate {
  readonly parkingName: string;
  readonly monthlyRent: number;
  readonly userRequest: string | null;
}

export const estimateAcceptedMail = (subject: MailSubject, estimate: AcceptedEstimate): Mail =>
  mail(subject, '駐車場の契約のご依頼を承りました', [
    '次の駐車場について、契約のご依頼を承りました。契約書類の準備ができましたら、あらためてご連絡いたします。',
    [
      siteOf(subject),
      `駐車場：${estimate.parkingName}`,
      `月額賃料：${formatYen(estimate.monthlyRent)}（1台・税抜）`,
      ...(estimate.userRequest ? [`ご要望：${estimate.userRequest}`] : []),
    ].join('\n'),
    'ご依頼の内容は、次のリンクからご確認いただけます。',
  ]);
