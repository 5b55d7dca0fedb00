import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@portal/app-kit/build/build-record';
import { TEAM_FILE, type Team } from '@portal/app-kit/build/contract/team';
import { digest } from '#compose/build-folder.ts';

interface BuildFixture extends Partial<BuildRecord> {
  name: string;
  /** By name; the first is the entry. */
  files: Readonly<Record<string, string>>;
}

/** A finished build in its folder, as webpack leaves one. Returns the folder. */
export function writeBuild(folder: string, { files, ...record }: BuildFixture): string {
  mkdirSync(folder, { recursive: true });
  const budget = { total: 10_000, largestPage: 10_000 };
  writeFileSync(join(folder, TEAM_FILE), JSON.stringify({ owner: null, budget } satisfies Team));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const [entry = ['main.js', '']] = Object.entries(files);
  const full = {
    version: '1',
    ...(record.name === 'shell' ? {} : { container: `${record.name.replace('-', '_')}_${record.version ?? '1'}` }),
    entries: [{ file: entry[0], integrity: digest(Buffer.from(entry[1])) }],
    preload: {},
    pageFiles: {},
    ...record,
  } satisfies BuildRecord;
  writeFileSync(join(folder, BUILD_RECORD_FILE), JSON.stringify(full));
  return folder;
}
