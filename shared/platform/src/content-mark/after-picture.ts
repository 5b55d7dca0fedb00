/**
 * Runs `act` once the screen shows what has been rendered until now, so that the customer does not wait for it. Returns
 * what calls it off.
 */
export function afterPicture(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before its picture; a task begun there runs after it.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
