import { t } from '@portal/platform/text';
import type { PhoneVerification } from 'firebase-tools/lib/emulator/auth/state.js';
import type { Sms } from '#outbox/outbox.ts';

/** The provider's lifetime is not published; this is ours. */
export const smsLifetimeMs = 5 * 60_000;

export function smsMessage({ phoneNumber, code }: PhoneVerification): Sms {
  return {
    kind: 'sms',
    to: phoneNumber,
    text: `【${t('app.title')}】認証コード：${code}（5分間有効）。このコードを他の人に教えないでください。`,
    code,
  };
}

/** The emulator accepts anything that starts with +; the provider requires E.164. */
export const isE164 = (phoneNumber: string): boolean => /^\+[1-9]\d{7,14}$/.test(phoneNumber);
