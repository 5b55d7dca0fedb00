import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Environment } from '@portal/platform/environment';
import type { Registry } from '@portal/platform/registry';
import { portalFiles } from '#compose/portal-files.ts';
import type { StagedBuild } from '#compose/publish.ts';
import { registryOf, releasedEntry } from '#compose/registry.ts';
import { filesFolder, PUBLIC_FOLDER, SHELL } from '#folder/folder.ts';

/** The portal as it will be, for somebody who looks at it before customers do. */
export interface PortalToTry {
  /** The first address of each area that the new build is responsible for; the shell is for all of them. */
  readonly paths: readonly string[];
  /** Puts it together for another environment, as a composed folder that is gone after the trial. */
  compose(environment: Environment): Promise<string>;
}

/** Looks at the portal in a browser. Returns a sentence for each thing that is wrong. */
export type Trial = (portal: PortalToTry) => Promise<readonly string[]>;

/** A build that is not live yet, and all that will be live beside it. */
interface Next {
  readonly folder: string;
  readonly staged: StagedBuild;
  readonly shell: BuildRecord;
  readonly remotes: Registry['remotes'];
}

/** Runs the trial of a build: what is wrong with the portal that has it. */
export async function tryBuild(trial: Trial, next: Next): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'portal-trial-'));
  const registry = registryToTry(next);
  const isShell = next.staged.record.name === SHELL;
  const tried = isShell ? Object.values(registry.remotes) : [registry.remotes[next.staged.record.name]];
  try {
    return await trial({
      paths: [...(isShell ? ['/'] : []), ...tried.flatMap((remote) => Object.keys(remote?.areas ?? {}))],
      async compose(environment) {
        linkFiles(home, next);
        for (const [file, content] of Object.entries(await portalFiles({ shell: next.shell, registry, environment })))
          write(join(home, file), content);
        return home;
      },
    });
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Everybody has each current version and the new build; no page can fall back on another, or is under maintenance. */
function registryToTry({ staged: { record }, shell, remotes }: Next): Registry {
  const current = Object.fromEntries(
    Object.entries(remotes).map(([name, { areas, current }]) => [name, { areas, current }]),
  );
  const tried = record.name === SHELL ? {} : { [record.name]: releasedEntry(record, undefined) };
  return registryOf(shell.version, { ...current, ...tried });
}

/** The published files stay where they are. */
function linkFiles(home: string, { folder, staged, shell, remotes }: Next): void {
  const root = join(folder, PUBLIC_FOLDER);
  mkdirSync(join(home, PUBLIC_FOLDER));
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (!/^(index\.html|remotes\.json|404\.html)/.test(name)) link(join(root, name), join(home, PUBLIC_FOLDER, name));
  const versions = [
    [SHELL, shell.version],
    ...Object.entries(remotes).map(([name, { current }]) => [name, current.version]),
  ] as const;
  for (const [name, version] of versions) {
    const files = filesFolder(name, version);
    if (existsSync(join(folder, files))) link(join(folder, files), join(home, files));
  }
  const own = join(home, filesFolder(staged.record.name, staged.record.version));
  if (!existsSync(own)) link(staged.stagedIn, own);
}

function link(to: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(resolve(to), at);
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
