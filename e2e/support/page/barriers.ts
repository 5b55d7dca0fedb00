import type { Page } from '@playwright/test';

/* What axe does not look at. Each answers with what is wrong, in one line for each element. */

/**
 * The controls that are pressed on less than `least` pixels, across or down, unless it is a link inside a sentence.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    /** Layout leaves fractions of a pixel. */
    const FRACTION = 0.5;
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const isInSentence = (element: Element) => {
      const { parentElement } = element;
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline' || !parentElement) return false;
      return (parentElement.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    // A press anywhere on a row does what its first control does, and one on a label what its own does.
    const areaOf = (element: Element) => {
      let area = element;
      while (area.parentElement && getComputedStyle(area.parentElement).cursor === 'pointer') area = area.parentElement;
      return area.querySelector(CONTROLS) === element ? area : element;
    };
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // The bars of a year choose a month, as the buttons beside them do.
      !element.matches(':disabled, .leaflet-container *, label:has([data-foot]) *') &&
      element.getBoundingClientRect().width > 1;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...(dialog ?? document).querySelectorAll(CONTROLS)].flatMap((element) => {
      const { width, height } = areaOf(element).getBoundingClientRect();
      if (!isThere(element) || isInSentence(element) || Math.min(width, height) >= pixels - FRACTION) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 30)}: ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, least);

/** One heading of the first level, and no level that is skipped. */
export const brokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility(),
    );
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const first = levels.filter((level) => level === 1).length;
    return [
      ...(first === 1 ? [] : [`${first} headings of the first level`]),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1)
        .map((heading) => `${heading.tagName} ${heading.textContent} skips a level`),
    ];
  });

/** Links in sentences that only their color tells apart. */
export const linksWithoutLine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLined = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some((part) =>
        getComputedStyle(part).textDecorationLine.includes('underline'),
      );
    const hasTextBeside = (element: Element) =>
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    return [...document.querySelectorAll('main a[href], dialog[open] a[href]')]
      .filter((element) => element.checkVisibility() && hasTextBeside(element) && !isLined(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Errors that are more than `most` pixels from the control to which they belong. */
export const farErrors = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const distance = (a: DOMRect, b: DOMRect) => Math.max(b.top - a.bottom, a.top - b.bottom, 0);
    return [...document.querySelectorAll('[aria-invalid="true"][aria-describedby]')].flatMap((control) => {
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const error = document.getElementById(ids.at(-1) ?? '');
      if (!error || !control.checkVisibility()) return [];
      // The name of a choice, or of the group to which it belongs, is a part of it.
      const isChoice = control.matches('[type="checkbox"], [type="radio"]');
      const parts = isChoice ? [control, control.closest('label'), control.closest('fieldset')] : [control];
      const distances = parts.flatMap((part) =>
        part && !part.contains(error) ? distance(part.getBoundingClientRect(), error.getBoundingClientRect()) : [],
      );
      const far = Math.min(...distances);
      return far > pixels ? [`${error.textContent}: ${Math.round(far)} px`] : [];
    });
  }, most);

/** Pictures that are no part of a map and no QR code: their text could be neither enlarged nor translated. */
export const pictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('img, picture, canvas, svg text')]
      .filter((element) => element.checkVisibility() && !element.closest('.leaflet-container, [role="img"]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

interface Walk {
  stops: number;
  problems: string[];
}

/** Tab from the beginning of the page to its end: each stop can be seen, and none holds the focus. */
export async function walkByKeyboard(page: Page, most = 400): Promise<Walk> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const problems: string[] = [];
  let last = '';
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.closest('label') ?? element;
      const marks = [element, box, element.parentElement].filter((part) => part !== null);
      const isMarked = marks.some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      const { left, top, width, height } = box.getBoundingClientRect();
      // Some of it is enough: a tall field may go on behind a bar at the foot.
      const isOnTop = [0.5, 0.1, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part);
        return hit !== null && (box.contains(hit) || hit.contains(box));
      });
      const marked = element as HTMLElement & { walked?: boolean };
      const wasThere = marked.walked === true;
      marked.walked = true;
      return { isMarked, isOnTop, wasThere, html: element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120) };
    });
    if (stop === null || stop.wasThere) {
      if (stop && stop.html === last) problems.push(`the focus stays: ${stop.html}`);
      return { stops, problems };
    }
    last = stop.html;
    if (!stop.isMarked) problems.push(`no visible focus: ${stop.html}`);
    if (!stop.isOnTop) problems.push(`covered or outside: ${stop.html}`);
  }
  return { stops: most, problems: [...problems, `more than ${most} stops`] };
}
