import { type CodeCheck, isFinalCodeError, useActionCode, useCodeCheck } from '@portal/platform/action-code';
import { authErrorCode } from '@portal/platform/firebase';
import { type OpenedLink, openVerification } from './verify-email.ts';

export type Verification =
  | { state: 'checking' }
  | { state: 'verified' }
  | { state: 'otherAccount'; email: string; code: string; forget: () => void }
  /** The link is incomplete [5.30]. */
  | { state: 'noCode' }
  | { state: 'failed'; errorCode: string | null };

/**
 * The result of the code of a mail's link. For the signed-in account the code is used at once, and only once. It is
 * removed as soon as it is no longer needed.
 */
export function useEmailVerification(isVerified: boolean): { verification: Verification; retry: () => Promise<void> } {
  const { code, forget } = useActionCode();
  const { result, retry } = useCodeCheck(code, async (given) => {
    try {
      const opened = await openVerification(given);
      if (opened.state === 'verified') forget();
      return opened;
    } catch (error) {
      if (isFinalCodeError(authErrorCode(error))) forget();
      throw error;
    }
  });
  // Without a code: the page was reloaded afterwards, or a guard led here.
  if (code === null) return { verification: { state: isVerified ? 'verified' : 'noCode' }, retry };
  return { verification: stateOf(result, code, forget), retry };
}

function stateOf(result: CodeCheck<OpenedLink>, code: string, forget: () => void): Verification {
  if (result.state !== 'good') return result;
  return result.answer.state === 'verified' ? result.answer : { ...result.answer, code, forget };
}
