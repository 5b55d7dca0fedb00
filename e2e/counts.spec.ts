import type { Page } from '@playwright/test';
import { type AccountListEntry, listAccounts } from '@portal/contract/user';
import { expect, test } from './portal-test.ts';
import { LONG } from './support/page/screens.ts';
import { ask } from './support/provider/lessee-api.ts';

/* A number on home opens the list of exactly that number, with the same filters. */

interface Counted {
  label: string;
  count: number;
  list: string;
}

const NAME = /([^\d,：]+)：([\d,]+)件。一覧を見る$/;

/** The links of home's counts, once they have their numbers. */
async function countsOn(page: Page, home: string): Promise<Counted[]> {
  await page.goto(home);
  const links = page.getByRole('main').getByRole('link', { name: /件。一覧を見る$/ });
  await expect(links.first()).toBeVisible();
  return Promise.all(
    (await links.all()).map(async (link) => {
      // Before its name, a count shows its number.
      const [, label = '', count = ''] = NAME.exec((await link.textContent()) ?? '') ?? [];
      return { label, count: Number(count.replace(',', '')), list: (await link.getAttribute('href')) ?? '' };
    }),
  );
}

/** The total that the list says to a screen reader. */
async function totalOf(page: Page, list: string): Promise<number> {
  await page.goto(list);
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /[\d,]+件/ });
  await expect(status.first()).toBeAttached();
  return Number(/([\d,]+)件/.exec((await status.first().textContent()) ?? '')?.[1]?.replace(',', ''));
}

/** The parameters of home for everybody, for one person and one department of the account, and for both at once. */
const FILTERS = {
  everybody: () => '',
  'a person': ([first]) => (first ? `?contact=${first.id}` : ''),
  'a department': (people) => {
    const department = people.find((one) => one.department)?.department;
    return department ? `?department=${encodeURIComponent(department)}` : '';
  },
  'a person of a department': (people) => {
    const person = people.find((one) => one.department);
    return person ? `?contact=${person.id}&department=${encodeURIComponent(person.department ?? '')}` : '';
  },
} as const satisfies Record<string, (people: readonly AccountListEntry[]) => string>;

/** Of one account, in every run. */
const ALWAYS = ['everybody', 'a person of a department'];

for (const account of ['yamada', 'sato', 'large', 'newcomer'] as const)
  for (const [whose, filterOf] of Object.entries(FILTERS))
    test.describe(account, account === 'yamada' && ALWAYS.includes(whose) ? {} : LONG, () => {
      test.use({ account });

      test(`each of the numbers opens a list of as many: ${whose}`, async ({ page }) => {
        test.slow();
        const { data } = await ask(account, listAccounts, {});
        const filter = filterOf(data);
        // Nobody but a new company of one has nothing to filter by.
        if (whose !== 'everybody' && account !== 'newcomer') expect(filter).not.toBe('');
        // Other tests may make orders in between: then both are read once more.
        await expect(async () => {
          const counts = await countsOn(page, `/${filter}`);
          expect(counts).toHaveLength(9);
          if (account !== 'newcomer') expect(Math.max(...counts.map(({ count }) => count))).toBeGreaterThan(0);
          for (const { label, count, list } of counts)
            expect(await totalOf(page, list), `${label} ${list}`).toBe(count);
        }).toPass({ timeout: 120_000 });
      });
    });
