/** Builds the named apps, or all, if their sources have changed: `npm run build -- mf-orders`. */
import { apps } from './apps.ts';
import { buildApps } from './build-apps.ts';
import { endWith, say } from './console.ts';

await endWith(async () => {
  const names = process.argv.slice(2);
  const wanted = apps.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { folder } of await buildApps(wanted, say)) say(folder);
  return 0;
});
