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
  const [asked, setAsked] = useState<{ value: Value; way: readonly Value[] } | null>(null);
  // On its way the page may show what was asked for before.
  const isOpen = asked?.way.some((value) => isSame(value, known)) ?? false;
  if (asked && !isOpen) setAsked(null);

  const callOff = useRef<() => void>(() => undefined);
  useEffect(() => {
    // Back leads to where the page may be still.
    const goBack = () => {
      callOff.current();
      setAsked(null);
    };
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      // A page that has gone meanwhile does not change the address of the next one.
      callOff.current();
    };
  }, []);

  const ask: Ask<Value> = (value, change) => {
    const way = asked && isOpen ? [...asked.way, asked.value] : [known];
    setAsked(isSame(value, known) ? null : { value, way });
    callOff.current = afterPictureOrNextAct(change);
  };
  return [asked && isOpen ? asked.value : known, ask];
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
