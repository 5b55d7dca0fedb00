import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Portal } from '#document/html.ts';
import { filesFolder, PUBLIC_FOLDER, SHELL } from '#folder/folder.ts';
import type { HostedEnvironment } from './hosted-environment.ts';
import { portalFiles } from './portal-files.ts';

interface PortalToLink extends Portal {
  /** The composed folder that has the files. */
  readonly folder: string;
  readonly environment: HostedEnvironment;
}

/** Puts a portal together in another folder, perhaps with another registry. The published files stay where they are. */
export async function linkPortal(home: string, { folder, ...portal }: PortalToLink): Promise<void> {
  const root = join(folder, PUBLIC_FOLDER);
  mkdirSync(join(home, PUBLIC_FOLDER));
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (!/^(index\.html|remotes\.json|404\.html)/.test(name)) link(join(root, name), join(home, PUBLIC_FOLDER, name));
  const versions = [
    [SHELL, portal.shell.version],
    ...Object.entries(portal.registry.remotes).map(([name, { current }]) => [name, current.version]),
  ] as const;
  for (const [name, version] of versions) {
    const files = filesFolder(name, version);
    if (existsSync(join(folder, files))) link(join(folder, files), join(home, files));
  }
  for (const [file, content] of Object.entries(await portalFiles(portal))) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), content);
  }
}

export function link(to: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(resolve(to), at);
}
