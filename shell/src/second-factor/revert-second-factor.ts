import { applyCode, checkSecondFactorRevert, type SecondFactorRevert } from '@portal/shared/firebase';
import { getSession, signOut } from '@portal/shared/session';
import { type PlainMessageKey, t } from '@portal/shared/text';
import { keepRevert } from './revert-store.ts';

/**
 * Takes back the second factor that the link is about and ends the session here: whoever added it may be the one who
 * is signed in. Errors are the provider's.
 */
export async function revertSecondFactor(code: string): Promise<SecondFactorRevert> {
  const revert = await checkSecondFactorRevert(code);
  if (!revert) throw Object.assign(new Error('a code of another kind'), { code: 'auth/invalid-action-code' });
  await applyCode(code);
  keepRevert(revert);
  if (getSession().state !== 'signedOut') await signOut();
  return revert;
}

const REASONS: Readonly<Record<string, PlainMessageKey>> = {
  'expired-action-code': 'mfaRevert.errorExpired',
  'invalid-action-code': 'mfaRevert.errorInvalid',
  'user-disabled': 'authError.disabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
};
const PASSING = ['too-many-requests', 'network-request-failed'];

/** Why it failed, and whether another attempt may fare better [8.9, 8.10, 8.30]. */
export function revertFailure(code: string | null): { message: string; canRetry: boolean } {
  const reason = code === null ? undefined : REASONS[code];
  return {
    message: t(reason ?? 'authError.unexpected'),
    canRetry: reason === undefined || PASSING.includes(code ?? ''),
  };
}

/** As it is dialled in Japan; a number of another country, or one that the provider has masked, stays as it is. */
export const dialled = (phone: string): string => phone.replace(/^\+81(?=\d)/, '0');
