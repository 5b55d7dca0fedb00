/** What is live since when, and whether its files are right: `npm run status`, `npm run status -- --at https://…`. */
import { resolve } from 'node:path';
import { statusRequest } from '../../shell/release/command-line.ts';
import { lookAtFolder, lookAtSite } from '../../shell/release/status/look.ts';
import { endWith, say } from '../console.ts';
import { operator } from '../operator.ts';
import { LOCAL_PORTAL } from '../root.ts';

await endWith(async () => {
  const { to, at } = statusRequest(process.argv.slice(2));
  const folder = to ? resolve(to) : null;
  const { lines, isWell } = at
    ? await lookAtSite(at, folder)
    : await lookAtFolder(folder ?? LOCAL_PORTAL, operator(), say);
  for (const line of lines) say(line);
  return isWell ? 0 : 1;
});
