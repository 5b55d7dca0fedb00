import { expect, type Page } from '@playwright/test';
import { publishedRegistry } from '../support/release/registry.ts';
import { t } from '../support/text.ts';
import { heading } from './frame.ts';

/** Every remote of the registry with the prefixes of its areas. */
export const REMOTES: readonly (readonly [remote: string, prefixes: readonly string[]])[] = Object.entries(
  publishedRegistry().remotes,
).map(([remote, { areas }]) => [remote, Object.keys(areas)]);

/** A page of the shell alone: no remote is mounted there. */
const REST = '/nowhere';

export async function openWithoutRemote(page: Page): Promise<void> {
  await page.goto(REST);
  await expect(heading(page, t('notFound.title'))).toBeVisible();
}

/** Within the same document, as by links: into each area until its data are there, and out again; `times` over. */
export async function visitAreas(page: Page, prefixes: readonly string[], times: number): Promise<void> {
  await page.evaluate(
    async ({ prefixes, times, rest, failed }) => {
      const goTo = (path: string) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      const until = (isSo: () => boolean) =>
        new Promise<void>((resolve, reject) => {
          const end = performance.now() + 20_000;
          const look = () => {
            if (isSo()) resolve();
            else if (performance.now() > end) reject(new Error(`${location.pathname} did not arrive`));
            else requestAnimationFrame(look);
          };
          look();
        });
      const title = () => document.querySelector('main h1')?.textContent;
      // Spinners and what stands in for data move without an end.
      const isWaiting = () =>
        document
          .getAnimations()
          .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
      const titleOfRest = title();
      for (let time = 0; time < times; time += 1) {
        for (const prefix of prefixes) {
          goTo(prefix);
          await until(() => title() !== undefined && title() !== titleOfRest && !isWaiting());
          if (document.querySelector('main')?.textContent?.includes(failed)) throw new Error(`${prefix} shows a card`);
          goTo(rest);
          await until(() => title() === titleOfRest);
        }
      }
    },
    { prefixes, times, rest: REST, failed: t('remote.failedBody') },
  );
}
