import { getUser } from '@portal/contract/user';
import { heading, watchHeadings } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { ask } from './support/provider/lessee-api.ts';
import { composeNewer, openFlag } from './support/release/newer-release.ts';
import { t } from './support/text.ts';

/* A part of a page that is on for one company: one build for everybody, and a line of the registry. */

const OLD = t('usage.title');
const NEW = `${OLD}（新）`;

let company: string;
test.beforeAll(async () => {
  // A build.
  test.setTimeout(180_000);
  composeNewer('mf-billing');
  company = (await ask('tanaka', getUser, {})).accountId;
});

for (const [account, title] of [
  ['tanaka', NEW],
  ['sato', OLD],
] as const)
  test.describe(`${account}, whose company ${title === NEW ? 'has' : 'does not have'} the flag`, () => {
    test.use({ account });

    test(`sees ${title} from the first moment`, async ({ page }) => {
      await openFlag(page, 'mf-billing', { name: 'new-title', accountId: company });
      const headings = await watchHeadings(page);
      await page.goto('/usage');
      await expect(heading(page, title)).toBeVisible();
      expect(await headings()).toEqual([title]);
    });
  });
