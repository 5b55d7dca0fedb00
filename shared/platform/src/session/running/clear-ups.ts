import type { SignOutCause } from '../session.ts';

type ReportError = (error: unknown, context: { reason: string; category: string }) => void;

/** What is to be cleared when a session ends. One that fails does not keep the others from it. */
export function createClearUps(reportError: ReportError) {
  const clears = new Set<(cause: SignOutCause) => void>();

  return {
    /** Returns the function that takes it away again. */
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
