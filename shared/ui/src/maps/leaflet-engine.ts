import {
  circle,
  DomEvent,
  divIcon,
  type LatLng,
  Map as LeafletMap,
  latLng,
  latLngBounds,
  marker,
  point,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import { isTouched } from '../kit/layout/is-touched.ts';
import { CLOSE_ZOOM, MIN_ZOOM } from './layout/first-view.ts';
import type { MapEngine, MapEngineOptions, MapMark, MapMarkOptions, MapPoint, MapView } from './map-engine.ts';

/** GSI's pale map has no more detail than this. */
const MAX_ZOOM = 18;
/** Japan with its seas: the map cannot be moved away from it. */
const COUNTRY = latLngBounds([18, 118], [48, 158]);
/** Leaflet stacks marks by their vertical position in pixels; no map is as high as this. */
const ABOVE_NEIGHBOURS = 10_000;
/** One missing tile is a gap, several are a failure. */
const FAILED_TILES = 3;

/** The only file that knows Leaflet; it is fetched when a map is shown. */
export function createMap(element: HTMLElement, options: MapEngineOptions): MapEngine {
  const { tiles, isStill, leavesTouchToPage, at, onTiles, onZoom, onPress } = options;
  const map = new (isStill ? StillMap : LeafletMap)(element, {
    center: toLatLng(at),
    zoom: CLOSE_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: COUNTRY,
    maxBoundsViscosity: 1,
    // Both would bring English words; the frame around the map has its own.
    zoomControl: false,
    attributionControl: false,
    // The wheel belongs to the page until the customer turns to the map.
    scrollWheelZoom: false,
    dragging: !(leavesTouchToPage && isTouched()),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.on('zoomend', () => onZoom({ canZoomIn: map.getZoom() < MAX_ZOOM, canZoomOut: map.getZoom() > MIN_ZOOM }));
  map.on('click', ({ latlng }) => onPress?.(toPoint(latlng)));
  const ground = tileLayer(tiles, { maxZoom: MAX_ZOOM });
  watchTiles(ground, onTiles);
  ground.addTo(map);

  // In a hidden tab the map has no size yet, so the view waits for it.
  let wanted: Parameters<MapEngine['fit']>[0] | null = null;
  const showWanted = () => {
    if (!wanted || map.getSize().x === 0) return;
    const { zoom, centre } = wanted(map.getSize());
    wanted = null;
    map.setView(map.unproject(point(centre.x, centre.y), zoom), zoom, { animate: false });
  };
  const stopWatching = watchSize(element, () => {
    map.invalidateSize({ animate: false });
    showWanted();
  });

  let view = viewOf(map);
  const noteView = () => {
    view = viewOf(map);
  };
  map.on('moveend', noteView);

  return {
    addMark: (at, options) => addMark(map, at, options),
    addCircle(at, meters) {
      const ring = circle(toLatLng(at), { radius: meters, interactive: false }).addTo(map);
      return { remove: () => ring.remove() };
    },
    fit(viewFor) {
      wanted = viewFor;
      showWanted();
    },
    pixelOf: (at, zoom) => map.project(toLatLng(at), zoom),
    view: () => view,
    onView(listener) {
      map.on('moveend', listener);
      return () => map.off('moveend', listener);
    },
    show: (at) => map.setView(toLatLng(at), Math.max(map.getZoom(), CLOSE_ZOOM), { animate: !isStill }),
    centre: () => toPoint(map.getCenter()),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    destroy() {
      stopWatching();
      // A zoom that is under way still ends once, on a map without a pane.
      map.off('moveend', noteView);
      map.remove();
    },
  };
}

/** A mark whose element the caller fills; with `onDrop` it can be dragged. */
function addMark(map: LeafletMap, at: MapPoint, { depth = 0, onDrop }: MapMarkOptions = {}): MapMark {
  const content = document.createElement('div');
  const layer = -depth * ABOVE_NEIGHBOURS;
  const mark = marker(toLatLng(at), {
    icon: divIcon({ html: content, className: '', iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset: layer,
    interactive: onDrop !== undefined,
    draggable: onDrop !== undefined,
    autoPan: true,
  }).addTo(map);
  if (onDrop) {
    mark.on('dragend', () => onDrop(toPoint(mark.getLatLng())));
    // A press that the mark handles does not reach the map.
    mark.on('click', () => undefined);
  } else DomEvent.disableClickPropagation(content);
  return {
    element: content,
    moveTo: (next) => mark.setLatLng(toLatLng(next)),
    raise: (isRaised) => mark.setZIndexOffset(isRaised ? ABOVE_NEIGHBOURS : layer),
    remove: () => mark.remove(),
  };
}

/** For customers who asked for less motion: the arrow keys would glide otherwise. */
class StillMap extends LeafletMap {
  override panBy(...[offset, options]: Parameters<LeafletMap['panBy']>): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

function viewOf(map: LeafletMap): MapView {
  const bounds = map.getPixelBounds();
  const [{ x: left, y: top }, { x: right, y: bottom }] = [bounds.getTopLeft(), bounds.getBottomRight()];
  return { zoom: map.getZoom(), box: { left, top, right, bottom } };
}

const toLatLng = ({ latitude, longitude }: MapPoint): LatLng => latLng(latitude, longitude);
const toPoint = ({ lat, lng }: LatLng): MapPoint => ({ latitude: degrees(lat), longitude: degrees(lng) });
/** Six decimals are about 10 cm. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

function watchTiles(layer: TileLayer, onTiles: MapEngineOptions['onTiles']): void {
  let failed = 0;
  const hasFailed = () => failed >= FAILED_TILES;
  const isBare = () => !layer.getContainer()?.querySelector('.leaflet-tile-loaded');
  layer.on('loading', () => {
    if (!hasFailed()) onTiles('coming');
  });
  layer.on('tileerror', () => {
    failed += 1;
    if (failed === FAILED_TILES) onTiles('failed');
  });
  layer.on('tileload', () => {
    failed = 0;
    onTiles('shown');
  });
  // No tile is loading any more. Some may be missing; a small map has so few that all of them may.
  layer.on('load', () => {
    if (!hasFailed()) onTiles(isBare() ? 'failed' : 'shown');
  });
}

function watchSize(element: HTMLElement, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}
