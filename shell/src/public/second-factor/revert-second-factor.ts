import { applyCode, checkSecondFactorRevert, type SecondFactorRevert } from '@portal/platform/firebase/self-service';
import { getSession, signOut } from '@portal/platform/session';
import { keepRevert } from './revert-store.ts';

/** What the link would take back. It changes nothing. Errors come from the provider. */
export async function checkRevert(code: string): Promise<SecondFactorRevert> {
  const revert = await checkSecondFactorRevert(code);
  if (!revert) throw Object.assign(new Error('a code of another kind'), { code: 'auth/invalid-action-code' });
  return revert;
}

/**
 * Takes back the second factor of the link and ends this session: whoever added the factor may be signed in here.
 * Errors come from the provider.
 */
export async function revertSecondFactor(code: string, revert: SecondFactorRevert): Promise<void> {
  await applyCode(code);
  keepRevert(revert);
  if (getSession().state !== 'signedOut') await signOut();
}

/** As dialled in Japan; a foreign number, or one that the provider has masked, stays as it is. */
export const nationalFormat = (phone: string): string => phone.replace(/^\+81(?=\d)/, '0');
