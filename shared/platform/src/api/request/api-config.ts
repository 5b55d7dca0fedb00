/*
 * Where the API is and who asks it. In a file of its own, so that the host can set it before the client is loaded.
 */
import type { BillingUnit } from '@portal/contract/values/billing-unit';
import type { TokenRefusal } from '@portal/contract/values/token-refusal';
import type { ApiError } from './api-error.ts';

export interface ApiConfig {
  /** Address of the lessee API, without a slash at its end; the bearer token goes nowhere else. */
  host: string;
  /** Whether that host allows the header `Idempotency-Key`. */
  idempotencyHeader: boolean;
  /** Whether that host allows the header `X-Portal-Client`. */
  clientHeader?: boolean;
  /** Whether that host sends `no-store` with every answer. If not, the request asks for it. */
  saysNoStore?: boolean;
  /** How the customer is billed, a parameter of some lists; undefined: not known. */
  billingUnit?: () => BillingUnit | undefined;
  /** null: nobody is signed in. A rejection means that the token service could not be reached. */
  getToken: () => Promise<string | null>;
  /** Called once per token when the server refuses it, with the reason if there is one. */
  onUnauthorized: (why: TokenRefusal | undefined) => void;
  /**
   * The server refuses this customer until the password is changed or two-factor is set up. Called at each such
   * refusal.
   */
  onActionRequired: () => void;
  /** An answer breaks the contract where no page needs it. `areRowsMissing`: some rows of a list could not be read. */
  onBreach?: (breach: ApiError, areRowsMissing: boolean) => void;
}

let config: ApiConfig | null = null;
const listeners = new Set<() => void>();

export function configureApi(next: ApiConfig): void {
  config = next;
  for (const listener of listeners) listener();
}

/** @throws before `configureApi`. */
export function apiConfig(): ApiConfig {
  if (!config) throw new Error('configureApi has not been called');
  return config;
}

/** The parameter of these lists [7.20, 7.32]. */
export const billingUnit = (): BillingUnit | undefined => apiConfig().billingUnit?.();

/** Calls back whenever the configuration changes. */
export const onConfigured = (listener: () => void): void => void listeners.add(listener);
