/** A place in pixels, from the north-west corner of the whole world at one zoom. */
export interface Pixel {
  x: number;
  y: number;
}

/** A part of the same. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box that reaches so far to each side of a place. */
export const boxAround = ({ x, y }: Pixel, half: Pixel): PixelBox => ({
  left: x - half.x,
  top: y - half.y,
  right: x + half.x,
  bottom: y + half.y,
});

export const squareAround = (place: Pixel, half: number): PixelBox => boxAround(place, { x: half, y: half });

/** The smallest box with all of these. */
export const boxOf = (boxes: readonly PixelBox[]): PixelBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const doTouch = (a: PixelBox, b: PixelBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (inner: PixelBox, outer: PixelBox): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** Sizes follow the customer's font, as those of the kit do. */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
