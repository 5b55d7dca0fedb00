import type { Room } from './first-view.ts';
import { boxAround, doTouch, isInside, type Pixel, type PixelBox, squareAround } from './pixels.ts';

/** All in rem. From a pin's centre, with the ring of one that is pointed at next to it. */
const PIN_ROOM = 1.25;
const PIN_HALF = 1;
/** Half of the site's tag. */
const SITE_HALF: Pixel = { x: 1.5, y: 0.8125 };
/** How exactly the nearest free place is looked for, and how far. */
const STEP = 0.25;
const FAR = 100;
const DIRECTIONS = 16;

/**
 * Where pins are drawn, so that none touches the site or another. The nearer lot keeps its place. What does not fit
 * goes to the nearest free one inside of the room, away from the site where that is as near.
 */
export function spreadPins(site: Pixel, pins: readonly Pixel[], rem: number, room: Room | null): readonly Pixel[] {
  const fromSite = (pin: Pixel) => Math.hypot(pin.x - site.x, pin.y - site.y);
  const byNearness = [...pins.entries()].sort(([, a], [, b]) => fromSite(a) - fromSite(b));
  const placed = new Map<number, Pixel>();
  const isFree = (place: Pixel) =>
    !touchesSite(place, site, rem) && [...placed.values()].every((other) => !doPinsTouch(place, other, rem));
  const isFreeInRoom = (place: Pixel) => isFree(place) && (!room || isIn(room, pinBox(place, rem)));

  for (const [index, own] of byNearness) if (isFree(own)) placed.set(index, own);
  for (const [index, own] of byNearness)
    if (!placed.has(index))
      placed.set(index, nearest(own, site, rem, isFreeInRoom) ?? nearest(own, site, rem, isFree) ?? own);
  return pins.map((own, index) => placed.get(index) ?? own);
}

export const pinBox = (pin: Pixel, rem: number): PixelBox => squareAround(pin, PIN_HALF * rem);

export const siteBox = (site: Pixel, rem: number): PixelBox =>
  boxAround(site, { x: SITE_HALF.x * rem, y: SITE_HALF.y * rem });

export const doPinsTouch = (a: Pixel, b: Pixel, rem: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 2 * PIN_ROOM * rem;

export function touchesSite(pin: Pixel, site: Pixel, rem: number): boolean {
  const right = Math.max(Math.abs(pin.x - site.x) - SITE_HALF.x * rem, 0);
  const down = Math.max(Math.abs(pin.y - site.y) - SITE_HALF.y * rem, 0);
  return Math.hypot(right, down) < PIN_ROOM * rem;
}

const isIn = ({ inside, buttons }: Room, pin: PixelBox): boolean => isInside(pin, inside) && !doTouch(pin, buttons);

/** The nearest place that is free; of those as near, the one away from the site. */
function nearest(own: Pixel, site: Pixel, rem: number, isFree: (place: Pixel) => boolean): Pixel | undefined {
  const outwards = Math.atan2(own.y - site.y, own.x - site.x);
  for (let distance = STEP; distance < FAR; distance += STEP)
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      // To one side and to the other by turns.
      const angle = outwards + (turn % 2 ? 1 : -1) * Math.ceil(turn / 2) * ((2 * Math.PI) / DIRECTIONS);
      const place = { x: own.x + distance * rem * Math.cos(angle), y: own.y + distance * rem * Math.sin(angle) };
      if (isFree(place)) return place;
    }
  return undefined;
}
