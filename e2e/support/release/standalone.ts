import { type Program, startProgram } from './program.ts';

export type Alone = Pick<Program, 'address' | 'stop'>;

/** Starts a remote alone, like `npm run standalone`, on the sandbox of these tests; its address leads to its first area. */
export const startAlone = (remote: string): Promise<Alone> =>
  startProgram(['scripts/start/start-standalone.ts', remote, '--test'], /runs alone at (\S+)/);
