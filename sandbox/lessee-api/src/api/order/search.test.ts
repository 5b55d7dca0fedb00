import fc from 'fast-check';
import { addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();

/** What `like`, an index or a normalisation may stumble over, frequent enough to be combined. */
const character = fc.constantFrom(
  ...['東', '京', '豊', '洲', 'ー', '-', 'か', 'が', '\u3099', 'ﾊ', 'ﾟ', 'ハ', 'a', 'A', 'Ａ', 'b', '1', '１', '①'],
  ...[
    '%',
    '_',
    '\\',
    "'",
    '"',
    '*',
    '髙',
    '高',
    '𠮷',
    '吉',
    '㈱',
    '(',
    '株',
    ')',
    'ß',
    'ẞ',
    's',
    'İ',
    'i',
    'ı',
    '\u0307',
  ],
  ...['é', 'e', '\u0301', 'Σ', 'ς', '👷‍♀️', '葛\u{E0100}', ' ', '　'],
);
const words = (maxLength: number) => fc.array(character, { minLength: 1, maxLength }).map((list) => list.join(''));
const site = fc.record({ name: words(8), address: words(8) });

/** The definition that the database is compared with. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const isFound = (keyword: string, { name, address }: { name: string; address: string }): boolean =>
  fold(keyword)
    .split(/\s+/)
    .every((word) => [name, address].some((field) => fold(field).includes(word)));

async function found(customer: Customer, searchKeyword: string): Promise<string[]> {
  const { answer } = await callAs(world, customer, 'listOrders', { query: { searchKeyword } });
  expect(answer.pagination.totalRecords).toBe(answer.data.length);
  return answer.data.map(({ id }) => id).sort();
}

test('any keyword finds exactly the orders whose name or address has each of its words [7.20]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(site, { minLength: 1, maxLength: 5 }),
      fc.array(words(4), { maxLength: 3 }),
      fc.infiniteStream(fc.nat(200)),
      async (sites, strangers, numbers) => {
        const customer = await addCustomer(world);
        const rows = [];
        for (const values of sites) rows.push({ ...values, ...(await addOrder(world, customer, values)) });
        // Most random words occur nowhere, so parts of existing texts are included too.
        const parts = rows.map(({ name, address }) => {
          const text = [...`${name}${address}`];
          const start = (numbers.next().value ?? 0) % text.length;
          return text.slice(start, start + 3).join('');
        });
        for (const keyword of [...strangers, ...parts]) {
          const expected = rows.filter((row) => isFound(keyword, row)).map(({ id }) => id);
          expect({ keyword, ids: await found(customer, keyword) }).toEqual({ keyword, ids: expected.sort() });
        }
      },
    ),
    { numRuns: 40, seed: 20261121 },
  );
}, 300_000);

describe('a page past the end', () => {
  test.each([
    ['of all', {}],
    ['of what a keyword finds', { searchKeyword: '豊洲' }],
    ['of what a filter leaves', { parkingUsageDateFilter: 'notExpired' }],
  ] as const)('%s is empty and reports the total [3.13]', async (_, filter) => {
    const customer = await addCustomer(world);
    for (let index = 0; index < 3; index += 1) await addOrder(world, customer);
    for (const pageNumber of ['3', '1000000']) {
      const query = { ...filter, pageSize: '2', pageNumber };
      expect((await callAs(world, customer, 'listOrders', { query })).answer).toEqual({
        data: [],
        pagination: { pageSize: 2, pageIndex: Number(pageNumber), totalPages: 2, totalRecords: 3 },
      });
    }
  });
});

test('pages of a keyword’s results contain each order once, newest first [7.20]', async () => {
  const customer = await addCustomer(world);
  for (let index = 0; index < 5; index += 1) await addOrder(world, customer, { name: `豊洲${index}` });
  await addOrder(world, customer, { name: '芝公園', address: '東京都港区' });
  const newest = await addOrder(world, customer, { createdAt: new Date('2026-11-21T03:00:00.001Z') });
  const ids: string[] = [];
  for (const pageNumber of ['1', '2', '3']) {
    const query = { searchKeyword: '豊洲', pageSize: '2', pageNumber };
    const { answer } = await callAs(world, customer, 'listOrders', { query });
    expect(answer.pagination).toMatchObject({ totalPages: 3, totalRecords: 6 });
    ids.push(...answer.data.map(({ id }) => id));
  }
  expect(ids[0]).toBe(newest.id);
  expect(new Set(ids).size).toBe(6);
});

test.each(['0', '101', '1000', '-1', '1.5', 'all'])(
  'a page of %s orders is refused: 100 is the most [7.20]',
  async (pageSize) => {
    const customer = await addCustomer(world);
    expect((await callAs(world, customer, 'listOrders', { query: { pageSize } })).status).toBe(400);
  },
);

test('a company does not find another one’s orders [7.20]', async () => {
  await addOrder(world, await addCustomer(world), { name: '他社の現場' });
  expect(await found(await addCustomer(world), '他社')).toEqual([]);
});
