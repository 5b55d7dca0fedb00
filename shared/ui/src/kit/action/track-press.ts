import { track } from '@portal/platform/observe';
import { wordingOf } from '@portal/platform/text';

/** For a name that is none of our own texts: it may be a customer's. */
const UNNAMED = 'unnamed';

/**
 * Counts the press of a button or link [1.21] by the text of its accessible name, without the values in it. `name` is
 * for names that consist of several texts.
 */
export function trackPress(kind: 'button' | 'link', element: HTMLElement, name?: string): void {
  const shown = element.getAttribute('aria-label') ?? element.textContent ?? '';
  track(`${kind}_press`, { name: name ?? wordingOf(shown.trim()) ?? UNNAMED });
}
