import { type Feature, Features } from '@portal/contract/values/features';
import * as v from 'valibot';
import { getSession, localStore, storageKey } from '../session/index.ts';

const KEPT = storageKey('portal.features');

/**
 * What the host has beyond the calls that every host has. Early reads (ADR 44) are sent before the customer is known: they
 * use what the host named the last time. After a wrong guess the page reads again.
 */
export function knownFeatures(): readonly Feature[] {
  const session = getSession();
  return session.state === 'signedIn'
    ? session.user.features
    : v.parse(Features, localStore.get(KEPT)?.split(',') ?? []);
}

export const noteFeatures = (features: readonly Feature[]): void => void localStore.set(KEPT, features.join());
export const forgetFeatures = (): void => localStore.remove(KEPT);
