import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useEffect } from 'react';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapMark } from './map-mark.tsx';
import { pointOnCircle, walkMeters } from './walk.ts';

// Its light edge makes it readable on any map.
const Label = chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    paddingInline: '1',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'fg.brand',
    fontSize: '2xs',
    lineHeight: 'tight',
  },
});

interface WalkCircleProps {
  map: MapEngine;
  site: MapPoint;
  minutes: number;
  /** Where its label covers no pin; null where there is no such place. */
  labelDegrees: number | null;
}

/** A rough measure of a walk; the list has the provider's own minutes. */
export function WalkCircle({ map, site: { latitude, longitude }, minutes, labelDegrees }: WalkCircleProps) {
  const meters = walkMeters(minutes);
  useEffect(() => {
    const ring = map.addCircle({ latitude, longitude }, meters);
    return () => ring.remove();
  }, [map, latitude, longitude, meters]);
  if (labelDegrees === null) return null;
  return (
    <MapMark map={map} at={pointOnCircle({ latitude, longitude }, meters, labelDegrees)} depth={1}>
      <Label aria-hidden="true">{t('estimate.minutesOnFoot', { minutes })}</Label>
    </MapMark>
  );
}
