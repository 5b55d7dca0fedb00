/** Builds the named apps, or all: `npm run build -- mf-orders`. */
import { remotes, shell } from './apps.ts';
import { buildApps } from './build-apps.ts';
import { endWith, say } from './console.ts';

await endWith(async () => {
  const names = process.argv.slice(2);
  const apps = [shell, ...remotes].filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { folder } of await buildApps(apps, say)) say(folder);
  return 0;
});
