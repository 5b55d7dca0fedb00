import { mapUrl } from '@portal/ui/lot';
import { renderUi } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import readQrCode from 'jsqr';
import { QrCode } from './qr-code.tsx';

const VALUE = mapUrl({ latitude: 35.6558, longitude: 139.7967 }, 'desk');

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

test('a telephone reads the text from it', () => {
  renderUi(<QrCode value={VALUE} label="地図のQRコード" />);
  const { pixels, size } = photograph(screen.getByRole('img', { name: '地図のQRコード' }));
  expect(readQrCode(pixels, size, size)?.data).toBe(VALUE);
});
