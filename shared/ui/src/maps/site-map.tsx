import { t } from '@portal/platform/text';
import { Fragment, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { firstView } from './layout/first-view.ts';
import { remInPixels } from './layout/pixels.ts';
import { type SiteMarks, siteLayout, siteSight } from './layout/site-layout.ts';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import { MapMark } from './map-mark.tsx';
import { type MapPin, Pin } from './pin.tsx';
import { PinTie } from './pin-tie.tsx';
import { SiteTag } from './site-tag.tsx';
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

/** Where the site is, and the lots near it. A list says the same in words: the map is never needed. */
export function SiteMap({
  site,
  pins = [],
  walkCircles = NO_CIRCLES,
  onPinHover,
  onPinPress,
  fitKey = '',
  failure = t('map.tileFailedList'),
  ...frame
}: SiteMapProps) {
  return (
    <MapFrame {...frame} at={site} failure={failure}>
      {(map) => <Marks {...{ map, site, pins, walkCircles, onPinHover, onPinPress, fitKey }} />}
    </MapFrame>
  );
}

type MarksProps = { map: MapEngine } & Required<Pick<SiteMapProps, 'site' | 'pins' | 'walkCircles' | 'fitKey'>> &
  Pick<SiteMapProps, 'onPinHover' | 'onPinPress'>;

function Marks({ map, site, pins, walkCircles, onPinHover, onPinPress, fitKey }: MarksProps) {
  const locations = useSame(pins.map(({ location }) => location));
  const marks = useMemo(() => ({ site, pins: locations, walkCircles }), [site, locations, walkCircles]);
  useFirstView(map, marks, fitKey);
  // Pins and labels find their places again after each change of the view, and only then: not while a pin is pointed at.
  const view = useSyncExternalStore(map.onView, map.view);
  const rem = remInPixels();
  const { offsets, labels } = useMemo(() => siteLayout(map, view, marks, rem), [map, view, marks, rem]);
  return (
    <>
      {walkCircles.map((minutes, index) => (
        <WalkCircle key={minutes} map={map} site={site} minutes={minutes} labelDegrees={labels[index] ?? null} />
      ))}
      {/* A lot beside the site can still be seen and pressed. */}
      <MapMark map={map} at={site} depth={1}>
        <SiteTag />
      </MapMark>
      {pins.map((pin, index) => {
        const offset = offsets[index] ?? NOT_MOVED;
        return (
          <Fragment key={pin.id}>
            {offset.x === 0 && offset.y === 0 ? null : (
              <MapMark map={map} at={pin.location} depth={2}>
                <PinTie tone={pin.tone} offset={offset} />
              </MapMark>
            )}
            <MapMark map={map} at={pin.location} isRaised={pin.isHighlighted ?? false}>
              <Pin
                pin={pin}
                offset={offset}
                onPress={() => onPinPress?.(pin.id)}
                onPointAt={(isPointedAt) => onPinHover?.(isPointedAt ? pin.id : null)}
              />
            </MapMark>
          </Fragment>
        );
      })}
    </>
  );
}

const NOT_MOVED = { x: 0, y: 0 };
const NO_CIRCLES: readonly number[] = [];

/** The same list as before, as long as it has the same elements. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((element, index) => element === kept.current[index]);
  if (!isSame) kept.current = list;
  return kept.current;
}

/** Shows everything at first. Nothing else moves the map: it stays where the customer has moved it. */
function useFirstView(map: MapEngine, marks: SiteMarks, fitKey: string | number): void {
  const latest = useRef(marks);
  latest.current = marks;
  useEffect(() => {
    const rem = remInPixels();
    map.fit((size) => firstView(size, (zoom) => siteSight(map, latest.current, zoom, rem), rem));
  }, [map, fitKey]);
}
