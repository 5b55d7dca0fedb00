/**
 * `npm run release` of a repository whose builds are there already, and without a browser: for a test that runs the steps
 * of a workflow. BUILDS is the folder of the builds by app; in a repository of one app, APP is its name.
 */
import { join } from 'node:path';
import { releaseCommand } from '@portal/release';
import { endWith, say } from '../console.ts';

const { BUILDS = '', REPOSITORY = '', APP } = process.env;

await endWith(() => {
  const [run, script, ...rest] = process.argv.slice(2);
  if (run !== 'run' || script !== 'release') throw new Error(`Nothing stands in for npm ${run} ${script}.`);
  const args = rest.filter((word) => word !== '--');
  return releaseCommand(APP === undefined ? args : [APP, ...args], {
    root: REPOSITORY,
    portal: '',
    say,
    build: async (app) => join(BUILDS, app),
    folderOf: (app) => join(REPOSITORY, app),
    trial: async () => [],
  });
});
