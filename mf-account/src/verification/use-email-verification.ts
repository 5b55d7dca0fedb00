import { authErrorCode } from '@portal/shared/firebase';
import { type CodeCheck, isDeadCode, useActionCode, useCodeCheck } from '@portal/shared/host';
import { verifyEmail } from './verify-email.ts';

export type Verification =
  | { state: 'checking' }
  | { state: 'verified' }
  /** The link lacks something that it needs [5.30]. */
  | { state: 'noCode' }
  | { state: 'otherAccount' }
  | { state: 'failed'; errorCode: string | null };

/** Uses the code that a mail's link has brought here, once; it is forgotten as soon as it can do no more. */
export function useEmailVerification(isVerified: boolean): { verification: Verification; retry: () => Promise<void> } {
  const { code, forget } = useActionCode();
  const { result, retry } = useCodeCheck(code, async (given) => {
    try {
      const outcome = await verifyEmail(given);
      forget();
      return outcome;
    } catch (error) {
      if (isDeadCode(authErrorCode(error))) forget();
      throw error;
    }
  });
  // Without a code: reloaded after it was done, or sent here because there is nothing left to do.
  const verification = code === null ? ({ state: isVerified ? 'verified' : 'noCode' } as const) : stateOf(result);
  return { verification, retry };
}

function stateOf(result: CodeCheck<'verified' | 'otherAccount'>): Verification {
  return result.state === 'good' ? { state: result.answer } : result;
}
