import { join } from 'node:path';
import { say } from '../console.ts';
import { buildCatalogue } from '../kit/catalogue.ts';
import { root } from '../root.ts';
import { runPlaywright } from './browser-tests.ts';

export const KIT_REPORT = join(root, '.cache/kit-tests.json');

/** Builds the catalogue if need be and looks at its stories; returns the exit code. */
export async function runKitTests(args: readonly string[]): Promise<number> {
  const catalogue = await buildCatalogue(say);
  return runPlaywright(['--config', 'kit', ...args], KIT_REPORT, { PORTAL_KIT: catalogue });
}
