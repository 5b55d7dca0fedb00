import type { FirebaseApp } from 'firebase/app';
// @ts-expect-error -- exported at run time for Firebase's own packages, stripped from the public typings
import { _getProvider } from 'firebase/app';

/** The part of the SDK's internal auth service that is used here. */
interface AuthInternal {
  addAuthTokenListener(listener: (token: string | null) => void): void;
}
type GetProvider = (app: FirebaseApp, name: 'auth-internal') => { getImmediate(): AuthInternal };

/**
 * Switches on the SDK's own refresh: five minutes before expiry, back-off from 30 to 960 seconds [9.27].
 * Measured: it runs only while an internal token listener is registered, and of Firebase's packages only Firestore
 * and the databases register one. docs/adr/0096 has the numbers.
 */
export function enableProactiveRefresh(app: FirebaseApp): void {
  const getProvider: GetProvider = _getProvider;
  getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}
