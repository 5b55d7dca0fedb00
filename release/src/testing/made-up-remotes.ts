import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@portal/app-kit/build';

const VERSION = '0.1.0-0123456789';
const LETTERS = 26;

/** Builds with entries in the registry as large as ours, to measure what their number costs. */
export function makeUpRemotes(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const letters = lettersOf(index);
    const build = join(folder, letters);
    mkdirSync(build, { recursive: true });
    const files = ['remoteEntry.01234567.js', 'remote.01234567.js', 'page.01234567.js'] as const;
    for (const file of files) writeFileSync(join(build, file), `/* ${letters} ${file} */\n`);
    const [entry, ...chunks] = files;
    writeFileSync(join(build, BUILD_RECORD_FILE), JSON.stringify(recordOf(letters, entry, chunks)));
    return build;
  });
}

function recordOf(letters: string, entry: string, [common = '', page = '']: readonly string[]): BuildRecord {
  const prefix = `/area-${letters}`;
  const content = `/* ${letters} ${entry} */\n`;
  return {
    name: `mf-area-${letters}`,
    version: VERSION,
    container: `mf_area_${letters}_0_1_0_0123456789`,
    // Without a menu: a header with hundreds of links would be another page.
    areas: { [prefix]: { title: `エリア ${letters}` } },
    entries: [{ file: entry, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` }],
    preload: { [prefix]: [common] },
    pageFiles: { [prefix]: [page] },
  };
}

/** Two letters a number: a prefix may hold nothing else. */
export const lettersOf = (number: number): string =>
  [Math.floor(number / LETTERS), number % LETTERS].map((letter) => String.fromCharCode(97 + letter)).join('');
