import { withoutLinks } from '@portal/contract/values/link';
import type { Mail } from '@portal/lessee-api/platform';
import { facts, letter, type Recipient } from './letter.ts';

interface EntrySubject extends Recipient {
  readonly phoneNumber: string;
  readonly link: string;
}

/**
 * People create an account after checking the company; nothing here does. Whoever applied may have given the address of
 * somebody else, so that what they wrote must not be a link.
 */
export const entryReceivedMail = ({ companyName, personName, ...rest }: EntrySubject): Mail => {
  const subject = { ...rest, companyName: withoutLinks(companyName), personName: withoutLinks(personName) };
  return letter(subject, {
    title: '利用のお申し込みを受け付けました',
    paragraphs: [
      'お申し込みいただき、ありがとうございます。内容を確認し、3営業日以内に担当者からご連絡します。',
      facts([
        ['会社名', subject.companyName],
        ['お名前', subject.personName],
        ['電話番号', subject.phoneNumber],
      ]),
      'アカウントの準備ができましたら、次のページからログインできます。',
    ],
    link: subject.link,
  });
};
