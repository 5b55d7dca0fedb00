import { useEffect, useRef, useState } from 'react';
import { afterPicture } from './after-picture.ts';

const NEXT_ACTS = ['pointerdown', 'keydown', 'click'] as const;

type Ask<Value> = (value: Value, change: () => void) => void;

/**
 * For a control whose value the address keeps. The page follows its address when it has rendered all that this changes,
 * the rows of a list for example, and until then the control would show nothing of its press. So it shows at once what
 * was asked for, and only after that picture is `change` called. Returns what to show, and what a press calls.
 */
export function useAsked<Value>(
  known: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): [shown: Value, ask: Ask<Value>] {
  const [asked, setAsked] = useState<{ value: Value; since: Value } | null>(null);
  const isOpen = asked !== null && isSame(asked.since, known);
  if (asked && !isOpen) setAsked(null);

  const callOff = useRef<() => void>(() => undefined);
  // A page that has gone meanwhile does not change the address of the next one.
  useEffect(() => () => callOff.current(), []);

  const ask: Ask<Value> = (value, change) => {
    setAsked({ value, since: known });
    callOff.current = afterPictureOrNextAct(change);
  };
  return [isOpen ? asked.value : known, ask];
}

/** After the picture, but whatever the customer does next finds it done. */
function afterPictureOrNextAct(act: () => void): () => void {
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
