import { expect, type Locator, type Page } from '@playwright/test';
import { t } from '../support/text.ts';

/** The frame around every page behind sign-in: menu, user menu, heading. */
/** Until what is loaded once the page is idle has come: remote config. */
export const untilIdleCodeCame = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/remote-config.')),
  );

export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });

/** Every heading that has stood on the page, in order. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
}

/** In the header of every page behind sign-in, at every width. */
export const homeLink = (page: Page): Locator => page.getByRole('link', { name: t('header.logoAlt') });

/** What can be done with the page: on a small screen behind three dots. */
export async function openActions(page: Page): Promise<void> {
  const isSmall = (page.viewportSize()?.width ?? 0) < 768;
  if (isSmall) await page.getByRole('button', { name: t('actions.more') }).click();
}

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: t('nav.label') });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: t('nav.openMenu') });
const userMenu = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(t('userMenu.labelOf', { name: '.+' })) });

async function isFolded(page: Page): Promise<boolean> {
  // The header stands before it has its menus, as long as the session is read; a guard may withhold the main menu.
  await expect(menuButton(page).or(drawer(page)).or(userMenu(page)).first()).toBeVisible();
  return (await menuButton(page).isVisible()) || (await drawer(page).isVisible());
}

/** On a small screen the menu is in a drawer. */
async function unfold(page: Page): Promise<void> {
  if ((await isFolded(page)) && !(await drawer(page).isVisible())) await menuButton(page).click();
}

export async function fold(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

/** The main menu; on a small screen it is opened first. */
export async function openMenu(page: Page): Promise<Locator> {
  await unfold(page);
  const menu = page.getByRole('navigation', { name: t('nav.label') });
  await expect(menu).toBeVisible();
  return menu;
}

/** Through the main menu, as a customer goes from one area to the next. */
export async function goTo(page: Page, item: string): Promise<void> {
  const menu = await openMenu(page);
  // Behind the name there may only be how much is unread.
  await menu.getByRole('link', { name: new RegExp(`^${item}(?:（|$)`) }).click();
}

/** Through the header's button, or the docked one of a phone, and the question how to ask for a parking lot. */
export async function requestSearch(page: Page, method: 'byForm' | 'byFile'): Promise<void> {
  const question = await askHowToOrder(page);
  await question.getByRole('link', { name: t(`orderMethod.${method}`) }).click();
}

export async function askHowToOrder(page: Page): Promise<Locator> {
  const names = [t('header.requestSearch'), t('header.requestSearchShort')].join('|');
  await page.getByRole('button', { name: new RegExp(`^(${names})$`) }).click();
  const question = page.getByRole('dialog', { name: t('orderMethod.title') });
  await expect(question).toBeVisible();
  return question;
}

export async function logOut(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('button', { name: t('userMenu.logout') }).click();
}

export async function openUserMenu(page: Page): Promise<void> {
  if (await isFolded(page)) return unfold(page);
  await userMenu(page).click();
}

/** The number of unread news on the badge; 0 without one. */
export async function unreadNews(page: Page): Promise<number> {
  const menu = await openMenu(page);
  const link = menu.getByRole('link', { name: /^お知らせ(?:（|$)/ });
  const unread = new RegExp(t('nav.unread', { label: 'お知らせ', count: '(\\d+)' }));
  const text = (await link.textContent()) ?? '';
  await fold(page);
  return Number(text.match(unread)?.[1] ?? 0);
}
