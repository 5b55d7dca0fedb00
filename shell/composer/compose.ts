import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { BUILD_RECORD_FILE, BuildRecord } from '@portal/shared/build/build-record';
import type { Environment } from '@portal/shared/host/environment';
import { OLD_VERSIONS_KEPT_DAYS, type Registry } from '@portal/shared/host/registry';
import { type RegistryReading, readRegistry } from '@portal/shared/host/registry/read-registry';
import * as v from 'valibot';
import { compressFolder } from './compress.ts';
import { documentFiles } from './document-files.ts';
import {
  FIREBASE_FILE,
  HOSTING_FILE,
  LIVE_ENVIRONMENT_FILE,
  NGINX_MAPS_FILE,
  NGINX_SERVER_FILE,
  PUBLIC_FOLDER,
  REGISTRY_FILE,
  recordsFolder,
} from './folder.ts';
import { firebaseConfiguration } from './hosting/firebase.ts';
import { firstPageFile, hosting, sectionFile } from './hosting/hosting.ts';
import { nginxMaps, nginxServer } from './hosting/nginx.ts';
import { type HtmlInput, renderHtml } from './html.ts';
import { nextRegistry, remoteBase } from './registry.ts';
import { replaceFiles } from './replace-files.ts';

const CONTRACT_FILE = 'contract.json';

export interface ComposeInput {
  /** Folder of the shell's build. */
  shell: string;
  shellPublic: string;
  /** Folders of the remotes' builds. */
  remotes: readonly string[];
  environment: Environment;
  /** What lies in it is in folder.ts; versions of earlier releases stay in it. */
  outDir: string;
}

/**
 * Puts separately built apps together: their files at versioned, immutable paths, their documents, the registry and the
 * header policy. Files that a running tab may still need are kept; the registry is replaced last.
 */
export async function compose({ shell, shellPublic, remotes, environment, outDir }: ComposeInput): Promise<Registry> {
  const shellRecord = readBuildRecord(shell);
  const publicDir = join(outDir, PUBLIC_FOLDER);
  const releases = remotes.map((folder) => ({ folder, record: readBuildRecord(folder) }));
  const before = readPublished(outDir);
  const registry = nextRegistry(
    shellRecord,
    releases.map(({ record }) => record),
    before.remotes,
  );

  await publish(shell, resolve(publicDir, shellRecord.name, shellRecord.version));
  for (const { folder, record } of releases)
    await publish(folder, resolve(join(publicDir, remoteBase(record.name, record.version))));
  for (const { folder, record } of [{ folder: shell, record: shellRecord }, ...releases])
    keepRecords(folder, join(outDir, recordsFolder(record.name, record.version)));
  cpSync(shellPublic, publicDir, { recursive: true });

  const screens = Object.keys(shellRecord.firstPage);
  const prefixes = Object.values(registry.remotes).flatMap(({ areas }) => Object.keys(areas));
  const page = { shell: shellRecord, registry, environment };
  const plan = hosting(environment, { screens, prefixes });
  const files: Record<string, string | Buffer> = {};
  const add = async (file: string, pages: Pick<HtmlInput, 'section' | 'isFirstPage'>) =>
    Object.assign(files, await documentFiles(join(PUBLIC_FOLDER, file), renderHtml({ ...page, ...pages })));
  for (const section of [...screens, ...prefixes]) await add(firstPageFile(section), { section, isFirstPage: true });
  for (const section of prefixes) await add(sectionFile(section), { section });
  await add(plan.fallback, {});
  replaceFiles(outDir, {
    ...files,
    [join(PUBLIC_FOLDER, plan.missing)]: '404\n',
    [LIVE_ENVIRONMENT_FILE]: JSON.stringify(environment, null, 2),
    [HOSTING_FILE]: JSON.stringify(plan, null, 2),
    [FIREBASE_FILE]: JSON.stringify(firebaseConfiguration(plan), null, 2),
    [NGINX_MAPS_FILE]: nginxMaps(plan),
    [NGINX_SERVER_FILE]: nginxServer(plan),
    [REGISTRY_FILE]: JSON.stringify(registry, null, 2),
  });

  const listed = (name: string) => [...versionsOf(before, name), ...versionsOf(registry, name)];
  for (const { record } of releases) removeExpired(outDir, record.name, join('mf', record.name), listed(record.name));
  removeExpired(outDir, shellRecord.name, shellRecord.name, [before.shell, registry.shell]);
  return registry;
}

const versionsOf = ({ remotes }: Pick<RegistryReading, 'remotes'>, name: string) => [
  remotes[name]?.current.version,
  remotes[name]?.previous?.version,
];

/**
 * A tab opened before a release may still request files of its version, and so may a browser that goes by its last good
 * registry. Their time begins when the version was listed last, not when it was published.
 */
function removeExpired(outDir: string, app: string, files: string, listed: readonly (string | undefined)[]): void {
  const folder = join(outDir, PUBLIC_FOLDER, files);
  const now = new Date();
  const expired = now.getTime() - OLD_VERSIONS_KEPT_DAYS * 86_400_000;
  for (const version of readdirSync(folder)) {
    const path = join(folder, version);
    if (listed.includes(version)) utimesSync(path, now, now);
    else if (statSync(path).mtimeMs < expired) {
      rmSync(path, { recursive: true });
      rmSync(join(outDir, recordsFolder(app, version)), { recursive: true, force: true });
    }
  }
}

/** @throws if the folder has no build, or one in another format. */
export function readBuildRecord(folder: string): BuildRecord {
  return v.parse(BuildRecord, JSON.parse(readFileSync(join(folder, BUILD_RECORD_FILE), 'utf8')));
}

/** What was released before. What cannot be read of it is released as if for the first time. */
function readPublished(outDir: string): RegistryReading {
  const file = join(outDir, REGISTRY_FILE);
  return readRegistry(existsSync(file) ? readFileSync(file, 'utf8') : null, () => null);
}

/** Copies a version once; source maps are not published. */
async function publish(folder: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  const staging = `${target}.incomplete`;
  mkdirSync(staging, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.js') || file.endsWith('.LICENSE.txt')) cpSync(join(folder, file), join(staging, file));
  }
  await compressFolder(staging);
  renameSync(staging, target);
}

/** Builds from before there were contracts have none. */
function keepRecords(folder: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const file of [BUILD_RECORD_FILE, CONTRACT_FILE])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(target, file));
}
