import { expect, type Locator, type Page } from '@playwright/test';
import { HEIGHT_ABOVE_KEYBOARD, WIDTHS } from './screens.ts';

/** Nothing makes the page scroll sideways, and no text is lost beside the screen, unless it ends in dots. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
      );
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const mayBeWide = (box: Element | null): boolean => {
        if (!box) return false;
        const { overflowX, textOverflow } = getComputedStyle(box);
        // What only a screen reader reads is a pixel wide.
        const isUnseen = overflowX === 'hidden' && box.clientWidth <= 1;
        return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isUnseen || mayBeWide(box.parentElement);
      };
      // The portal's name leaves its line in the header where it does not fit; a map shows a part of the country.
      const isCutOnPurpose = (element: Element) => element.closest('header, .leaflet-container') !== null;
      const lost = wide.filter((element) => hasText(element) && !isCutOnPurpose(element) && !mayBeWide(element));
      const by = scrollWidth > clientWidth ? wide : lost;
      return {
        beyond: Math.max(0, scrollWidth - clientWidth),
        by: by.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(-3),
      };
    });
  await expect.poll(widths, { message: 'pixels beyond the screen' }).toEqual({ beyond: 0, by: [] });
}

/** Nothing is drawn as browsers draw it by themselves: a style that the policy refuses fails silently. */
export async function expectStyled(page: Page): Promise<void> {
  const bare = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('body, a[href], button, input, select, textarea')];
    const isBare = (element: Element) => {
      const { borderTopStyle, color, fontFamily } = getComputedStyle(element);
      const isLink = element.matches('a[href]') && color === 'rgb(0, 0, 238)';
      return isLink || /inset|outset/.test(borderTopStyle) || !/Hiragino|Noto Sans|inherit/.test(fontFamily);
    };
    return controls.filter(isBare).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(bare, 'without the kit’s styles').toEqual([]);
}

/** Days with their weekday, and names of a digest, inside which a line ends. */
export const brokenUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: unit, index } of (text.textContent ?? '').matchAll(/\d{4}\/\d{2}\/\d{2}（.）|SHA-256/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + unit.length);
        const { height } = range.getBoundingClientRect();
        const [line] = range.getClientRects();
        if (line && height > line.height * 1.5) broken.push(`${unit} in ${text.textContent}`);
      }
    }
    return broken;
  });

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

/** The same at every width, from the smallest to a desktop; afterwards the screen has its own size again. */
export async function expectFitsAtEveryWidth(
  page: Page,
  widths: readonly number[] = WIDTHS,
  look?: (width: number) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
    await look?.(width);
  }
  if (size) await page.setViewportSize(size);
}

/** The text is visible to its last character: not cut off, not behind an ellipsis, not outside the screen. */
export async function expectWhole(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  const cut = await locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isCut = (box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      return (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) || textOverflow === 'ellipsis';
    };
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box);
    return { isBeside: left < 0 || right > document.documentElement.clientWidth + 1, isCut: boxes.some(isCut) };
  });
  expect(cut, 'cut off').toEqual({ isBeside: false, isCut: false });
}

/** With the on-screen keyboard open, the focused field is visible, and the button can be reached and pressed. */
export async function expectReachableAboveKeyboard(page: Page, field: Locator, button: Locator): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('a page without a size');
  await page.setViewportSize({ ...size, height: HEIGHT_ABOVE_KEYBOARD });
  await field.click();
  await expect(field).toBeInViewport({ ratio: 0.9 });
  await button.click({ trial: true });
  await page.setViewportSize(size);
}

/** A reload: the address is the same, and so is the screen. */
export async function expectSameAfterReload(page: Page, ...signs: Locator[]): Promise<void> {
  const address = page.url();
  await page.reload();
  for (const sign of signs) await expect(sign).toBeVisible();
  await expect(page).toHaveURL(address);
}

interface Arrival {
  /** The texts of the page's heading, one after the other. */
  headings: string[];
  /** As browsers measure it: how much of the screen moved, times how far, except for the customer's own actions. */
  sum: number;
  /** What moved, to help with fixing it. */
  by: string;
}

/** Watches how each page arrives that is loaded from now on; on request, reports on the current one. */
export async function watchArrival(page: Page): Promise<() => Promise<Arrival>> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    const headings: string[] = [];
    Object.assign(window, { seenShifts: seen, seenHeadings: headings });
    // Chromium's own `hadRecentInput` is also true for half a second after a change of the screen's size.
    let pressedAt = Number.NEGATIVE_INFINITY;
    const press = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && text !== headings.at(-1)) headings.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 20)).join(' | ');
        if (entry.startTime - pressedAt > 500) seen.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { seenShifts = [], seenHeadings = [] } = window as {
        seenShifts?: { value: number; what: string }[];
        seenHeadings?: string[];
      };
      return {
        headings: seenHeadings,
        sum: seenShifts.reduce((sum, { value }) => sum + value, 0),
        by: seenShifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; '),
      };
    });
}

/** Whether there was ever a moment without the portal's name, once it had been seen. */
export async function watchFlash(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    let wasSeen = false;
    Object.assign(window, { hasFlashed: false });
    const look = () => {
      const isSeen = document.querySelector('#root [aria-hidden]') !== null;
      if (wasSeen && !isSeen) Object.assign(window, { hasFlashed: true });
      wasSeen ||= isSeen;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as { hasFlashed?: boolean }).hasFlashed ?? true);
}

/** The names of the buttons filled with the brand's colour: those of the screen, or of an open dialog only. */
export const filledButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brand = getComputedStyle(document.documentElement).getPropertyValue('--p-colors-solid-brand');
    const probe = document.createElement('i');
    probe.style.backgroundColor = brand;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const place = document.querySelector('dialog[open]') ?? document.body;
    return (
      [...place.querySelectorAll<HTMLElement>('button, a')]
        .filter(
          (button) =>
            button.checkVisibility({ visibilityProperty: true }) && getComputedStyle(button).backgroundColor === color,
        )
        .filter((button) => button.getAttribute('aria-current') === null)
        // The pins of a map are marks that can be pressed.
        .filter((button) => button.closest('.leaflet-marker-icon') === null)
        .map((button) => button.textContent?.trim() ?? '')
    );
  });
