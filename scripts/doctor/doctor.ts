/**
 * What is wrong on this machine and in this repository, each with the fix: `node scripts/doctor.mjs`. It changes nothing.
 * `--portal <folder>` looks into another composed portal than that of `npm start`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PORTS } from '@portal/app-kit/build/local-environment';
import { apps, remotes } from '../apps.ts';
import { lookForChromium } from '../chromium.ts';
import { endWith, say } from '../console.ts';
import { HELPFUL, missingOf } from '../packages.ts';
import { root } from '../root.ts';
import { browserFindings } from './checks/browser.ts';
import { catalogFindings } from './checks/catalog.ts';
import { fallbackFindings } from './checks/fallback.ts';
import { freshnessFindings } from './checks/freshness.ts';
import { portFindings } from './checks/ports.ts';
import { reactModeFindings } from './checks/react-mode.ts';
import { singleCopyFindings } from './checks/single-copies.ts';
import { uniqueNameFindings } from './checks/unique-name.ts';
import { readBuilds } from './facts/builds.ts';
import { isServedAt, readPortal } from './facts/portal.ts';
import { portsOf, readPorts } from './facts/ports.ts';
import { readVersions } from './facts/versions.ts';
import { hasProblem, type Look, reportLines } from './report.ts';
import { SINGLE } from './single.ts';

await endWith(async () => {
  const { values } = parseArgs({ options: { portal: { type: 'string', default: '.portal' } } });
  const versions = readVersions(root, SINGLE);
  const { builds, missing } = readBuilds(root, apps);
  const folder = resolve(root, values.portal);
  const portal = readPortal(root, folder);
  const live = portal?.builds ?? [];
  const ports = await readPorts(root, portsOf(apps));
  const looks: Look[] = [
    ['versions: one of each, from the catalog', catalogFindings(versions)],
    ['one copy of what has state', singleCopyFindings(versions, builds)],
    [
      'React for production or for development, not both',
      [...reactModeFindings(builds, 'dist'), ...reactModeFindings(live, 'portal')],
    ],
    [
      'each build has its own name in the page',
      [...uniqueNameFindings(builds, 'dist'), ...uniqueNameFindings(live, 'portal')],
    ],
    [
      'what stands in where something is missing',
      fallbackFindings({ builds, remotes: remotes.map(sourcesOf), portal }),
    ],
    [
      'builds and portal are those of the sources',
      freshnessFindings({
        missing,
        sources: Object.fromEntries(apps.map((app) => [app.name, app.version()])),
        portal,
        isServed: await isServedAt(`http://localhost:${PORTS.portal}`, folder),
      }),
    ],
    ['ports', portFindings(ports)],
    [
      'a browser for the tests',
      browserFindings({
        chromium: lookForChromium(process.env.PORTAL_CHROMIUM),
        missingPackages: await missingOf(HELPFUL),
      }),
    ],
  ];
  for (const line of reportLines(looks)) say(line);
  return hasProblem(looks) ? 1 : 0;
});

function sourcesOf({ name, directory }: { name: string; directory: string }) {
  const file = join(directory, 'src/standalone.tsx');
  return { app: name, standalone: existsSync(file) ? readFileSync(file, 'utf8') : null };
}
