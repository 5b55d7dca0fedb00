import type { Call } from '@portal/shared/contract/call';
import { CONTRACT_BODY_MAX_BYTES } from '@portal/shared/contract/contract';
import { ERROR_REPORT_MAX_BYTES } from '@portal/shared/contract/error-report';

export interface CallLimits {
  readonly maxBodyBytes: number;
  /** Of one address; null: as often as one likes. */
  readonly perMinute: number | null;
}

const MAX_BODY_BYTES = 100_000;
/** Whoever is signed in is known; the others share an address, perhaps with a whole office. */
const PER_MINUTE_WITHOUT_SIGN_IN = 10;

/** By the call's name in the contract's table: where a call differs from the rule. */
export const ownLimits: { readonly [name: string]: Partial<CallLimits> } = {
  notifyError: { maxBodyBytes: ERROR_REPORT_MAX_BYTES, perMinute: 60 },
  submitContractPdf: { maxBodyBytes: CONTRACT_BODY_MAX_BYTES },
};

export const limitsOf = (name: string, { auth }: Call): CallLimits => ({
  maxBodyBytes: MAX_BODY_BYTES,
  perMinute: auth ? null : PER_MINUTE_WITHOUT_SIGN_IN,
  ...ownLimits[name],
});
