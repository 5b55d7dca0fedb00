import { reportError } from '@portal/shared/observe';
import { refreshUser, retrySession } from '@portal/shared/session';

/** What follows a change at the provider. If it fails, the customer's data are loaded anew, with their screen. */
export async function followUp(failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    reportError(error, { reason: failure, category: 'account' });
    await retrySession();
  }
}

/** Lets the session, and with it the guard, hear of a change of two-factor. */
export const refetchCustomer = (): Promise<void> =>
  followUp('a change of two-factor could not be fetched', refreshUser);
