import type { DeskMode } from '#platform.ts';

/** The provider's people at their desk, as far as they are switched from outside. */
export interface Desk {
  /** Works by itself, at its pace, until it is stopped. */
  start(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
  /** Does at once whatever is to be done next. */
  step(): Promise<void>;
}

export interface DeskControl {
  mode(): DeskMode;
  setMode(mode: DeskMode): Promise<void>;
  /** false: the desk is off. */
  step(): Promise<boolean>;
}

export function createDeskControl(desk: Desk, initialMode: DeskMode): DeskControl {
  let mode: DeskMode = 'off';
  if (initialMode === 'automatic') desk.start();
  mode = initialMode;
  return {
    mode: () => mode,
    setMode: async (next) => {
      if (next === mode) return;
      if (mode === 'automatic') await desk.stop();
      if (next === 'automatic') desk.start();
      mode = next;
    },
    step: async () => {
      if (mode === 'off') return false;
      await desk.step();
      return true;
    },
  };
}
