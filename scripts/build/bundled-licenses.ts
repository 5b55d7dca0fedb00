import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { License } from '@portal/app-kit/build/contract/licenses';
import * as v from 'valibot';

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), version: v.string(), license: v.optional(v.string(), '') }),
);

/** What has to come along with the code: the licence, and the notice that Apache's asks for. */
const TEXT = /^(?:licen[cs]e|notice)\b/i;

/** Of the packages of others that these files are from. @throws if one of them names no licence and brings none. */
export function licensesOfFiles(files: readonly string[]): License[] {
  const packages = new Set(files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []));
  return [...packages].sort().map(licenseIn);
}

function licenseIn(folder: string): License {
  const { name, version, license } = v.parse(Manifest, readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (license === '' && texts.length === 0) throw new Error(`${name} ${version} says nothing about its licence.`);
  return { name, version, license: license || 'see below', licenseText: texts.join('\n\n') || null };
}
