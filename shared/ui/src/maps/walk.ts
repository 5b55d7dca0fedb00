import type { MapPoint } from './map-engine.ts';

/** The rule of Japanese property offers: 80 m a minute. */
const METERS_A_MINUTE = 80;
const METERS_A_DEGREE = 111_320;

export const walkMeters = (minutes: number): number => minutes * METERS_A_MINUTE;

export const northOf = ({ latitude, longitude }: MapPoint, meters: number): MapPoint => ({
  latitude: latitude + meters / METERS_A_DEGREE,
  longitude,
});
