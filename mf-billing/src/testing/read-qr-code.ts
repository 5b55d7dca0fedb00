import jsQR from 'jsqr';

/** What a telephone reads from the picture. */
export function readQrCode(svg: HTMLElement): string | undefined {
  const { pixels, size } = photograph(svg);
  return jsQR(pixels, size, size)?.data;
}

/** The picture as a camera sees it: ten pixels a cell, four channels a pixel. */
function photograph(svg: HTMLElement) {
  const scale = 10;
  const size = Number(svg.getAttribute('viewBox')?.split(' ').at(-1)) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const cells =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+),(\d+)/g) ?? [];
  for (const [, left, top] of cells) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1) {
      const start = (y * size + Number(left) * scale) * 4;
      pixels.fill(0, start, start + scale * 4);
    }
  }
  return { pixels, size };
}
