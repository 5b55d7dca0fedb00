import { useActionCode } from '@portal/shared/host';
import { type VerificationResult, verifyEmail } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';

export type Verification =
  | { state: 'checking' }
  | { state: 'verified' }
  /** The link lacks something that it needs [5.30]. */
  | { state: 'noCode' }
  | { state: 'otherAccount' }
  | { state: 'failed'; message: string; isSpent: boolean };

/** Uses the code that a mail's link has brought here, once; it is forgotten as soon as it can do no more. */
export function useEmailVerification(isVerified: boolean): { verification: Verification; retry: () => Promise<void> } {
  const { code, forget } = useActionCode();
  const [outcome, setOutcome] = useState<VerificationResult | null>(null);
  const hasBegun = useRef(false);

  async function apply(): Promise<void> {
    if (code === null) return;
    const result = await verifyEmail(code);
    if (result.result !== 'failed' || result.isSpent) forget();
    setOutcome(result);
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void apply();
  });

  return { verification: stateOf(code, outcome, isVerified), retry: apply };
}

function stateOf(code: string | null, outcome: VerificationResult | null, isVerified: boolean): Verification {
  if (outcome === null) {
    if (code !== null) return { state: 'checking' };
    // Reloaded after it was done, or sent here because there is nothing left to do.
    return { state: isVerified ? 'verified' : 'noCode' };
  }
  if (outcome.result === 'failed') return { state: 'failed', message: outcome.message, isSpent: outcome.isSpent };
  return { state: outcome.result };
}
