import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { firstView } from './layout/first-view.ts';
import { remInPixels, squareAround } from './layout/pixels.ts';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import { MapMark } from './map-mark.tsx';
import { SiteTag } from './site-tag.tsx';
import { pixelsOf } from './walk.ts';

interface LotMapProps extends MapFrameProps {
  lot: { name: string; location: MapPoint };
  /** Null where it is not known. */
  site: MapPoint | null;
  /** Says that the map cannot be shown, and where the same is said in words. */
  failure: string;
}

const Lot = chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    bg: 'solid.brand',
    color: 'fg.onSolid',
    fontWeight: 'bold',
    lineHeight: '1',
    boxShadow: '0 0 0 5px color-mix(in srgb, {colors.solid.brand} 30%, transparent)',
    // Paper would show the letter alone.
    printColorAdjust: 'exact',
  },
});

/** Enough of the surroundings to recognise them. */
const AROUND_METERS = 250;
/** Half of a mark, in rem. */
const MARK_HALF = 1.5;

/** Where one lot is, and the site that it belongs to. There is nothing to press but the map itself. */
export function LotMap({ lot, site, failure, ...frame }: LotMapProps) {
  return (
    <MapFrame {...frame} at={lot.location} failure={failure}>
      {(map) => (
        <>
          <View map={map} points={site ? [lot.location, site] : [lot.location]} />
          {site ? (
            <MapMark map={map} at={site}>
              <SiteTag />
            </MapMark>
          ) : null}
          <MapMark map={map} at={lot.location} isRaised>
            <Lot role="img" aria-label={lot.name} title={lot.name}>
              P
            </Lot>
          </MapMark>
        </>
      )}
    </MapFrame>
  );
}

/** Shows everything at first; then the map stays where the customer has moved it. */
function View({ map, points }: { map: MapEngine; points: readonly [MapPoint, ...MapPoint[]] }) {
  const first = useRef(points);
  useEffect(() => {
    const [lot] = first.current;
    const rem = remInPixels();
    const sightAt = (zoom: number) => ({
      marks: first.current.map((point) => squareAround(map.pixelOf(point, zoom), MARK_HALF * rem)),
      around: squareAround(map.pixelOf(lot, zoom), pixelsOf(map, lot, AROUND_METERS, zoom)),
    });
    map.fit((size) => firstView(size, sightAt, rem));
  }, [map]);
  return null;
}
