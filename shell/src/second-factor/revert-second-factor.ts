import { applyCode, checkSecondFactorRevert, type SecondFactorRevert } from '@portal/shared/firebase/self-service';
import { getSession, signOut } from '@portal/shared/session';
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

/** As it is dialled in Japan; a number of another country, or one that the provider has masked, stays as it is. */
export const dialled = (phone: string): string => phone.replace(/^\+81(?=\d)/, '0');
