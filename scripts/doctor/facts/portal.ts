import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteBuild } from '@portal/platform/registry';
import { readRegistry } from '@portal/platform/registry/read-registry';
import { JOURNAL } from '@portal/release';
import { filesFolder, HOSTING_FILE, PUBLIC_FOLDER, REGISTRY_FILE, recordsFolder, SHELL } from '@portal/release/folder';
import { Hosting } from '@portal/release/hosting';
import * as v from 'valibot';
import { type BuildFacts, readBuild } from './builds.ts';

/** A version that a composed portal lists. */
export interface LiveVersion {
  app: string;
  place: 'current' | 'previous';
  version: string;
  /** Of its files, those that are not there. */
  missing: readonly string[];
}

export interface PortalFacts {
  /** For words: relative to the repository. */
  folder: string;
  versions: readonly LiveVersion[];
  /** What is live, as far as its files are there. */
  builds: readonly BuildFacts[];
  /** The documents that its web server is told to answer with, and that are not there. */
  missingDocuments: readonly string[];
  /** What is wrong with its registry. */
  faults: readonly string[];
  /** A change of the folder was begun and not ended. */
  isInterrupted: boolean;
}

/** Null if nothing was composed into the folder yet. */
export function readPortal(root: string, folder: string): PortalFacts | null {
  const registryFile = join(folder, REGISTRY_FILE);
  const hostingFile = join(folder, HOSTING_FILE);
  if (!existsSync(registryFile) || !existsSync(hostingFile)) return null;
  const { shell, remotes, faults } = readRegistry(readFileSync(registryFile, 'utf8'), () => null);
  const missingOf = (build: RemoteBuild) => [
    ...new Set(filesOf(build).filter((file) => !existsSync(join(folder, PUBLIC_FOLDER, file)))),
  ];
  const shellFiles = shell === undefined ? [] : [filesFolder(SHELL, shell)];
  const versions: LiveVersion[] = [
    ...(shell === undefined
      ? []
      : [
          {
            app: SHELL,
            place: 'current' as const,
            version: shell,
            missing: shellFiles.filter((file) => !existsSync(join(folder, file))),
          },
        ]),
    ...Object.entries(remotes).flatMap(([app, { current, previous }]) => [
      { app, place: 'current' as const, version: current.version, missing: missingOf(current) },
      ...(previous
        ? [{ app, place: 'previous' as const, version: previous.version, missing: missingOf(previous) }]
        : []),
    ]),
  ];
  const builds = versions
    .filter(({ app, place, version }) => place === 'current' && existsSync(join(folder, filesFolder(app, version))))
    .map(({ app, version }) =>
      readBuild(root, {
        app,
        role: app === SHELL ? 'host' : 'remote',
        version,
        files: join(folder, filesFolder(app, version)),
        records: join(folder, recordsFolder(app, version)),
      }),
    );
  const { firstPages, sections, fallback, missing } = v.parse(Hosting, JSON.parse(readFileSync(hostingFile, 'utf8')));
  const documents = [...Object.values(firstPages), ...Object.values(sections), fallback, missing];
  return {
    folder: relative(root, folder),
    versions,
    builds,
    missingDocuments: documents.filter((file) => !existsSync(join(folder, PUBLIC_FOLDER, file))),
    faults: faults.map(({ remote, reason }) => (remote ? `${remote}: ${reason}` : reason)),
    isInterrupted: existsSync(join(folder, JOURNAL)),
  };
}

/** Whether the portal at this address is the one in the folder: what `npm run dev` serves there is in no folder. */
export async function isServedAt(address: string, folder: string): Promise<boolean> {
  const file = join(folder, REGISTRY_FILE);
  if (!existsSync(file)) return false;
  try {
    const answer = await fetch(`${address}/remotes.json`, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()) === readFileSync(file, 'utf8');
  } catch {
    return false;
  }
}

/** Of this origin: nobody can look into another. */
const filesOf = ({ entry, preload, firstPage }: RemoteBuild): string[] =>
  [entry, ...Object.values(preload).flat(), ...Object.values(firstPage).flat()].filter((file) => file.startsWith('/'));
