import type { DeskCommands } from '#desk/commands.ts';
import type { Desk } from '#desk/desk.ts';

/** automatic: on its own, some seconds after the customer; stepped: only on command; off: not at all. */
export const deskModes = ['automatic', 'stepped', 'off'] as const;
export type DeskMode = (typeof deskModes)[number];

export interface DeskControl {
  mode(): DeskMode;
  setMode(mode: DeskMode): Promise<void>;
  /** false: the desk is off. */
  step(): Promise<boolean>;
  /** Available in every mode. */
  commands: DeskCommands;
}

export function createDeskControl(
  desk: Pick<Desk, 'start' | 'stop' | 'step'>,
  commands: DeskCommands,
  initialMode: DeskMode,
): DeskControl {
  let mode = initialMode;
  if (mode === 'automatic') desk.start();
  return {
    commands,
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
