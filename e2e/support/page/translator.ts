import { expect, type Page } from '@playwright/test';
import { API } from '../addresses.ts';

/** What a browser's translator does to a page, from the page's first text on. */
export interface Translator {
  /** The page in its own language again, and translated once more, as with the browser's button. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** What React wrote into texts that the translator had replaced: the screen still shows what was there before. */
  stale(): Promise<string[]>;
}

declare global {
  interface Window {
    portalTranslator: { undo(): void; redo(): void; stale: string[] };
  }
}

/** Translates every page that is opened from now on. Its words stay Japanese, so that a test finds them. */
export async function translate(page: Page): Promise<Translator> {
  await page.addInitScript(translatePage);
  return {
    undo: () => page.evaluate(() => window.portalTranslator.undo()),
    redo: () => page.evaluate(() => window.portalTranslator.redo()),
    stale: () => page.evaluate(() => window.portalTranslator.stale.splice(0)),
  };
}

/** Late enough for the translator to have been at work before each answer. */
export async function answerLate(page: Page): Promise<void> {
  await page.route(`${API}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

export async function expectFresh(translator: Translator, where: string): Promise<void> {
  expect.soft(await translator.stale(), `${where}: what React wrote, and nobody sees`).toEqual([]);
}

/** Runs in the page before any other script. */
function translatePage(): void {
  /** By the translation that stands in its place. React knows only the text itself. */
  const replaced = new Map<Element, Text>();
  const stale: string[] = [];
  const isTranslatable = ({ data, parentElement }: Text) =>
    data.trim() !== '' &&
    parentElement &&
    !parentElement.closest('script, style, noscript, title, textarea, svg, font');

  function replace(text: Text): void {
    if (!isTranslatable(text)) return;
    const translation = document.createElement('font');
    translation.append(document.createElement('font'));
    translation.firstElementChild?.append(text.data);
    text.replaceWith(translation);
    replaced.set(translation, text);
    // It stands nowhere now. Whoever writes into it is not seen.
    lost.observe(text, { characterData: true, characterDataOldValue: true });
  }
  function translateIn(node: Node): void {
    const texts: Text[] = [];
    // Unlike a walker, it begins with the node itself.
    const each = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
    for (let text = each.nextNode(); text; text = each.nextNode()) if (text instanceof Text) texts.push(text);
    for (const text of texts) replace(text);
  }

  const lost = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (!target.isConnected) stale.push(`${oldValue} → ${target.textContent}`);
  });
  const arriving = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      if (type === 'characterData') translateIn(target);
      else for (const node of addedNodes) translateIn(node);
  });
  const redo = () => {
    translateIn(document);
    arriving.observe(document, { subtree: true, childList: true, characterData: true });
  };
  const undo = () => {
    arriving.disconnect();
    for (const [translation, text] of replaced) if (translation.isConnected) translation.replaceWith(text);
    replaced.clear();
  };
  window.portalTranslator = { undo, redo, stale };
  redo();
}
