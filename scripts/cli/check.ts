import { parseArgs } from 'node:util';
import { checkAgainst } from '@portal/release';
import { buildApp } from '../build/build-apps.ts';
import { say } from '../console.ts';
import { ownRepository } from './own-repository.ts';
import { programOf, run } from './run.ts';

/** Format, lint and types; or with `--against` how it fits what is live. All of it is said, not only the first fault. */
export async function checkOwn(args: readonly string[]): Promise<number> {
  const { against } = parseArgs({ args: [...args], options: { against: { type: 'string' } } }).values;
  if (against !== undefined) {
    const { root, app } = await ownRepository();
    return checkAgainst(against, { ...app, directory: root, build: () => buildApp(app, say), say });
  }
  const format = await run(process.execPath, [programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']);
  const types = await run(process.execPath, [programOf('typescript', 'tsc'), '--noEmit']);
  return format || types;
}
