/** The reading of another part of a page begins at its heading. */
export const focusPageHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
