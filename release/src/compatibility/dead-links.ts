import type { BuildContract } from '@portal/app-kit/build/contract';
import { pagesOf } from './double-claims.ts';

/** Links of an app to pages that `before` has and `after` has not. What is no page of `before` may be no link at all. */
export function brokenLinks(from: BuildContract, before: BuildContract, after: BuildContract): string[] {
  const [had, has] = [pagesWithoutNames(before), pagesWithoutNames(after)];
  return from.links.filter((link) => had.has(link) && !has.has(link));
}

/** Links of an app into an area of the portal that has no such page. An area that nobody has may be left out of a portal. */
export function leadsNowhere(from: BuildContract, portal: readonly BuildContract[]): string[] {
  const pages = portal.flatMap((contract) => [...pagesWithoutNames(contract)]);
  const prefixes = portal.flatMap((contract) => (contract.role === 'remote' ? Object.keys(contract.routes) : []));
  const isInArea = (link: string) => prefixes.some((prefix) => link.startsWith(`${prefix}/`));
  return from.links.filter((link) => isInArea(link) && !pages.some((page) => answers(page, link)));
}

/** In a link nobody knows the name of a page's parameter. */
const pagesWithoutNames = (contract: BuildContract): Set<string> =>
  new Set(pagesOf(contract).map((path) => path.replace(/:\w+/g, ':')));

function answers(page: string, link: string): boolean {
  const [asked, answered] = [link.split('/'), page.split('/')];
  return asked.length === answered.length && asked.every((part, index) => [part, ':'].includes(answered[index] ?? ''));
}
