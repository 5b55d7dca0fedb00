import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The tarballs of a folder as those of another version. A migration's title says so, to tell its command from the one
 * before.
 */
export function newerPackages(from: string, to: string, version: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.tgz'))) {
    const staging = mkdtempSync(join(tmpdir(), 'newer-'));
    tar('-xzf', join(from, file), '-C', staging);
    const before = JSON.parse(readFileSync(join(staging, 'package/package.json'), 'utf8')).version;
    rewrite(join(staging, 'package/package.json'), before, version);
    if (file.startsWith('portal-cli')) rewrite(join(staging, 'package/portal.js'), 'Migration ', 'Newer migration ');
    tar('-czf', join(to, file.replace(before, version)), '-C', staging, 'package');
    rmSync(staging, { recursive: true });
  }
}

const rewrite = (file: string, before: string, after: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));

function tar(...args: string[]): void {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
