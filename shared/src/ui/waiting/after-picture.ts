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

const NEXT_ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** The same, but whatever the customer does next finds it done. */
export function afterPictureOrNextAct(act: () => void): () => void {
  const run = () => {
    stop();
    act();
  };
  const callOff = afterPicture(run);
  for (const type of NEXT_ACTS) window.addEventListener(type, run, { capture: true });
  function stop() {
    callOff();
    for (const type of NEXT_ACTS) window.removeEventListener(type, run, { capture: true });
  }
  return stop;
}
