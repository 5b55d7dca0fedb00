import type { Mail } from '@portal/lessee-api/platform';
import { facts, letter, type Recipient } from './letter.ts';

/** For the first sign-in. `link` leads to the request for a new password: a code would end after an hour. */
export const accountReadyMail = (subject: Recipient & { readonly link: string }): Mail =>
  letter(subject, {
    title: 'アカウントの準備ができました',
    paragraphs: [
      'お待たせいたしました。ポータルをご利用いただけるようになりました。',
      facts([['ログインに使うメールアドレス', subject.to]]),
      '次のページでこのメールアドレスを入力してください。パスワードを設定するためのメールが届きます。設定が済むと、ログインできます。',
    ],
    link: subject.link,
  });
