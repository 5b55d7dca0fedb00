import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import { localStore } from '@portal/platform/session';
import { createLastGood } from '#federation/registry/last-good.ts';
import { openRegistry } from '#federation/registry/open-registry.ts';
import { newsBuild } from './news-build.ts';

export const lastGood = createLastGood(localStore);

export const AREAS = { '/news': { title: 'お知らせ' }, '/guide': { title: '使い方' } };

/** A build of mf-news with what its pages need. */
export const wholeBuild = (version: string) => ({
  ...newsBuild(version),
  preload: { '/news': [`/mf/mf-news/${version}/remote.js`] },
  pageFiles: { '/news': [`/mf/mf-news/${version}/list.js`] },
  usesShared: { '/news': ['form'] },
});

export const registryWith = (remotes: unknown, revision = 'r2') => ({ schema: 2, revision, remotes });
export const WELL = registryWith({
  'mf-news': { areas: AREAS, current: wholeBuild('2'), previous: wholeBuild('1') },
});

/** Opens the registry of a document that has this one, or this text. */
export function openRegistryOf(content: unknown) {
  const block = document.createElement('script');
  block.id = REGISTRY_ELEMENT_ID;
  block.type = 'application/json';
  block.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  document.body.replaceChildren(block);
  return openRegistry(document, 'production', lastGood);
}
