import type { Page } from '@playwright/test';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { type LoadWatch, watchLoad } from '../../bench/page-load/watch-load.ts';
import { type LoadedFile, pageLoadOf } from '../../bench/page-load/waves.ts';
import { isOfRemoteConfig } from '../addresses.ts';
import { changeAnswer } from '../provider/change-answer.ts';
import { replaceData } from '../release/document-data.ts';

/** Without a line's delay, answers would arrive before what is asked for at the same time. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

const QUIET_AT_LATEST_MS = 5000;

/** Counts what the page loads from now on, with nothing in the cache. */
export async function countLoads(page: Page): Promise<LoadWatch> {
  // As in the bench: without an app at Firebase nothing is asked of its remote configuration, now sooner, now later.
  const environment = localEnvironment(TEST_PORTS);
  delete environment.firebase.options.appId;
  await replaceData(page, 'portal-environment', environment);
  // What is new costs a list requests of its own, while there is some: the tests beside this one make some.
  await changeAnswer(page, '/news/unread/count', { notificationCount: 0 });
  const session = await page.context().newCDPSession(page);
  const watch = await watchLoad(session);
  await session.send('Network.emulateNetworkConditions', LINE);
  return watch;
}

/**
 * Until the page shows its data, and nothing is on its way.
 * @returns when it showed them, in milliseconds of the world's clock.
 */
export async function untilContent(page: Page, since = 0): Promise<number> {
  const mark = await page.waitForFunction((from) => {
    const shown = performance.getEntriesByName('portal:content').find(({ startTime }) => startTime > from);
    return shown && performance.timeOrigin + shown.startTime;
  }, since);
  // What never ends, such as a tile of the map, is not waited for.
  await page.waitForLoadState('networkidle', { timeout: QUIET_AT_LATEST_MS }).catch(() => undefined);
  return (await mark.jsonValue()) ?? Number.NaN;
}

/**
 * What a journey has cost: code until the content, as the bench counts it, and all requests for data. What is asked for
 * every few minutes does not belong to it.
 */
export function costOf(watch: LoadWatch, contentAt: number): { requests: number; waves: number } {
  const until = watch.clockOf(contentAt);
  const own = watch.files().filter((file) => isOfPage(file) && (!isCode(file) || file.startedAt < until));
  const { requests, wavesOfCode } = pageLoadOf(own);
  return { requests, waves: wavesOfCode };
}

const isOfPage = ({ kind, address }: LoadedFile): boolean =>
  kind !== 'other' && !address.endsWith('/remotes.json') && !isOfRemoteConfig(address);
const isCode = ({ kind }: LoadedFile): boolean => kind === 'document' || kind === 'code';
