import type { Page, Request, Route } from '@playwright/test';

/** The addresses of each wave, in the order in which they were asked for. */
export type Waves = readonly (readonly string[])[];

const EVERYTHING = '**/*';
/** So often in a row the page was idle and had asked for nothing more. */
const CALM = 5;
const IDLE_MS = 50;
const AT_LATEST_MS = 45_000;

/**
 * What a page waits for until its content is shown, however fast its line and its machine are. A wave is all that is
 * asked for while nothing of it has been answered: its requests are kept back until the page asks for nothing more, and
 * then let through at once. So what is only asked for late is not taken for what had to wait.
 * `start` goes to an address, or moves within the page that is open.
 * @throws if the content is not shown in time.
 */
export async function wavesUntilContent(page: Page, start: () => Promise<unknown>): Promise<Waves> {
  const marks = await marksOnceIdle(page);
  const { waves, state, letThrough, stop } = await holdRequests(page);
  try {
    await start();
    // A new document has marks of its own.
    const before = waves.length > 0 ? 0 : marks;
    const deadline = Date.now() + AT_LATEST_MS;
    let known = state();
    let calm = 0;
    while ((await marksOnceIdle(page)) === before) {
      if (Date.now() > deadline) throw new Error(`no content after ${waves.length} waves`);
      calm = state() === known ? calm + 1 : 0;
      known = state();
      if (calm < CALM) continue;
      calm = 0;
      await letThrough();
    }
    return waves;
  } finally {
    await stop();
  }
}

async function holdRequests(page: Page) {
  const waves: string[][] = [];
  let held: Route[] = [];
  let asked = 0;
  /** Let through, but not answered: what they lead to is not known yet. */
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  const hold = (route: Route) => {
    asked += 1;
    // The document is a wave of its own: nothing can be asked for beside it.
    if (!route.request().isNavigationRequest()) return void held.push(route);
    waves.push([route.request().url()]);
    return route.fallback();
  };
  const release = async () => {
    const routes = held;
    held = [];
    for (const route of routes) open.add(route.request());
    // A page no longer waits for what it has cancelled.
    await Promise.all(routes.map((route) => route.fallback().catch(() => end(route.request()))));
  };
  page.on('requestfinished', end).on('requestfailed', end);
  await page.route(EVERYTHING, hold);
  return {
    waves,
    /** Changes with each request and each answer. */
    state: () => `${asked} ${open.size}`,
    letThrough: async () => {
      if (held.length === 0 || open.size > 0) return;
      waves.push(held.map((route) => route.request().url()));
      await release();
    },
    stop: async () => {
      await page.unroute(EVERYTHING, hold);
      await release();
      page.off('requestfinished', end).off('requestfailed', end);
    },
  };
}

/** How often the content has been marked. The page's own main thread answers, so a busy machine is waited for. */
const marksOnceIdle = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        // Without a name: a name that a loader keeps is not known in the page.
        requestIdleCallback(
          () => setTimeout(() => resolve(performance.getEntriesByName('portal:content').length), ms),
          { timeout: 5000 },
        );
      }),
    IDLE_MS,
  );
