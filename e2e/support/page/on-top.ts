import type { Locator } from '@playwright/test';

/** The texts of the elements that something else covers at one of their corners, as far as their box shows them. */
export const coveredOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const box = element.parentElement?.getBoundingClientRect();
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 8, right - 8].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
        const isShown = (y: number) => box !== undefined && y > box.top && y < Math.min(box.bottom, innerHeight);
        return corners.some(([x, y]) => isShown(y) && !element.contains(document.elementFromPoint(x, y)));
      })
      .map(({ textContent }) => textContent ?? ''),
  );
