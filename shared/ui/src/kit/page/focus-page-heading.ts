/** Moves the focus to the page's heading, where reading begins. */
export const focusPageHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
