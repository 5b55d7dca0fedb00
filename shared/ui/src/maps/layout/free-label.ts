import { boxAround, doTouch, isInside, type Pixel, type PixelBox } from './pixels.ts';

/** Half of a label, in rem. */
const HALF: Pixel = { x: 1.75, y: 0.625 };
/** Below comes first, where people look for it, then above, then around the circle. */
const DEGREES = [90, 270, 45, 135, 225, 315, 0, 180, 67, 113, 247, 293];

/** Where on its circle a label covers nothing that is there already; null where there is no such place in the view. */
export function labelDegrees(
  centre: Pixel,
  radius: number,
  taken: readonly PixelBox[],
  view: PixelBox,
  rem: number,
): number | null {
  const isFree = (degrees: number) => {
    const box = labelBox(centre, radius, degrees, rem);
    return isInside(box, view) && taken.every((other) => !doTouch(box, other));
  };
  return DEGREES.find(isFree) ?? null;
}

export function labelBox(centre: Pixel, radius: number, degrees: number, rem: number): PixelBox {
  const angle = (degrees * Math.PI) / 180;
  const place = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  return boxAround(place, { x: HALF.x * rem, y: HALF.y * rem });
}
