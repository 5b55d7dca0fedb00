import type { Page } from '@playwright/test';

/** Later documents have their own data again. */
type Undo = () => Promise<void>;

/** The documents of this page have other data in the element `id`, as after a release or in another deployment. */
export const replaceData = (page: Page, id: string, data: unknown): Promise<Undo> =>
  replaceText(page, id, JSON.stringify(data));

/** The same with a text that need not be JSON. */
export async function replaceText(page: Page, id: string, text: string): Promise<Undo> {
  // After the document is parsed and before its deferred scripts run. (For Chromium, a made-up answer for the document
  // would be outside loopback, and would lose its access to the sandbox.)
  const script = await page.addInitScript(
    ({ id, text }) => {
      document.addEventListener('readystatechange', () => {
        // The element itself would not take a text: the policy refuses that for every kind of script.
        const data = document.getElementById(id)?.firstChild;
        if (document.readyState === 'interactive' && data) data.nodeValue = text;
      });
    },
    { id, text },
  );
  return () => script.dispose();
}
