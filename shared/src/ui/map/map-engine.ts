/** What the map's components need of a map library, in our own words. `leaflet-engine.ts` is the one there is. */

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

/** `failed`: several tiles in a row, and none has come since. */
export type TilesState = 'shown' | 'failed';

export interface ZoomLimits {
  canZoomIn: boolean;
  canZoomOut: boolean;
}

export interface MapMark {
  /** Its content; its top left corner is the point. */
  element: HTMLElement;
  moveTo: (at: MapPoint) => void;
  /** Above its neighbours. */
  raise: (isRaised: boolean) => void;
  remove: () => void;
}

export interface MapEngine {
  /** With `onDrop` it can be dragged. */
  addMark: (at: MapPoint, options?: { onDrop?: (at: MapPoint) => void }) => MapMark;
  addCircle: (at: MapPoint, meters: number) => { remove: () => void };
  /** Shows all the points, and what lies within `meters` of the first. */
  fit: (points: readonly [MapPoint, ...MapPoint[]], meters: number) => void;
  /** Goes to a point, close enough for street names. */
  show: (at: MapPoint) => void;
  centre: () => MapPoint;
  zoomBy: (steps: 1 | -1) => void;
  destroy: () => void;
}
