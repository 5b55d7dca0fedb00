import { useRef, useState } from 'react';

/** What is chosen in a drawer of filters, until its button applies it. */
export function useChosenParams<Params extends object>(params: Params) {
  const [chosen, setChosen] = useState(params);
  // A filter shows its choice at once and passes it on in a transition: a quick press must not miss it.
  const latest = useRef(params);
  function choose(part: Partial<Params>) {
    latest.current = { ...latest.current, ...part };
    setChosen(latest.current);
  }
  return { chosen, choose, latest: () => latest.current };
}
