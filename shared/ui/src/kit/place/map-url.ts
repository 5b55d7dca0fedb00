import type { Location } from '@portal/contract/values/primitives';
import { isTouched } from '../layout/is-touched.ts';

type MapDevice = 'android' | 'apple' | 'desk';

/** A phone or tablet has a map app; an iPad calls itself a Macintosh. */
export function mapDevice(): MapDevice {
  if (!isTouched()) return 'desk';
  if (/Android/.test(navigator.userAgent)) return 'android';
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'apple' : 'desk';
}

/**
 * Where a place is opened: an app, or a page that every device can show. Only an address that stays on the device may
 * contain the name (docs/adr/0018).
 */
export function mapUrl({ latitude, longitude }: Location, device: MapDevice, name = ''): string {
  // Six decimals are about 10 cm.
  const at = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  switch (device) {
    case 'android':
      // A bracket in the name would end it.
      return `geo:${at}?q=${at}${name && `(${encodeURIComponent(name.replace(/[()]/g, ' '))})`}`;
    case 'apple':
      return `https://maps.apple.com/?q=${at}`;
    case 'desk':
      return `https://www.google.com/maps/search/?api=1&query=${at}`;
  }
}
