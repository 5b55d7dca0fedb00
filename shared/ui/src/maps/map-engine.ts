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

/** `coming`: none has arrived yet. `failed`: several in a row have failed, and none has arrived since. */
export type TilesState = 'coming' | 'shown' | 'failed';

export interface ZoomLimits {
  canZoomIn: boolean;
  canZoomOut: boolean;
}

export interface MapMarkOptions {
  /** Below all other marks, wherever they are: it may cover none of them. */
  isBelow?: boolean;
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

export interface MapEngine {
  addMark: (at: MapPoint, options?: MapMarkOptions) => MapMark;
  addCircle: (at: MapPoint, meters: number) => { remove: () => void };
  /** Shows all the points, and what lies within `meters` of the first. */
  fit: (points: readonly [MapPoint, ...MapPoint[]], meters: number) => void;
  /** Goes to a point, close enough for street names. */
  show: (at: MapPoint) => void;
  centre: () => MapPoint;
  zoomBy: (steps: 1 | -1) => void;
  destroy: () => void;
}
