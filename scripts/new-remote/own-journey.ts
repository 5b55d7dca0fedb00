import type { NewRemote } from './from-template.ts';

/** By path, a journey through a remote in a repository of its own, and its settings. */
export const ownJourney = ({ room, title, prefix }: NewRemote): Record<string, string> => ({
  'playwright.config.mjs': `import { journeysAt } from '@portal/app-kit/playwright';
import { app } from './webpack.config.ts';

export default journeysAt(app.standalonePort);
`,
  [`journey/${room}.spec.ts`]: `import { expect, test } from '@playwright/test';

test('its page shows the list', async ({ page }) => {
  await page.goto('${prefix}?scenario=per-contract');
  await expect(page.getByRole('heading', { level: 1, name: '${title.replace(/['\\]/g, '\\$&')}' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
`,
});
