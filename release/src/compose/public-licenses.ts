import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSES_FILE, type License, licensesOf } from '@portal/app-kit/build/contract/licenses';
import { PUBLIC_LICENSES_FILE, recordsFolder } from '#folder/folder.ts';
import { listedVersions, type Versions } from './registry.ts';

/** With a byte-order mark: not every web server says of a text that it is UTF-8. */
const INTRODUCTION = '\uFEFFこのポータルには、次のオープンソースソフトウェアが含まれています。';
const RULE = '-'.repeat(80);

/** For customers: whose code the live versions have in them, and the texts that have to come along with it. */
export function publicLicenses(folder: string, registry: Versions): Record<string, string> {
  const licenses = Object.entries(listedVersions(registry)).flatMap(([app, versions]) =>
    versions.flatMap((version) => (version === undefined ? [] : licensesIn(folder, app, version))),
  );
  return { [PUBLIC_LICENSES_FILE]: licensesText(licenses) };
}

/** Builds from before 2026-12 have not written theirs. */
function licensesIn(folder: string, app: string, version: string): License[] {
  const file = join(folder, recordsFolder(app, version), LICENSES_FILE);
  return existsSync(file) ? licensesOf(readFileSync(file, 'utf8')) : [];
}

/** Each text once, below the packages that have it. */
function licensesText(licenses: readonly License[]): string {
  const packages = new Map<string, Set<string>>();
  for (const license of licenses) {
    const text = textOf(license, licenses);
    packages.set(
      text,
      (packages.get(text) ?? new Set()).add(`${license.name} ${license.version} (${license.license})`),
    );
  }
  const parts = [...packages].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text.trim()}\n`).sort();
  return [INTRODUCTION, ...parts].join(`\n${RULE}\n\n`);
}

/** A package that brings none has the text of its licence as another package has it. */
function textOf({ name, license, licenseText }: License, all: readonly License[]): string {
  if (licenseText) return licenseText;
  const others = all.filter((other) => other.licenseText && other.license === license);
  const parent = others.find((other) => name.startsWith(`${other.name}/`));
  return (parent ?? others[0])?.licenseText ?? license;
}
