import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { news } from '#database/schema/news.ts';
import { addNews } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});

/** Few different moments, so that many items share one and new items can land anywhere. */
const moment = fc.integer({ min: 0, max: 4 });
/** What happens while a page is being read. */
const happening = fc.record({
  published: fc.array(moment, { maxLength: 2 }),
  /** The item at that position, if there is one, becomes a draft again or is deleted. */
  withdrawn: fc.array(fc.record({ place: fc.nat(30), isDeleted: fc.boolean() }), { maxLength: 2 }),
});
type Happening = ReturnType<typeof happening.generate>['value'];

const publish = (minute: number) => addNews(world, { createdAt: new Date(Date.UTC(2026, 10, 20, 0, minute)) });

async function withdraw(id: string, isDeleted: boolean): Promise<void> {
  const { db } = world.database;
  if (isDeleted) await db.delete(news).where(eq(news.id, id));
  else await db.update(news).set({ publishedAt: null }).where(eq(news.id, id));
}

interface Walk {
  readonly direction: 'after' | 'before';
  readonly pageSize: number;
  readonly meanwhile: readonly Happening[];
}

/** All pages from one end to the other, with changes between any two of them. */
async function walk({ direction, pageSize, meanwhile }: Walk, there: string[], start = ''): Promise<string[]> {
  const seen: string[] = [];
  const happenings = [...meanwhile];
  for (let cursor = start, hasMore = true; hasMore; ) {
    const query = { pageSize: String(pageSize), [direction]: cursor };
    const { data, pagination } = (await callAs(world, tanaka, 'listNews', { query })).answer;
    const ids = data.map(({ id }) => id);
    // On the way back a page still has the newest item first.
    seen.push(...(direction === 'after' ? ids : ids.reverse()));
    const { published = [], withdrawn = [] } = happenings.shift() ?? {};
    for (const minute of published) await publish(minute);
    for (const { place, isDeleted } of withdrawn) {
      const [id] = there.splice(place, 1);
      if (id !== undefined) await withdraw(id, isDeleted);
    }
    cursor = (direction === 'after' ? pagination.endCursor : pagination.startCursor) ?? '';
    hasMore = cursor !== '' && (direction === 'after' ? pagination.hasNextPage : pagination.hasPreviousPage);
  }
  return seen;
}

test.each(['after', 'before'] as const)(
  'walking all pages by %s while items come and go shows nothing twice, and everything that stays [7.7]',
  async (direction) => {
    const givens = {
      minutes: fc.array(moment, { minLength: 1, maxLength: 12 }),
      pageSize: fc.integer({ min: 1, max: 4 }),
      meanwhile: fc.array(happening, { maxLength: 6 }),
    };
    await fc.assert(
      fc.asyncProperty(fc.record(givens), async ({ minutes, pageSize, meanwhile }) => {
        await world.database.db.delete(news);
        const there: string[] = [];
        for (const minute of minutes) there.push((await publish(minute)).id);
        const start = direction === 'after' ? '' : await placeAtTheEnd();
        const seen = await walk({ direction, pageSize, meanwhile }, there, start);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(there));
      }),
      { numRuns: 25 },
    );
  },
);

/** Behind the oldest item: its position is read before the item is deleted. */
async function placeAtTheEnd(): Promise<string> {
  const { id } = await publish(-1);
  const { pagination } = (await callAs(world, tanaka, 'listNews', { query: {} })).answer;
  await withdraw(id, true);
  return pagination.endCursor ?? '';
}
