/** What undoes one thing that was started. */
export type Undo = () => unknown;

/**
 * Undoes the last one first, and all of them: one that fails must not keep the next from letting go of the folder or
 * of the ports. Throws the first failure at the end.
 */
export async function undoAll(steps: readonly Undo[]): Promise<void> {
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
