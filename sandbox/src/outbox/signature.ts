import { t } from '@portal/platform/text';

/** The end of every mail. */
export const mailSignature = [
  '――――――――――――――――',
  t('app.title'),
  'このメールは送信専用のアドレスからお送りしています。ご返信いただいてもお答えできません。',
].join('\n');
