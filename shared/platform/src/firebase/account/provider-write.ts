import { firebaseConfig } from '../kept/config.ts';
import { authErrorCode } from './error-code.ts';

/** What a write to the provider changes. It decides where the customer can look. */
type WriteTarget = 'mail' | 'password' | 'factor' | 'code';

/**
 * A write to the provider. If the line breaks once it may have been sent, nobody knows whether it has arrived: the code
 * is then `mail-answer-lost` and the like. A browser that was offline before has sent nothing.
 */
export async function providerWrite<T>(thing: WriteTarget, write: () => Promise<T>): Promise<T> {
  const wasOnline = navigator.onLine;
  try {
    return await write();
  } catch (cause) {
    if (!wasOnline || authErrorCode(cause) !== 'network-request-failed') throw cause;
    throw Object.assign(new Error('the answer of the identity provider was lost', { cause }), {
      code: `auth/${thing}-answer-lost`,
    });
  }
}

/** A new password, unless the service that the environment names knows it from data leaks. */
export async function passwordWrite(next: string, write: () => Promise<void>): Promise<void> {
  const { breachedPasswords } = firebaseConfig();
  if (breachedPasswords !== undefined) {
    const { refuseBreached } = await import(/* webpackChunkName: "breached-password" */ './breached-password.ts');
    await refuseBreached(next, breachedPasswords);
  }
  await providerWrite('password', write);
}
