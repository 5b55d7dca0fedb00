import { noteTestedCommit } from '@portal/release';
import { programOf, run } from './run.ts';

/** Jest, as the repository's `jest.config.mjs` says, which is app-kit's. After all tests the commit may be released in CI. */
export async function testOwn(args: readonly string[]): Promise<number> {
  const code = await run(process.execPath, [programOf('jest'), ...args]);
  if (code === 0 && args.length === 0) noteTestedCommit(process.cwd());
  return code;
}
