/** Undoes one thing that was started. */
export type Cleanup = () => unknown;

/**
 * Undoes everything, last one first: a failing step must not prevent the next from releasing the folder or the ports.
 * Throws the first failure at the end.
 */
export async function cleanUp(steps: readonly Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [...steps].reverse()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
