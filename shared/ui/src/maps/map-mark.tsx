import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine, MapPoint, MapMark as Mark } from './map-engine.ts';

interface MapMarkProps {
  map: MapEngine;
  at: MapPoint;
  isRaised?: boolean;
  /** How many layers below the pins. */
  depth?: number;
  /** With it the mark can be dragged. */
  onDrop?: (at: MapPoint) => void;
  /** Ordinary elements: the map only places them. */
  children: ReactNode;
}

/** Something at a place on the map. */
export function MapMark({ map, at, isRaised = false, depth = 0, onDrop, children }: MapMarkProps) {
  const [mark, setMark] = useState<Mark | null>(null);
  const latest = useRef({ at, onDrop });
  latest.current = { at, onDrop };
  const isDraggable = onDrop !== undefined;

  useEffect(() => {
    const added = map.addMark(latest.current.at, {
      depth,
      ...(isDraggable ? { onDrop: (point) => latest.current.onDrop?.(point) } : {}),
    });
    setMark(added);
    return () => added.remove();
  }, [map, depth, isDraggable]);

  const { latitude, longitude } = at;
  useEffect(() => {
    mark?.moveTo({ latitude, longitude });
  }, [mark, latitude, longitude]);
  useEffect(() => {
    mark?.raise(isRaised);
  }, [mark, isRaised]);
  return mark ? createPortal(children, mark.element) : null;
}
