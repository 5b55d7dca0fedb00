import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useEffect } from 'react';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapMark } from './map-mark.tsx';
import { northOf, walkMeters } from './walk.ts';

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
}

/** A rough measure of a walk; the list has the provider's own minutes. */
export function WalkCircle({ map, site: { latitude, longitude }, minutes }: WalkCircleProps) {
  const meters = walkMeters(minutes);
  useEffect(() => {
    const ring = map.addCircle({ latitude, longitude }, meters);
    return () => ring.remove();
  }, [map, latitude, longitude, meters]);
  return (
    <MapMark map={map} at={northOf({ latitude, longitude }, meters)} isBelow>
      <Label aria-hidden="true">{t('estimate.minutesOnFoot', { minutes })}</Label>
    </MapMark>
  );
}
