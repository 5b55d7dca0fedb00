import { authErrorCode } from '@portal/shared/firebase';
import { type CodeCheck, isDeadCode, useActionCode, useCodeCheck } from '@portal/shared/host/action-code';
import { verifyEmail } from './verify-email.ts';

export type Verification =
  | { state: 'checking' }
  | { state: 'verified' }
  /** The link is incomplete [5.30]. */
  | { state: 'noCode' }
  | { state: 'otherAccount' }
  | { state: 'failed'; errorCode: string | null };

/** Uses the code that a mail's link has brought here, once; removes it as soon as it is of no more use. */
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
  // Without a code: reloaded afterwards, or sent here because nothing is left to do.
  const verification = code === null ? ({ state: isVerified ? 'verified' : 'noCode' } as const) : stateOf(result);
  return { verification, retry };
}

function stateOf(result: CodeCheck<'verified' | 'otherAccount'>): Verification {
  return result.state === 'good' ? { state: result.answer } : result;
}
