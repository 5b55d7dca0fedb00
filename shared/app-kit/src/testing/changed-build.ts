import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A finished build in another folder, as this version of its own, with `change` of its code. */
export function changedBuild(
  from: string,
  to: string,
  version: string,
  change: (code: string, file: string) => string,
): void {
  cpSync(from, to, { recursive: true });
  const recordFile = join(to, 'build.json');
  const before = JSON.parse(readFileSync(recordFile, 'utf8')).version;
  for (const file of readdirSync(to).filter((name) => /\.(js|json)$/.test(name))) {
    const text = readFileSync(join(to, file), 'utf8').replaceAll(before, version);
    writeFileSync(join(to, file), file.endsWith('.js') ? change(text, file) : text);
  }
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  const digest = (file: string) =>
    createHash('sha384')
      .update(readFileSync(join(to, file)))
      .digest('base64');
  const entries = record.entries.map(({ file }: { file: string }) => ({ file, integrity: `sha384-${digest(file)}` }));
  writeFileSync(recordFile, JSON.stringify({ ...record, entries }));
}
