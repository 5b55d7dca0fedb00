import type { DeskMode } from '@portal/lessee-api/platform';
import type { DeskCommands } from '#desk/commands.ts';
import type { Desk } from '#desk/desk.ts';

export interface DeskControl {
  mode(): DeskMode;
  setMode(mode: DeskMode): Promise<void>;
  /** false: the desk is off. */
  step(): Promise<boolean>;
  /** In every mode. */
  commands: DeskCommands;
}

export function createDeskControl(desk: Desk, commands: DeskCommands, initialMode: DeskMode): DeskControl {
  let mode: DeskMode = 'off';
  if (initialMode === 'automatic') desk.start();
  mode = initialMode;
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
