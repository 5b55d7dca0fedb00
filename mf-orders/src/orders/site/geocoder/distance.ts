import type { Location } from '@portal/contract/values/primitives';

const METERS_A_DEGREE = 111_320;

/** In metres, on a plane: enough to tell near from far. */
export function distanceMeters(a: Location, b: Location): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * METERS_A_DEGREE;
}
