import { t } from '@portal/platform/text';
import { useEffect, useRef } from 'react';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import { MapMark } from './map-mark.tsx';
import { type MapPin, Pin } from './pin.tsx';
import { SiteTag } from './site-tag.tsx';
import { walkMeters } from './walk.ts';
import { WalkCircle } from './walk-circle.tsx';

interface SiteMapProps extends MapFrameProps {
  site: MapPoint;
  /** In the order in which the keyboard reaches them. */
  pins?: readonly MapPin[];
  /** In minutes. */
  walkCircles?: readonly number[];
  /** Which pin the customer points at, with mouse or keyboard. */
  onPinHover?: (id: string | null) => void;
  onPinPress?: (id: string) => void;
  /** Says that the map cannot be shown; by default that the list is enough. */
  failure?: string;
  /** The map shows everything at first and then stays where it is; another value here shows everything again. */
  fitKey?: string | number;
}

/** Beside the narrowest circle, enough of the surroundings to recognise them. */
const AROUND_METERS = 250;

/** Where the site is, and the lots near it. A list says the same in words: the map is never needed. */
export function SiteMap({
  site,
  pins = [],
  walkCircles = [],
  onPinHover,
  onPinPress,
  fitKey = '',
  failure = t('map.tileFailedList'),
  ...frame
}: SiteMapProps) {
  return (
    <MapFrame {...frame} at={site} failure={failure}>
      {(map) => (
        <>
          <View map={map} site={site} pins={pins} meters={reach(walkCircles)} fitKey={fitKey} />
          {walkCircles.map((minutes) => (
            <WalkCircle key={minutes} map={map} site={site} minutes={minutes} />
          ))}
          {/* A lot beside the site can still be seen and pressed. */}
          <MapMark map={map} at={site} isBelow>
            <SiteTag />
          </MapMark>
          {pins.map((pin) => (
            <MapMark key={pin.id} map={map} at={pin.location} isRaised={pin.isHighlighted ?? false}>
              <Pin
                pin={pin}
                onPress={() => onPinPress?.(pin.id)}
                onPointAt={(isPointedAt) => onPinHover?.(isPointedAt ? pin.id : null)}
              />
            </MapMark>
          ))}
        </>
      )}
    </MapFrame>
  );
}

const reach = (walkCircles: readonly number[]): number =>
  walkCircles.length > 0 ? walkMeters(Math.min(...walkCircles)) : AROUND_METERS;

interface ViewProps {
  map: MapEngine;
  site: MapPoint;
  pins: readonly MapPin[];
  meters: number;
  fitKey: string | number;
}

function View({ map, site, pins, meters, fitKey }: ViewProps) {
  const latest = useRef({ site, pins, meters });
  latest.current = { site, pins, meters };
  // Nothing else moves the map: it stays where the customer has moved it.
  useEffect(() => {
    const { site, pins, meters } = latest.current;
    map.fit([site, ...pins.map(({ location }) => location)], meters);
  }, [map, fitKey]);
  return null;
}
