import { maskPersonalData, track } from '@portal/shared/observe';

const MAX_NAME = 100;

/** Counts the press of a button or link under its accessible name [1.21]. */
export function trackPress(kind: 'button' | 'link', element: HTMLElement, name?: string): void {
  const text = name ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  track(`${kind}_press`, { name: maskPersonalData(text.trim()).slice(0, MAX_NAME) });
}
