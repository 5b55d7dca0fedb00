/** What the map's components need of a map library, in our own words. `leaflet-engine.ts` is the one there is. */
import type { Pixel, PixelBox } from './layout/pixels.ts';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface MapEngineOptions {
  /** The address of a tile, with {z}, {x} and {y}. */
  tiles: string;
  /** The first view's centre. */
  at: MapPoint;
  /** Whether the customer asked for less motion. */
  isStill: boolean;
  /** One finger scrolls the page, two move the map: for a map that is only looked at. */
  leavesTouchToPage: boolean;
  onTiles: (state: TilesState) => void;
  onZoom: (limits: ZoomLimits) => void;
  /** Pressed anywhere but on a mark. */
  onPress?: (at: MapPoint) => void;
}

/** `coming`: none has arrived yet. `failed`: several in a row have failed, and none has arrived since. */
export type TilesState = 'coming' | 'shown' | 'failed';

export interface ZoomLimits {
  canZoomIn: boolean;
  canZoomOut: boolean;
}

export interface MapMarkOptions {
  /** How many layers below the pins, wherever it is: it may cover none of them. */
  depth?: number;
  /** With it the mark can be dragged. */
  onDrop?: (at: MapPoint) => void;
}

export interface MapMark {
  /** Its content; its top left corner is the point. */
  element: HTMLElement;
  moveTo: (at: MapPoint) => void;
  /** Above its neighbours. */
  raise: (isRaised: boolean) => void;
  remove: () => void;
}

/** What the customer sees of the map. */
export interface MapView {
  zoom: number;
  box: PixelBox;
}

export interface MapEngine {
  addMark: (at: MapPoint, options?: MapMarkOptions) => MapMark;
  addCircle: (at: MapPoint, meters: number) => { remove: () => void };
  /** Shows a view, once the map has a size. */
  fit: (viewFor: (size: Pixel) => { zoom: number; centre: Pixel }) => void;
  pixelOf: (point: MapPoint, zoom: number) => Pixel;
  /** The same object until it changes. */
  view: () => MapView;
  /** Calls back at each change of the view. Returns how to stop that. */
  onView: (listener: () => void) => () => void;
  /** Goes to a point, close enough for street names. */
  show: (at: MapPoint) => void;
  centre: () => MapPoint;
  zoomBy: (steps: 1 | -1) => void;
  destroy: () => void;
}
