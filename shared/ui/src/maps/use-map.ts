import { afterData } from '@portal/platform/host';
import { reportError } from '@portal/platform/observe';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapPoint, TilesState, ZoomLimits } from './map-engine.ts';

/** Kept outside React: fetched once, and a failure is not remembered. */
let engine: typeof import('./leaflet-engine.ts') | undefined;
async function loadEngine() {
  engine ??= await import(/* webpackChunkName: "leaflet" */ './leaflet-engine.ts');
  return engine;
}

interface MapOptions {
  tiles: string;
  /** Where the map begins; later it is moved by its engine alone. */
  at: MapPoint;
  /** Without it a press does nothing. */
  onPress?: ((at: MapPoint) => void) | undefined;
}

interface MapState {
  /** The element that becomes the map. */
  ref: RefObject<HTMLDivElement | null>;
  map: MapEngine | null;
  /** The library could not be fetched. */
  isFailed: boolean;
  tilesState: TilesState;
  zoom: ZoomLimits;
  retry: () => void;
}

/** A map in an element, once its library has been fetched. */
export function useMap({ tiles, at, onPress }: MapOptions): MapState {
  const ref = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapEngine | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [tilesState, setTilesState] = useState<TilesState>('coming');
  const [zoom, setZoom] = useState<ZoomLimits>({ canZoomIn: true, canZoomOut: true });
  const latest = useRef({ at, onPress });
  latest.current = { at, onPress };

  const begin = useCallback(() => {
    let opened: MapEngine | undefined;
    let isOver = false;
    const open = async () => {
      try {
        const { createMap } = await loadEngine();
        if (isOver || !ref.current) return;
        opened = createMap(ref.current, {
          tiles,
          at: latest.current.at,
          isStill: isStill(),
          leavesTouchToPage: latest.current.onPress === undefined,
          onTiles: setTilesState,
          onZoom: setZoom,
          onPress: (point) => latest.current.onPress?.(point),
        });
        setMap(opened);
      } catch (error) {
        if (isOver) return;
        reportError(error, { reason: 'the map could not be fetched', category: 'chunkLoad' });
        setIsFailed(true);
      }
    };
    // Loading and drawing take a tenth of a second on a slow machine.
    const callOff = afterData(() => void open());
    return () => {
      callOff();
      isOver = true;
      opened?.destroy();
      setMap(null);
    };
  }, [tiles]);

  const [attempt, setAttempt] = useState(0);
  useEffect(begin, [begin, attempt]);
  const retry = () => {
    setIsFailed(false);
    setAttempt((count) => count + 1);
  };
  return { ref, map, isFailed, tilesState, zoom, retry };
}

const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
