import { create } from 'zustand';
import type { EndReason } from './session-length.ts';

/** The session ends soon, and why. */
export interface SessionWarning {
  reason: EndReason;
  /** Puts off the end of an idle session; of one that lasts too long, which nothing puts off, only the warning ends. */
  goOn(): void;
}

const useWarning = create<{ warning: SessionWarning | null }>(() => ({ warning: null }));

export const warnOfSessionEnd = (warning: SessionWarning | null): void => useWarning.setState({ warning });

/** null while there is nothing to warn of. */
export const useSessionWarning = (): SessionWarning | null => useWarning(({ warning }) => warning);
