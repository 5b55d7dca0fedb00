import type { Mail } from '@portal/lessee-api/platform';
import { t } from '@portal/platform/text';
import type { OobRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import { mailSignature } from '#outbox/signature.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The provider's lifetimes are not published; these are ours. */
const lifetimes: Record<string, number> = { PASSWORD_RESET: hour };

export const actionCodeLifetime = (requestType: string): number => lifetimes[requestType] ?? 3 * day;

/** The emulator links to its own page; ours links to the portal, like a custom action URL in production. */
export function actionLink(emulatorLink: string, actionUrl: string): string {
  const { searchParams } = new URL(emulatorLink);
  searchParams.set('lang', 'ja');
  const link = new URL(actionUrl);
  link.search = searchParams.toString();
  return link.toString();
}

interface Wording {
  subject: string;
  lead: string;
  close: string;
}

const ignore = 'お心当たりのない場合は、このメールを破棄してください。';

const wordings: Record<string, Wording> = {
  PASSWORD_RESET: {
    subject: 'パスワードの再設定',
    lead: 'パスワードの再設定を受け付けました。次のリンクを開き、新しいパスワードを設定してください。',
    close: `リンクの有効期限は1時間です。${ignore}`,
  },
  VERIFY_EMAIL: {
    subject: 'メールアドレスの確認',
    lead: '次のリンクを開き、メールアドレスの確認を完了してください。',
    close: `リンクの有効期限は3日間です。${ignore}`,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'メールアドレスの変更',
    lead: '次のリンクを開き、メールアドレスの変更を完了してください。',
    close: `リンクの有効期限は3日間です。${ignore}`,
  },
  RECOVER_EMAIL: {
    subject: 'メールアドレスが変更されました',
    lead: 'ご登録のメールアドレスが変更されました。お心当たりのない場合は、次のリンクを開いて元のメールアドレスに戻してください。',
    close: 'リンクの有効期限は3日間です。',
  },
  REVERT_SECOND_FACTOR_ADDITION: {
    subject: '2段階認証が設定されました',
    lead: 'お使いのアカウントに2段階認証が設定されました。お心当たりのない場合は、次のリンクを開き、表示された画面で設定を取り消してください。',
    close: 'リンクの有効期限は3日間です。',
  },
};

/** The greeting uses the name where it is known, since nobody is addressed by a mail address. */
const greeting = (name: string | undefined): string => (name ? `${name} 様` : 'お客様');

export function actionMail({ email, newEmail, requestType, oobLink }: OobRecord, name: string | undefined): Mail {
  const wording = wordings[requestType];
  if (!wording) throw new Error(`There is no mail for the identity request ${requestType}.`);
  return {
    kind: 'mail',
    // Only the confirmation of a new address goes to the new address, because that is what has to be proven.
    to: requestType === 'VERIFY_AND_CHANGE_EMAIL' && newEmail ? newEmail : email,
    subject: `【${t('app.title')}】${wording.subject}`,
    text: [greeting(name), wording.lead, oobLink, wording.close, mailSignature].join('\n\n'),
    link: oobLink,
  };
}
