import type { BuildRecord } from '@portal/app-kit/build/build-record';
import { dataBlock, escapeHtml, renderDocument } from '@portal/app-kit/build/document';
import { ENVIRONMENT_ELEMENT_ID, type Environment, ownApiPath } from '@portal/platform/environment';
import { REGISTRY_ELEMENT_ID, type Registry } from '@portal/platform/registry';
import { filesByPage, PAGE_FILES_ELEMENT_ID, PRELOAD_SCRIPT } from './page-files.ts';
import { renderNotices, renderStaticSkeleton } from './static-skeleton.ts';

/** All that is live at one time. */
export interface Portal {
  shell: BuildRecord;
  registry: Registry;
  environment: Environment;
}

/** The portal's one document: what it shows at once, configuration and registry as data, and the files of each page. */
export function renderHtml({ shell, registry, environment }: Portal): string {
  return renderDocument({
    icon: '/favicon.png',
    preloads: [
      ...toApi(environment),
      dataBlock(PAGE_FILES_ELEMENT_ID, filesByPage({ shell, registry })),
      `<script>${PRELOAD_SCRIPT}</script>`,
    ],
    skeleton: shell.staticSkeleton && renderStaticSkeleton(shell.staticSkeleton, { environment, registry }),
    notices: shell.staticSkeleton && renderNotices(shell.staticSkeleton, environment),
    data: {
      [ENVIRONMENT_ELEMENT_ID]: environment,
      [REGISTRY_ELEMENT_ID]: registry,
    },
    scripts: shell.entries.map(({ file, integrity }) => ({
      src: `/${shell.name}/${shell.version}/${file}`,
      integrity,
    })),
  });
}

/** Connects to the API while the scripts load. `crossorigin`: without cookies, like the API's calls. */
const toApi = (environment: Environment): string[] =>
  ownApiPath(environment) === undefined
    ? [`<link rel="preconnect" href="${escapeHtml(environment.apiHost)}" crossorigin>`]
    : [];
