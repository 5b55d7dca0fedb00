import type { Location } from '@portal/contract/values/primitives';
import { t } from '#text/t.ts';

/** The rectangle around Japan's islands, including Okinotorishima, Minamitorishima, Yonaguni and Etorofu. */
const JAPAN = { south: 20, north: 46, west: 122, east: 154 } as const;

export const isLatitudeInJapan = (degrees: number): boolean => degrees >= JAPAN.south && degrees <= JAPAN.north;
export const isLongitudeInJapan = (degrees: number): boolean => degrees >= JAPAN.west && degrees <= JAPAN.east;

/** ` 35.681236` or `３５．６８１２３６` → 35.681236, to six decimals (about 10 cm); null if it is not a number. */
export function parseCoordinate(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^-?\d{1,3}(\.\d{1,20})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 1e6) / 1e6;
}

/** The place of two coordinates; null unless it is in Japan. */
export function locationOf(values: Record<'latitude' | 'longitude', string>): Location | null {
  const latitude = parseCoordinate(values.latitude);
  const longitude = parseCoordinate(values.longitude);
  if (latitude === null || longitude === null) return null;
  return isInJapan({ latitude, longitude }) ? { latitude, longitude } : null;
}

export const isInJapan = ({ latitude, longitude }: Location): boolean =>
  isLatitudeInJapan(latitude) && isLongitudeInJapan(longitude);

/** As shown to the customer: `緯度 35.690921、経度 139.700258`. */
export function coordinatesText({ latitude, longitude }: Record<'latitude' | 'longitude', string | number>): string {
  const fixed = (degrees: string | number) => (parseCoordinate(String(degrees)) ?? Number(degrees)).toFixed(6);
  return t('map.coordinates', { lat: fixed(latitude), lng: fixed(longitude) });
}
