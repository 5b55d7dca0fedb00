import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Environment } from '@portal/platform/environment';
import type { Registry } from '@portal/platform/registry';
import { link, linkPortal } from '#compose/link-portal.ts';
import { registryOf, releasedEntry } from '#compose/registry.ts';
import { filesFolder, SHELL } from '#folder/folder.ts';
import { copyJourneys, type JourneySources } from './journeys.ts';

/** The portal as it will be, for somebody who looks at it before customers do. */
export interface PortalToTry {
  /** The first address of each area that the new build is responsible for; the shell is for all of them. */
  readonly paths: readonly string[];
  /** By remote, the file of its journey. */
  readonly journeys: Readonly<Record<string, string>>;
  /** Puts it together for another environment, as a composed folder that is gone after the trial. */
  compose(environment: Environment): Promise<string>;
}

/** Looks at the portal in a browser. Returns a sentence for each thing that is wrong. */
export type Trial = (portal: PortalToTry) => Promise<readonly string[]>;

/** A build that is not live yet, and all that will be live beside it. */
interface Next extends JourneySources {
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
      journeys: copyJourneys(home, registry.remotes, next),
      paths: [...(isShell ? ['/'] : []), ...tried.flatMap((remote) => Object.keys(remote?.areas ?? {}))],
      async compose(environment) {
        await linkPortal(home, { folder: next.folder, shell: next.shell, registry, environment });
        const { record, stagedIn } = next.staged;
        const own = join(home, filesFolder(record.name, record.version));
        if (!existsSync(own)) link(stagedIn, own);
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
