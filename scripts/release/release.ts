/**
 * Releases one app into a composed folder: `npm run release mf-billing -- --to <folder>`. docs/release.md tells how a team
 * does it.
 */
import { join } from 'node:path';
import { releaseCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';
import { sandboxTrial } from './sandbox-trial.ts';

await endWith(() =>
  releaseCommand(process.argv.slice(2), {
    root,
    portal: LOCAL_PORTAL,
    say,
    build,
    folderOf: (app) => join(root, app),
    // The apps' configurations take seconds to read: only a trial needs them.
    trial: async (portal) => sandboxTrial({ root, apps: (await import('../apps.ts')).apps })(portal),
  }),
);

/** Its configuration is only read when it is built: that takes seconds. */
async function build(name: string): Promise<string> {
  const [{ apps }, { buildApp }] = await Promise.all([import('../apps.ts'), import('../build/build-apps.ts')]);
  const app = apps.find((one) => one.name === name);
  if (!app) throw new Error(`There is no app ${name}.`);
  say(`Building ${name}, if it has changed ...`);
  return buildApp(app, say);
}
