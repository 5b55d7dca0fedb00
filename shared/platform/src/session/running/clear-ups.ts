import type { SignOutCause } from '../session.ts';

type ReportError = (error: unknown, context: { reason: string; category: string }) => void;

/** What runs when a session ends. A failure does not prevent the others. */
export function createClearUps(reportError: ReportError) {
  const clears = new Set<(cause: SignOutCause) => void>();

  return {
    /** Returns the function that removes it. */
    add(clear: (cause: SignOutCause) => void): () => void {
      clears.add(clear);
      return () => void clears.delete(clear);
    },
    run(cause: SignOutCause): void {
      for (const clear of clears) {
        try {
          clear(cause);
        } catch (error) {
          reportError(error, { reason: 'something of a session could not be cleared', category: 'signOut' });
        }
      }
    },
  };
}
