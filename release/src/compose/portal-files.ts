import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TYPES_FILE } from '@portal/app-kit/build/contract/shared-types';
import { allowsRemoteOverrides } from '@portal/platform/environment';
import { type Portal, renderHtml } from '#document/html.ts';
import {
  DOCUMENT_FILE,
  FIREBASE_FILE,
  HOSTING_FILE,
  LIVE_ENVIRONMENT_FILE,
  NGINX_MAPS_FILE,
  NGINX_SERVER_FILE,
  PUBLIC_FOLDER,
  PUBLIC_TYPES_FILE,
  REGISTRY_FILE,
  recordsFolder,
  SHELL,
} from '#folder/folder.ts';
import { firebaseConfiguration } from '#hosting/firebase.ts';
import { hosting } from '#hosting/hosting.ts';
import { nginxMaps, nginxServer } from '#hosting/nginx.ts';
import { formsOfFile } from './forms-of-file.ts';
import type { HostedEnvironment } from './hosted-environment.ts';

/**
 * Everything that changes with a release: the document, what web servers read, and the registry. Each file takes its
 * place in this order, the registry last.
 * @throws for an environment that nobody may have.
 */
export async function portalFiles(
  portal: Portal & { environment: HostedEnvironment },
): Promise<Record<string, string | Buffer>> {
  const { shell, registry } = portal;
  const { nginx, reports, ...environment } = portal.environment;
  if (environment.allowRemoteOverrides && !allowsRemoteOverrides(environment))
    throw new Error(`A portal named ${environment.name} cannot allow remotes from developers' machines.`);
  const prefixes = Object.values(registry.remotes).flatMap(({ areas }) => Object.keys(areas));
  const plan = hosting(portal.environment, [...Object.keys(shell.pageFiles), ...prefixes], shell.staticSkeleton);
  return {
    ...(await formsOfFile(DOCUMENT_FILE, renderHtml({ shell, registry, environment }))),
    [join(PUBLIC_FOLDER, plan.missing)]: '404\n',
    [LIVE_ENVIRONMENT_FILE]: JSON.stringify(portal.environment, null, 2),
    [HOSTING_FILE]: JSON.stringify(plan, null, 2),
    [FIREBASE_FILE]: JSON.stringify(firebaseConfiguration(plan), null, 2),
    [NGINX_MAPS_FILE]: nginxMaps(plan),
    [NGINX_SERVER_FILE]: nginxServer(plan, nginx),
    ...(await formsOfFile(REGISTRY_FILE, JSON.stringify(registry, null, 2))),
  };
}

/** What remotes elsewhere are compiled against: the declarations of this shell. An older one has none. */
export function publicTypes(folder: string, shell: string): Record<string, string> {
  const file = join(folder, recordsFolder(SHELL, shell), TYPES_FILE);
  return { [PUBLIC_TYPES_FILE]: existsSync(file) ? readFileSync(file, 'utf8') : '{}' };
}

/** What the shell has at the portal's root, such as its icon. */
export function rootFiles(folder: string): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(files.map((file) => [join(PUBLIC_FOLDER, file), readFileSync(join(folder, file))]));
}
