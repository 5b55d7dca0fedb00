import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { HOSTING_FILE, PUBLIC_FOLDER } from '../../../shell/composer/folder.ts';
import { Hosting } from '../../../shell/composer/hosting/hosting.ts';
import { bytes, exactTimes, table } from './tables.ts';

interface Code {
  /** As browsers get it. */
  readonly bytes: number;
  readonly files: number;
}

/** By page, the scripts that its document names: all that it shows without a press, so no browser has to be asked. */
export function namedCode(folder: string): ReadonlyMap<string, Code> {
  const { firstPages } = v.parse(Hosting, JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')));
  const inPublic = (file: string) => join(folder, PUBLIC_FOLDER, file);
  return new Map(
    Object.entries(firstPages).map(([page, file]) => {
      const html = readFileSync(inPublic(file), 'utf8');
      const scripts = [...html.matchAll(/<(?:link rel="preload" as="script" href|script [^>]*src)="([^"]+)"/g)];
      const files = [...new Set(scripts.map(([, address = '']) => address))];
      const size = files.reduce((sum, address) => sum + statSync(inPublic(`${address}.br`)).size, 0);
      return [page, { bytes: size, files: files.length }];
    }),
  );
}

/** Of every page that both have. */
export function namedCodeTable(monolith: ReadonlyMap<string, Code>, portal: ReadonlyMap<string, Code>): string {
  const rows = [...portal].flatMap(([page, ours]) => {
    const theirs = monolith.get(page);
    if (!theirs) return [];
    return [
      [
        `\`${page}\``,
        `${bytes(theirs.bytes)} → ${bytes(ours.bytes)}`,
        exactTimes(ours.bytes / theirs.bytes),
        `${theirs.files} → ${ours.files}`,
      ],
    ];
  });
  return table(['every page, monolith → portal', 'JS that its document names, bytes', '', 'files'], rows);
}
