import type { Call } from '@portal/contract/call';
import { CONTRACT_BODY_MAX_BYTES } from '@portal/contract/contract';
import { ERROR_REPORT_MAX_BYTES } from '@portal/contract/error-report';

interface Rate {
  readonly perMinute: number;
  /** Counted per connection address, or per signed-in person. */
  readonly of: 'address' | 'caller';
  /** Only requests that search; the others of the call are cheap. */
  readonly isOfSearches?: true;
}

export interface CallLimits {
  readonly maxBodyBytes: number;
  /** null: no limit. */
  readonly rate: Rate | null;
}

const MAX_BODY_BYTES = 100_000;
/** A signed-in person is known; the others share an address, perhaps with a whole office. */
const WITHOUT_SIGN_IN: Rate = { perMinute: 10, of: 'address' };
/** Each request may send fifty mails to strangers in the provider's name. */
const SHARING: Rate = { perMinute: 5, of: 'caller' };

/**
 * The portal downloads all bills of a month, one after another: a loop that begins the next when one is there makes
 * about as many. The others are protected by the queue that makes documents.
 */
const DOWNLOAD: Rate = { perMinute: 300, of: 'caller' };
/** A form searches half a second after the last key: this is one search a second, for a whole minute. */
const SEARCH: Rate = { perMinute: 60, of: 'caller', isOfSearches: true };
/** Some megabytes each, or a job for a person at the provider. */
const UPLOAD: Rate = { perMinute: 10, of: 'caller' };

/** Up to seven megabytes each: a person looks at some, and a loop would fill the line. */
const SIGNED_COPY: Rate = { perMinute: 60, of: 'caller' };

/** By the call's name in the contract's table: the calls that differ from the default. */
export const ownLimits: { readonly [name: string]: Partial<CallLimits> } = {
  notifyError: { maxBodyBytes: ERROR_REPORT_MAX_BYTES, rate: { perMinute: 60, of: 'address' } },
  shareEstimates: { rate: SHARING },
  submitContractPdf: { maxBodyBytes: CONTRACT_BODY_MAX_BYTES, rate: UPLOAD },
  createOrderByFile: { rate: UPLOAD },
  downloadContractPdf: { rate: SIGNED_COPY },
  downloadBilling: { rate: DOWNLOAD },
  downloadMonthlyBilling: { rate: DOWNLOAD },
  listOrders: { rate: SEARCH },
  listContracts: { rate: SEARCH },
  listOptions: { rate: SEARCH },
  listBillings: { rate: SEARCH },
  totalBillings: { rate: SEARCH },
  listMonthlyBillings: { rate: SEARCH },
};

export const limitsOf = (name: string, { auth }: Call): CallLimits => ({
  maxBodyBytes: MAX_BODY_BYTES,
  rate: auth ? null : WITHOUT_SIGN_IN,
  ...ownLimits[name],
});
