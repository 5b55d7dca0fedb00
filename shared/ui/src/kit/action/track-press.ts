import { track } from '@portal/platform/observe';
import { wordingOf } from '@portal/platform/text';

/** What is not one of our own texts may be a customer's, and is not passed on. */
const UNNAMED = 'unnamed';

/**
 * Counts the press of a button or link [1.21] under the text of its accessible name, without the values in it. `name`
 * is for names that are put together of several texts.
 */
export function trackPress(kind: 'button' | 'link', element: HTMLElement, name?: string): void {
  const shown = element.getAttribute('aria-label') ?? element.textContent ?? '';
  track(`${kind}_press`, { name: name ?? wordingOf(shown.trim()) ?? UNNAMED });
}
