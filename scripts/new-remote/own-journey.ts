import type { NewRemote } from './from-template.ts';

/** By path, a journey through a remote in a repository of its own, and its settings. */
export const ownJourney = ({ room, prefix }: NewRemote): Record<string, string> => ({
  'playwright.config.mjs': `import { journeysAt } from '@portal/app-kit/playwright';
import { app } from './webpack.config.ts';

export default journeysAt(app.standalonePort);
`,
  [`journey/${room}.spec.ts`]: `import { expect, test } from '@playwright/test';
import { journey } from '../src/journey.ts';

/* The journey that whoever releases another app of the portal runs, here in this remote alone. */

test('its journey', async ({ page }) => {
  // Signs in as a customer of the sandbox.
  await page.goto('${prefix}?scenario=per-contract');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await journey(page, expect);
});
`,
});
