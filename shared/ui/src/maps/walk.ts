import type { MapEngine, MapPoint } from './map-engine.ts';

/** The rule of Japanese property offers: 80 m a minute. */
const METERS_A_MINUTE = 80;
const METERS_A_DEGREE = 111_320;

export const walkMeters = (minutes: number): number => minutes * METERS_A_MINUTE;

/** A point on a circle; 0° is in the east, 90° in the south, as on a screen. */
export function pointOnCircle({ latitude, longitude }: MapPoint, meters: number, degrees: number): MapPoint {
  const angle = (degrees * Math.PI) / 180;
  const metersADegreeOfLongitude = METERS_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude - (meters * Math.sin(angle)) / METERS_A_DEGREE,
    longitude: longitude + (meters * Math.cos(angle)) / metersADegreeOfLongitude,
  };
}

/** How long a walk is on the map. */
export const pixelsOf = (map: MapEngine, from: MapPoint, meters: number, zoom: number): number =>
  map.pixelOf(pointOnCircle(from, meters, 0), zoom).x - map.pixelOf(from, zoom).x;
