/**
 * Runs `act` after the next paint, so that the customer does not wait for it. Returns the function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before its paint; a task that they begin runs after it.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
