import { type RefObject, useEffect, useRef } from 'react';

/** After the one file is removed, the focus goes to the control that chooses another. */
export function useFocusOnReturn(control: RefObject<HTMLElement | null>, hasFile: boolean): void {
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current && !hasFile && document.activeElement === document.body) control.current?.focus();
    hadFile.current = hasFile;
  }, [control, hasFile]);
}
