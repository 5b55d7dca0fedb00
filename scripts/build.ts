/**
 * Builds the named apps, or all, if their sources have changed: `npm run build -- mf-orders`. `api` is the lessee API as
 * it runs in production; `--out` says where it goes.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps.ts';
import { API_BUILD, buildApi } from './build/build-api.ts';
import { buildApps } from './build/build-apps.ts';
import { endWith, say } from './console.ts';

await endWith(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: API_BUILD } },
  });
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  for (const { folder } of await buildApps(
    apps.filter(({ name }) => isWanted(name)),
    say,
  ))
    say(folder);
  if (isWanted('api')) say(await buildApi(resolve(values.out)));
  return 0;
});
