import { create } from 'zustand';

const useCount = create(() => 0);

/** Counts a dialog or drawer as open until the returned function is called. */
export function countDialog(): () => void {
  useCount.setState((count) => count + 1);
  return () => useCount.setState((count) => count - 1);
}

/** Whether anything lies over the page at this moment, so that what can wait does not cover it. */
export const isDialogOpen = (): boolean => useCount.getState() > 0;

/** The same for what is rendered. */
export const useIsDialogOpen = (): boolean => useCount((count) => count > 0);
