import { reportError } from '@portal/platform/observe';
import { refreshUser, retrySession } from '@portal/platform/session';

/**
 * Runs after a change at the provider. If it fails, the customer's data are loaded again, which shows the loading
 * screen.
 */
export async function followUp(failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    reportError(error, { reason: failure, category: 'account' });
    await retrySession();
  }
}

/** Tells the session, and with it the guard, about a change of two-factor. */
export const refetchCustomer = (): Promise<void> =>
  followUp('a change of two-factor could not be fetched', refreshUser);
