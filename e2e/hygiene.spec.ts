import { openWithoutRemote, REMOTES, visitAreas } from './pages/areas.ts';
import { untilIdleCodeCame } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { growth, watchHoldings } from './support/memory/holdings.ts';
import { LONG } from './support/page/screens.ts';
import { changes, readSharedPage } from './support/release/shared-page.ts';

/* What a remote leaves behind in the page that all remotes share. Every remote of the registry is visited. */

test.use({ account: 'yamada' });

const EVERY_AREA = REMOTES.flatMap(([, prefixes]) => prefixes);
/** Until then, caches fill up and libraries add what they add once. */
const WARM_UP = 4;
const HEAP_BYTES_PER_VISIT = 30_000;

/** Names that the bundler makes, with the version in them: a container's variable, and the list of its chunks. */
const OF_THE_BUNDLER = /window\.(?:mf_\w+|webpackChunkmf_\w+)$/;

/** Before the first of these steps, and after each. */
async function measuresOf(
  holdings: Awaited<ReturnType<typeof watchHoldings>>,
  steps: number,
  step: () => Promise<void>,
) {
  const measures = [await holdings()];
  for (let done = 0; done < steps; done += 1) {
    await step();
    measures.push(await holdings());
  }
  return measures;
}

test('no remote changes what all share, and three visits of each area leave nothing behind', async ({ page }) => {
  const holdings = await watchHoldings(page);
  await openWithoutRemote(page);
  // It adds a global name once.
  await untilIdleCodeCame(page);
  for (const [remote, prefixes] of REMOTES) {
    const before = await readSharedPage(page);
    await visitAreas(page, prefixes, 1);
    expect.soft(changes(before, await readSharedPage(page), OF_THE_BUNDLER), remote).toEqual([]);
  }
  await visitAreas(page, EVERY_AREA, 1);
  const measures = await measuresOf(holdings, 3, () => visitAreas(page, EVERY_AREA, 1));
  expect(growth(measures, 3), 'left behind').toEqual([]);
});

for (const [remote, prefixes] of REMOTES) {
  test(`twenty visits of ${remote} leave nothing behind, and the heap does not grow`, LONG, async ({ page }) => {
    const holdings = await watchHoldings(page);
    await openWithoutRemote(page);
    await visitAreas(page, prefixes, WARM_UP);
    const measures = await measuresOf(holdings, 4, () => visitAreas(page, prefixes, 5));
    // What is left behind by every second visit is a leak too.
    expect(growth(measures, 10), 'left behind').toEqual([]);
    const [before, after] = [measures[0]?.heapBytes ?? 0, measures.at(-1)?.heapBytes ?? 0];
    expect((after - before) / 20, 'bytes per visit').toBeLessThan(HEAP_BYTES_PER_VISIT);
  });
}
