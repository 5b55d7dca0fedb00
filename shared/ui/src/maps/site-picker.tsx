import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { SecondaryButton, Stack } from '../kit/index.ts';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import { MapMark } from './map-mark.tsx';
import { SiteTag } from './site-tag.tsx';

interface SitePickerProps extends MapFrameProps {
  /** Where the map begins, and where it goes when this changes. */
  at: MapPoint;
  /** Whether that place has been chosen; until then there is no pin. */
  isChosen: boolean;
  /** Pressed, dragged to, or taken from the centre. */
  onPick: (at: MapPoint) => void;
  /** Further buttons beside the one for the centre. */
  actions?: ReactNode;
}

const CrossHair = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: '50%',
    left: '50%',
    boxSize: '7',
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'none',
    _before: { insetBlock: 0, left: 'calc(50% - 1px)', width: '2px' },
    _after: { insetInline: 0, top: 'calc(50% - 1px)', height: '2px' },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      bg: 'fg',
      outline: '1px solid {colors.bg.panel}',
    },
  },
});

/** Says where the site is: by a press, by dragging the pin, or by moving the map until the cross is there. */
export function SitePicker({ at, isChosen, onPick, actions, ...frame }: SitePickerProps) {
  const [map, setMap] = useState<MapEngine | null>(null);
  const picked = useRef<MapPoint>(at);
  const pick = (point: MapPoint) => {
    picked.current = point;
    onPick(point);
  };
  return (
    <Stack gap="3">
      <MapFrame
        {...frame}
        at={at}
        failure={t('map.tileFailed')}
        onPress={pick}
        onEnter={(opened) => pick(opened.centre())}
        overlay={<CrossHair aria-hidden="true" />}
      >
        {(opened) => (
          <>
            <Follow map={opened} at={at} picked={picked} onOpen={setMap} />
            {isChosen ? (
              <MapMark map={opened} at={at} onDrop={pick}>
                <SiteTag hasTip />
              </MapMark>
            ) : null}
          </>
        )}
      </MapFrame>
      <Stack direction={{ base: 'column', md: 'row' }} gap="3">
        <SecondaryButton size="sm" isDisabled={map === null} onPress={() => map && pick(map.centre())}>
          {t('map.setCenter')}
        </SecondaryButton>
        {actions}
      </Stack>
    </Stack>
  );
}

interface FollowProps {
  map: MapEngine;
  at: MapPoint;
  /** What was picked on the map itself is in view already. */
  picked: RefObject<MapPoint>;
  onOpen: (map: MapEngine | null) => void;
}

function Follow({ map, at: { latitude, longitude }, picked, onOpen }: FollowProps) {
  useEffect(() => {
    onOpen(map);
    return () => onOpen(null);
  }, [map, onOpen]);
  useEffect(() => {
    const { current } = picked;
    if (current.latitude === latitude && current.longitude === longitude) return;
    picked.current = { latitude, longitude };
    map.show({ latitude, longitude });
  }, [map, picked, latitude, longitude]);
  return null;
}
