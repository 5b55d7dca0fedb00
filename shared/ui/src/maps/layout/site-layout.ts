import type { MapEngine, MapPoint, MapView } from '../map-engine.ts';
import { pixelsOf, walkMeters } from '../walk.ts';
import { buttonsIn, roomFor, type Sight } from './first-view.ts';
import { labelBox, labelDegrees } from './free-label.ts';
import { type Pixel, squareAround } from './pixels.ts';
import { pinBox, siteBox, spreadPins } from './spread-pins.ts';

/** What a map of a site shows. */
export interface SiteMarks {
  site: MapPoint;
  pins: readonly MapPoint[];
  /** In minutes. */
  walkCircles: readonly number[];
}

interface SiteLayout {
  /** How far each pin is moved aside. */
  offsets: readonly Pixel[];
  /** Where on its circle each label stands, in degrees. */
  labels: readonly (number | null)[];
}

/** Beside the narrowest circle, enough of the surroundings to recognise them. */
const AROUND_METERS = 250;

/** What the first view has to show, at one zoom. */
export function siteSight(map: MapEngine, { site, pins, walkCircles }: SiteMarks, zoom: number, rem: number): Sight {
  const at = map.pixelOf(site, zoom);
  const meters = walkCircles.length > 0 ? walkMeters(Math.min(...walkCircles)) : AROUND_METERS;
  return {
    marks: [siteBox(at, rem), ...pins.map((pin) => pinBox(map.pixelOf(pin, zoom), rem))],
    around: squareAround(at, pixelsOf(map, site, meters, zoom)),
  };
}

/** Where pins and labels stand in a view. */
export function siteLayout(map: MapEngine, { zoom, box: view }: MapView, marks: SiteMarks, rem: number): SiteLayout {
  const site = map.pixelOf(marks.site, zoom);
  const pins = marks.pins.map((pin) => map.pixelOf(pin, zoom));
  const size = { x: view.right - view.left, y: view.bottom - view.top };
  const places = spreadPins(site, pins, rem, roomFor(size, siteSight(map, marks, zoom, rem), rem));

  const taken = [siteBox(site, rem), buttonsIn(view, rem), ...places.map((place) => pinBox(place, rem))];
  const labels = marks.walkCircles.map((minutes) => {
    const radius = pixelsOf(map, marks.site, walkMeters(minutes), zoom);
    const degrees = labelDegrees(site, radius, taken, view, rem);
    if (degrees !== null) taken.push(labelBox(site, radius, degrees, rem));
    return degrees;
  });
  const offsets = pins.map((own, index) => {
    const place = places[index] ?? own;
    return { x: place.x - own.x, y: place.y - own.y };
  });
  return { offsets, labels };
}
