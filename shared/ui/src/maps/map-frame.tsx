import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import {
  Box,
  IconButton,
  MinusIcon,
  PlusIcon,
  Spinner,
  Text,
  TextButton,
  TextLink,
  useIsSlow,
  VisuallyHidden,
} from '../kit/index.ts';
import type { MapEngine, MapPoint } from './map-engine.ts';
import { leafletLayers } from './map-styles.ts';
import { useMap } from './use-map.ts';

const GSI_TILES = 'https://maps.gsi.go.jp/development/ichiran.html';

export interface MapFrameProps {
  /** What the map is of, for those who do not see it. */
  label: string;
  /** The environment's address of a tile. */
  tiles: string;
  /** 16 rem on a phone, 22 rem on a larger screen. It is kept while the map is loading or cannot be shown. */
  height?: ComponentProps<typeof Box>['height'];
}

interface Props extends MapFrameProps {
  at: MapPoint;
  /** Says that the map cannot be shown, and how to go on without it. */
  failure: string;
  onPress?: (at: MapPoint) => void;
  /** Enter, while the map itself has the focus. */
  onEnter?: (map: MapEngine) => void;
  /** Lies over the map and takes no presses. */
  overlay?: ReactNode;
  children: (map: MapEngine) => ReactNode;
}

// A stacking context of its own, so that no layer of the map covers the page's header.
const Frame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    bg: 'bg.neutral',
    borderRadius: 'md',
    // The tiles keep their colours, so what lies on them does, too.
    forcedColorAdjust: 'none',
  },
});
/** Its classes are Leaflet's, so they never change here. */
const Ground = chakra('div', {
  base: {
    ...leafletLayers,
    position: 'absolute',
    inset: 0,
    // The focus mark stays inside the frame.
    _focusVisible: { outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.focus.ring}' },
    '& .leaflet-overlay-pane path': {
      stroke: 'solid.brand',
      strokeWidth: '1.25px',
      strokeDasharray: '4 4',
      fill: 'solid.brand',
      fillOpacity: 0.05,
    },
  },
});
const Floating = chakra('div', {
  base: { position: 'absolute', zIndex: 1, bg: 'bg.panel', borderRadius: 'md', fontSize: 'sm' },
});
const Message = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    top: '3',
    insetInlineStart: '3',
    maxWidth: 'calc(100% - 5.5rem)',
    '& > *': { bg: 'bg.panel', borderRadius: 'md', paddingInline: '3', paddingBlock: '2', fontSize: 'sm' },
  },
});

/** A map with its buttons and its source. Says when it is late or cannot be shown. */
export function MapFrame({
  label,
  tiles,
  height = { base: '16rem', md: '22rem' },
  at,
  failure,
  onPress,
  onEnter,
  overlay,
  children,
}: Props) {
  const helpId = useId();
  const { ref, map, isFailed, tilesState, zoom, retry } = useMap({ tiles, at, onPress });
  const isWaiting = map === null && !isFailed;
  const isSlow = useIsSlow(!isFailed && (isWaiting || tilesState === 'coming'));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== ref.current || !map || !onEnter) return;
    // In a form, Enter would send it.
    event.preventDefault();
    onEnter(map);
  }

  return (
    <Frame height={height} data-map-failed={isFailed || tilesState === 'failed' || undefined}>
      <Ground ref={ref} role="group" aria-label={label} aria-describedby={helpId} onKeyDown={onKeyDown} />
      <VisuallyHidden id={helpId}>{t('map.keyboardHelp')}</VisuallyHidden>
      {map ? children(map) : null}
      {map ? overlay : null}
      <Message role="status">
        {isWaiting ? (
          <Text srOnly={!isSlow}>{t(isSlow ? 'common.stillLoading' : 'common.loading')}</Text>
        ) : isFailed || tilesState === 'failed' ? (
          <Text>{failure}</Text>
        ) : isSlow ? (
          <Text>{t('common.stillLoading')}</Text>
        ) : null}
      </Message>
      {isWaiting ? (
        <Box position="absolute" inset="0" display="grid" placeItems="center" aria-hidden="true">
          <Spinner />
        </Box>
      ) : null}
      {isFailed ? (
        <Box position="absolute" inset="0" display="grid" placeItems="center">
          <TextButton onPress={retry}>{t('common.retry')}</TextButton>
        </Box>
      ) : null}
      {map ? (
        <Floating top="3" insetInlineEnd="3" boxShadow="floating" _print={{ display: 'none' }}>
          <IconButton
            label={t('map.zoomIn')}
            icon={<PlusIcon />}
            isDisabled={!zoom.canZoomIn}
            onPress={() => map.zoomBy(1)}
          />
          <Box borderTopWidth="1px">
            <IconButton
              label={t('map.zoomOut')}
              icon={<MinusIcon />}
              isDisabled={!zoom.canZoomOut}
              onPress={() => map.zoomBy(-1)}
            />
          </Box>
        </Floating>
      ) : null}
      <Floating bottom="0" insetInlineEnd="0" paddingInline="2" borderRadius="0" borderTopLeftRadius="md">
        <TextLink isAlone href={GSI_TILES} newTab>
          {t('map.attribution')}
        </TextLink>
      </Floating>
    </Frame>
  );
}
