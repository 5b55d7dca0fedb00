import type { Locator } from '@playwright/test';

/** What stands on the last line of a text. */
export const lastLine = (text: Locator): Promise<string> =>
  text.evaluate((element) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let line = '';
    let top = Number.NEGATIVE_INFINITY;
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const at = range.getBoundingClientRect().top;
        line = at > top + 5 ? character : line + character;
        top = Math.max(top, at);
      }
    return line;
  });
