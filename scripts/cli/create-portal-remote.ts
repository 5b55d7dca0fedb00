/**
 * A team's first repository, from one file that `npm run pack` makes:
 * `npx -p create-portal-remote-….tgz portal new mf-parking --title 駐車 --prefix /parking`.
 */
import { join } from 'node:path';
import { endWith } from '../console.ts';
import { PACKAGES_FOLDER } from '../pack/packages.ts';
import { newOwn } from './new.ts';

await endWith(() => {
  const [command, ...args] = process.argv.slice(2);
  if (command !== 'new')
    throw new Error(
      'portal new mf-reports --title レポート --prefix /reports: in that repository are the other commands.',
    );
  return newOwn(args, {
    packages: join(import.meta.dirname, PACKAGES_FOLDER),
    rules: join(import.meta.dirname, 'biome-rules.json'),
  });
});
