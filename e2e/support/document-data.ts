import type { Page } from '@playwright/test';

/** The documents of this page have other data in the element `id`, as after a release or in another deployment. */
export async function replaceData(page: Page, id: string, data: unknown): Promise<void> {
  // After the document is parsed and before its deferred scripts run. (For Chromium, a made-up answer for the document
  // would be outside loopback, and would lose its access to the sandbox.)
  await page.addInitScript(
    ({ id, json }) => {
      document.addEventListener('readystatechange', () => {
        // The element itself would not take a text: the policy refuses that for every kind of script.
        const text = document.getElementById(id)?.firstChild;
        if (document.readyState === 'interactive' && text) text.nodeValue = json;
      });
    },
    { id, json: JSON.stringify(data) },
  );
}
