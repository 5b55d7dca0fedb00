import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@portal/platform/registry';
import { type RegistryReading, readRegistry } from '@portal/platform/registry/read-registry';
import { changeFolder } from '#change/change-folder.ts';
import { REGISTRY_FILE } from '#folder/folder.ts';
import { rightTo } from '#rights/owners.ts';
import type { Signer } from '#rights/signer.ts';
import { digestsToSign, readBuild } from './build-folder.ts';
import type { HostedEnvironment } from './hosted-environment.ts';
import { portalFiles, publicTypes, rootFiles } from './portal-files.ts';
import { publicLicenses } from './public-licenses.ts';
import { publish, stage } from './publish.ts';
import { changedVersions, listedVersions, nextRegistry } from './registry.ts';
import { removeExpired } from './remove-expired.ts';

interface ComposeInput {
  /** Folder of the shell's build. */
  shell: string;
  shellPublic: string;
  /** Folders of the remotes' builds. */
  remotes: readonly string[];
  environment: HostedEnvironment;
  /** The composed folder (folder.ts). Versions of earlier releases stay in it. */
  outDir: string;
  /** Who composes, for the log. */
  by?: string;
  /** Whoever composes, where the folder says who may release what. */
  signer?: Signer | null;
  say?: (line: string) => void;
}

/**
 * Puts separately built apps together: their files at versioned, immutable paths, the document, the registry and the
 * header policy. Files that a running tab may still need are kept; the registry is replaced last.
 */
export async function compose({
  shell: shellFolder,
  shellPublic,
  remotes,
  environment,
  outDir,
  by = 'somebody',
  signer = null,
  say = () => undefined,
}: ComposeInput): Promise<Registry> {
  const shell = readBuild(shellFolder);
  const builds = remotes.map(readBuild);
  return changeFolder(outDir, { what: `the composing by ${by}`, say }, async () => {
    const before = readPublished(outDir);
    const registry = nextRegistry(
      shell.record,
      builds.map(({ record }) => record),
      before.remotes,
    );
    const builtOf = new Map([shell, ...builds].map((build) => [build.record.name, digestsToSign(build)]));
    const changes = changedVersions(before, registry).map((change) => ({
      ...change,
      ...builtOf.get(change.app),
      sign: rightTo(outDir, change.app, signer),
    }));
    const staged = [];
    for (const build of [shell, ...builds]) staged.push(await stage(outDir, build));
    for (const build of staged) publish(outDir, build);
    const files = await portalFiles({ shell: shell.record, registry, environment });
    const { revision } = registry;
    const at = new Date().toISOString();
    return {
      files: {
        ...rootFiles(shellPublic),
        ...publicTypes(outDir, shell.record.version),
        ...publicLicenses(outDir, registry),
        ...files,
      },
      log: changes.map(({ sign, ...change }) => sign({ at, by, what: 'compose', ...change, revision })),
      result: registry,
      afterwards: () => removeExpired(outDir, listedVersions(before, registry)),
    };
  });
}

/** What was released before. What cannot be read counts as never released. */
function readPublished(outDir: string): RegistryReading {
  const file = join(outDir, REGISTRY_FILE);
  return readRegistry(existsSync(file) ? readFileSync(file, 'utf8') : null, () => null);
}
