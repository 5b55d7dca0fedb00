import { expect } from '@playwright/test';
import { DESKTOP, type Driver } from './driver.ts';
import { inPage } from './page-script.ts';
import type { Thing, Visitor } from './visitor.ts';

/** The window over the page shows all that it says, as far as the screen, or what it is in, has room. */
export async function expectWholeDialog(visitor: Visitor, dialog: Thing): Promise<void> {
  await visitor.see(dialog);
  await expect.poll(() => inPage(visitor.driver, cutParts), { message: 'cut, although there is room' }).toEqual([]);
}

function cutParts(): string[] {
  const dialog = document.querySelector('dialog:modal');
  if (!dialog) return ['no window is open'];
  const isFull = (box: Element) =>
    box.getBoundingClientRect().height >= Number.parseFloat(getComputedStyle(box).maxHeight) - 1;
  return [dialog, ...dialog.querySelectorAll('*')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible')
    .filter((part) => !isFull(part) && !isFull(dialog))
    .map((part) => `${part.tagName}: ${part.clientHeight} of ${part.scrollHeight} px`);
}

/** From a phone to a desktop, nothing makes the page scroll sideways; afterwards the window is wide again. */
export async function expectFits({ driver }: Visitor): Promise<void> {
  for (const width of [375, 768, DESKTOP.width]) {
    await resizeTo(driver, width);
    const beyond = () =>
      inPage(driver, () => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, { message: `pixels beyond a screen of ${width}` }).toBe(0);
  }
}

/** A window manager may refuse a width, or need a moment. */
export async function resizeTo(driver: Driver, width: number): Promise<void> {
  await driver.resize(width, DESKTOP.height);
  await expect.poll(() => inPage(driver, () => innerWidth), { message: 'the width that was asked for' }).toBe(width);
}
