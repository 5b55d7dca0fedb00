import { authErrorCode } from './error-code.ts';

/** What a write to the provider was about: it decides where the customer can look. */
export type WrittenThing = 'mail' | 'password' | 'factor' | 'code';

/**
 * A write to the provider. Once it may have been sent, a line that breaks does not tell whether it has arrived: the code
 * is then `mail-answer-lost` and the like. Who was offline before has sent nothing.
 */
export async function asWrite<T>(thing: WrittenThing, write: () => Promise<T>): Promise<T> {
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
