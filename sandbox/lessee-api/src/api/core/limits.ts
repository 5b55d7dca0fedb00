import type { Call } from '@portal/shared/contract/call';
import { CONTRACT_BODY_MAX_BYTES } from '@portal/shared/contract/contract';
import { ERROR_REPORT_MAX_BYTES } from '@portal/shared/contract/error-report';

export interface Rate {
  readonly perMinute: number;
  /** Whose: the connection's address, or the person's who is signed in. */
  readonly of: 'address' | 'caller';
}

export interface CallLimits {
  readonly maxBodyBytes: number;
  /** null: as often as one likes. */
  readonly rate: Rate | null;
}

const MAX_BODY_BYTES = 100_000;
/** Whoever is signed in is known; the others share an address, perhaps with a whole office. */
const WITHOUT_SIGN_IN: Rate = { perMinute: 10, of: 'address' };
/** Each may send twenty mails to strangers, in the provider's name. */
const SHARING: Rate = { perMinute: 5, of: 'caller' };

/** By the call's name in the contract's table: where a call differs from the rule. */
export const ownLimits: { readonly [name: string]: Partial<CallLimits> } = {
  notifyError: { maxBodyBytes: ERROR_REPORT_MAX_BYTES, rate: { perMinute: 60, of: 'address' } },
  shareEstimates: { rate: SHARING },
  submitContractPdf: { maxBodyBytes: CONTRACT_BODY_MAX_BYTES },
};

export const limitsOf = (name: string, { auth }: Call): CallLimits => ({
  maxBodyBytes: MAX_BODY_BYTES,
  rate: auth ? null : WITHOUT_SIGN_IN,
  ...ownLimits[name],
});
