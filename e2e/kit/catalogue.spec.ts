import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/accessible.ts';
import { watchComplaints } from '../support/page/complaints.ts';
import { LONG } from '../support/page/screens.ts';
import { expectValidMarkup } from '../support/page/valid-markup.ts';
import { openCatalogue, readStories, showStory } from './catalogue.ts';

const test = base.extend<{ complaints: undefined }, { catalogue: Page }>({
  // One page for all: a story takes the place of the one before.
  catalogue: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId } = project.use;
      const context = await browser.newContext({ locale, timezoneId });
      const page = await context.newPage();
      await openCatalogue(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ browser }, use) => {
      const complaints = watchComplaints(browser);
      await use(undefined);
      complaints.stop();
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

const stories = readStories();

/** Not of rows that are about to be replaced, which are dimmed until then. */
const CONTRAST = ['color-contrast'];

/** The smallest supported phone, and a laptop. */
const WIDTHS = [
  [320, {}],
  [1024, LONG],
] as const;

for (const [width, length] of WIDTHS) {
  test.describe(`at ${width} px: no barrier, only Japanese, nothing wider than the screen`, length, () => {
    for (const { id, title, name, tags } of stories) {
      test(`${title}: ${name}`, async ({ catalogue }) => {
        await catalogue.setViewportSize({ width, height: 800 });
        await showStory(catalogue, id);
        await expectAccessible(catalogue, `${title}: ${name}`, {
          without: tags.includes('dimmed') ? CONTRAST : [],
          isPart: true,
        });
        await expectValidMarkup(catalogue, `${title}: ${name}`);
      });
    }
  });
}
