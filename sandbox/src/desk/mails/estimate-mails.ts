import type { Mail } from '@portal/lessee-api/platform';
import { formatYen } from '@portal/platform/text';
import { facts, letter } from './letter.ts';
import { type OrderSubject, siteOf } from './order-mails.ts';

export interface OfferedParking {
  readonly parkingName: string;
  readonly address: string;
  readonly monthlyRent: number;
  readonly userRequest: string | null;
}

const parkingOf = ({ parkingName, address, monthlyRent }: OfferedParking): [string, string][] => [
  ['駐車場', parkingName],
  ['住所', address],
  ['賃料（月額）', `${formatYen(monthlyRent)}（1台・税抜）`],
];

export const estimatesArrivedMail = (subject: OrderSubject, count: number): Mail =>
  letter(subject, {
    title: '駐車場の見積が届きました',
    paragraphs: [
      `駐車場探しのご依頼について、見積が${count}件届きました。`,
      facts(siteOf(subject)),
      '次のページで内容をご確認のうえ、ご回答ください。',
    ],
    link: subject.link,
  });

export const estimateAcceptedMail = (subject: OrderSubject, estimate: OfferedParking): Mail =>
  letter(subject, {
    title: '駐車場の契約のご依頼を承りました',
    paragraphs: [
      '次の駐車場について、契約のご依頼を承りました。契約書類の準備ができましたら、あらためてご連絡します。',
      facts([...siteOf(subject), ...parkingOf(estimate), ['ご要望', estimate.userRequest]]),
    ],
    link: subject.link,
  });

export const estimateRejectedMail = (subject: OrderSubject, estimate: OfferedParking): Mail =>
  letter(subject, {
    title: '見積の見送りを承りました',
    paragraphs: [
      '次の見積の見送りを承りました。条件に合う駐車場がほかに見つかりましたら、あらためてご連絡します。',
      facts([...siteOf(subject), ...parkingOf(estimate)]),
      '空きがあるあいだは、見送った見積の契約も次のページからご依頼いただけます。',
    ],
    link: subject.link,
  });

export const estimateWithdrawnMail = (subject: OrderSubject, estimate: OfferedParking): Mail =>
  letter(subject, {
    title: '駐車場の見積を中止しました',
    paragraphs: [
      '次の駐車場は、貸主の都合によりご利用いただけなくなりました。ご迷惑をおかけし、お詫び申し上げます。',
      facts([...siteOf(subject), ...parkingOf(estimate)]),
      '代わりの駐車場をお探しします。見つかりしだい、見積をお送りします。',
    ],
    link: subject.link,
  });
