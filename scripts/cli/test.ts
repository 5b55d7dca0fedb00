import { programOf, run } from './run.ts';

/** Jest, as the repository's `jest.config.mjs` says, which is app-kit's. */
export const testOwn = (args: readonly string[]): Promise<number> =>
  run(process.execPath, [programOf('jest'), ...args]);
