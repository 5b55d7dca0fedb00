import { BILLING_UNITS, type BillingUnit } from '@portal/contract/values/billing-unit';
import * as v from 'valibot';
import { getSession, localStore, storageKey } from '../session/index.ts';

const KEPT = storageKey('portal.billing-unit');

/**
 * How the customer is billed; undefined: in a way that this portal does not know. Early reads (ADR 44) are sent before
 * the customer is known: they use the last customer's way, or the usual one. After a wrong guess the page reads again.
 */
export function billingUnit(): BillingUnit | undefined {
  const session = getSession();
  const unit = session.state === 'signedIn' ? session.user.billingUnit : (localStore.get(KEPT) ?? 'everyContract');
  return v.is(v.picklist(BILLING_UNITS), unit) ? unit : undefined;
}

export const noteBillingUnit = (unit: string): void => void localStore.set(KEPT, unit);
export const forgetBillingUnit = (): void => localStore.remove(KEPT);
