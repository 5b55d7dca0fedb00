import { mapUrl } from '@portal/ui/lot';
import { renderUi } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { readQrCode } from '#testing/read-qr-code.ts';
import { QrCode } from './qr-code.tsx';

const VALUE = mapUrl({ latitude: 35.6558, longitude: 139.7967 }, 'desk');

test('a telephone reads the text from it', () => {
  renderUi(<QrCode value={VALUE} label="地図のQRコード" />);
  expect(readQrCode(screen.getByRole('img', { name: '地図のQRコード' }))).toBe(VALUE);
});
