import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Change } from './plan.ts';

/**
 * What differs from where this branch left `since`, including what is not committed yet.
 * @throws if git does not know `since`.
 */
export async function changesSince(since: string, root: string, remotes: readonly string[]): Promise<Change> {
  const git = gitIn(root);
  const base = git('merge-base', 'HEAD', since).trim();
  // A file that moved has changed in both places.
  const differing = git('diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  const files = [...new Set([...differing, ...unknown])].filter(Boolean).sort();
  const otherAreas: string[] = [];
  for (const remote of remotes.filter((remote) => files.some((file) => file.startsWith(`${remote}/src/`))))
    if (await declaresOtherAreas(remote, base, root)) otherAreas.push(remote);
  return { files, otherAreas };
}

function gitIn(root: string) {
  return (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout;
  };
}

/** What `areas.ts` says, before and now; it reads only the area's own texts. */
async function declaresOtherAreas(remote: string, base: string, root: string): Promise<boolean> {
  const folder = join(root, '.cache/affected', base);
  try {
    for (const file of ['src/areas.ts', 'src/text/messages.ts']) {
      const copy = join(folder, remote, file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, gitIn(root)('show', `${base}:${remote}/${file}`));
    }
    const [before, now] = await Promise.all([areasIn(join(folder, remote)), areasIn(join(root, remote))]);
    return JSON.stringify(before) !== JSON.stringify(now);
  } catch {
    // A new remote, or one that declares its areas in another way now.
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function areasIn(directory: string): Promise<unknown> {
  const file = join(directory, 'src/areas.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).areas : undefined;
}
