import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import { allowsRemoteOverrides, type Environment } from '@portal/platform/environment';
import type { Registry } from '@portal/platform/registry';
import { PAGE_PATH } from '@portal/platform/registry/area';
import { type HtmlInput, renderHtml } from '#document/html.ts';
import {
  FIREBASE_FILE,
  HOSTING_FILE,
  LIVE_ENVIRONMENT_FILE,
  NGINX_MAPS_FILE,
  NGINX_SERVER_FILE,
  PUBLIC_FOLDER,
  REGISTRY_FILE,
} from '#folder/folder.ts';
import { firebaseConfiguration } from '#hosting/firebase.ts';
import { firstPageFile, hosting, sectionFile } from '#hosting/hosting.ts';
import { nginxMaps, nginxServer } from '#hosting/nginx.ts';
import { formsOfFile } from './forms-of-file.ts';

/** All that is live at one time. */
export interface Portal {
  shell: BuildRecord;
  registry: Registry;
  environment: Environment;
}

/**
 * Everything that changes with a release: the documents, what web servers read, and the registry. Each file takes its
 * place in this order, the registry last.
 * @throws for an environment that nobody may have.
 */
export async function portalFiles(portal: Portal): Promise<Record<string, string | Buffer>> {
  const { shell, registry, environment } = portal;
  if (environment.allowRemoteOverrides && !allowsRemoteOverrides(environment))
    throw new Error(`A portal named ${environment.name} cannot allow remotes from developers' machines.`);
  const screens = Object.keys(shell.firstPage);
  const prefixes = Object.values(registry.remotes).flatMap(({ areas }) => Object.keys(areas));
  const pages = pagesBelow(registry).filter(({ page }) => !screens.includes(page));
  const paths = { screens, prefixes, pages: pages.map(({ page }) => page) };
  const plan = hosting(environment, paths, shell.firstPicture);
  const files: Record<string, string | Buffer> = {};
  const add = async (file: string, pages: Pick<HtmlInput, 'section' | 'page'>) =>
    Object.assign(files, await formsOfFile(join(PUBLIC_FOLDER, file), renderHtml({ ...portal, ...pages })));
  for (const page of [...screens, ...prefixes]) await add(firstPageFile(page), { section: page, page });
  for (const { page, section } of pages) await add(firstPageFile(page), { section, page });
  for (const section of prefixes) await add(sectionFile(section), { section });
  await add(plan.fallback, {});
  return {
    ...files,
    [join(PUBLIC_FOLDER, plan.missing)]: '404\n',
    [LIVE_ENVIRONMENT_FILE]: JSON.stringify(environment, null, 2),
    [HOSTING_FILE]: JSON.stringify(plan, null, 2),
    [FIREBASE_FILE]: JSON.stringify(firebaseConfiguration(plan), null, 2),
    [NGINX_MAPS_FILE]: nginxMaps(plan),
    [NGINX_SERVER_FILE]: nginxServer(plan),
    ...(await formsOfFile(REGISTRY_FILE, JSON.stringify(registry, null, 2))),
  };
}

/** The pages below an area of which a build says what they need, some as patterns. Nothing else in a build record names a document. */
function pagesBelow({ remotes }: Registry): { page: string; section: string }[] {
  return Object.values(remotes).flatMap(({ areas, current }) =>
    Object.keys(current.firstPage).flatMap((page) => {
      const section = `/${page.split('/')[1]}`;
      return section in areas && section !== page && PAGE_PATH.test(page) ? [{ page, section }] : [];
    }),
  );
}

/** What the shell has at the portal's root, such as its icon. */
export function rootFiles(folder: string): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(files.map((file) => [join(PUBLIC_FOLDER, file), readFileSync(join(folder, file))]));
}
