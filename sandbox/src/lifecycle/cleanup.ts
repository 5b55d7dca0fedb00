/** Stops or releases one thing that was started. */
export type Cleanup = () => unknown;

/**
 * Runs all cleanups, the last one first. One that fails must not keep the next from releasing the folder or the ports.
 * Throws the first failure at the end.
 */
export async function cleanUp(cleanups: readonly Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
