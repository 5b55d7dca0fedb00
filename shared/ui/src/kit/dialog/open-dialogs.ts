import { create } from 'zustand';

const useCount = create(() => 0);

/** Counts a dialog or drawer as open until the returned function is called. */
export function countDialog(): () => void {
  useCount.setState((count) => count + 1);
  return () => useCount.setState((count) => count - 1);
}

/** Whether a dialog is open now, for what should wait until it is closed. */
export const isDialogOpen = (): boolean => useCount.getState() > 0;

/** The same for components. */
export const useIsDialogOpen = (): boolean => useCount((count) => count > 0);
