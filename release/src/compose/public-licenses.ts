import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSES_FILE, type License, licensesOf, licensesText } from '@portal/app-kit/build/contract/licenses';
import { PUBLIC_LICENSES_FILE, recordsFolder } from '#folder/folder.ts';
import { listedVersions, type Versions } from './registry.ts';

/** With a byte-order mark: not every web server says of a text that it is UTF-8. */
const INTRODUCTION = '\uFEFFこのポータルには、次のオープンソースソフトウェアが含まれています。';

/** For customers: whose code the live versions have in them, and the texts that have to come along with it. */
export function publicLicenses(folder: string, registry: Versions): Record<string, string> {
  const licenses = Object.entries(listedVersions(registry)).flatMap(([app, versions]) =>
    versions.flatMap((version) => (version === undefined ? [] : licensesIn(folder, app, version))),
  );
  return { [PUBLIC_LICENSES_FILE]: licensesText(INTRODUCTION, licenses) };
}

/** Builds from before 2026-12 have not written theirs. */
function licensesIn(folder: string, app: string, version: string): License[] {
  const file = join(folder, recordsFolder(app, version), LICENSES_FILE);
  return existsSync(file) ? licensesOf(readFileSync(file, 'utf8')) : [];
}
