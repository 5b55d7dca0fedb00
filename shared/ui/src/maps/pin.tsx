import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { trackPress } from '../kit/index.ts';
import type { Pixel } from './layout/pixels.ts';
import type { MapPoint } from './map-engine.ts';

export interface MapPin {
  id: string;
  /** Stands on the pin, as in the list. */
  number: number;
  /** The whole name, with the meaning of the colour: 「1番 旭町立体駐車場 回答待ち」. */
  label: string;
  location: MapPoint;
  tone: 'waiting' | 'agreed' | 'closed';
  isHighlighted?: boolean;
}

interface PinProps {
  pin: MapPin;
  /** How far it is moved aside. */
  offset: Pixel;
  onPress: () => void;
  onPointAt: (isPointedAt: boolean) => void;
}

const Round = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    color: 'fg.onSolid',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'auto',
    cursor: 'pointer',
    // The target is larger than the pin.
    _before: { content: '""', position: 'absolute', inset: '-2', borderRadius: 'full' },
  },
  variants: {
    tone: { waiting: { bg: 'solid.brand' }, agreed: { bg: 'solid.ok' }, closed: { bg: 'solid.muted' } },
    isHighlighted: {
      true: {
        boxSize: '9',
        fontSize: 'md',
        '&:not(:focus-visible)': {
          boxShadow: '0 0 0 5px color-mix(in srgb, {colors.solid.brand} 30%, transparent)',
        },
      },
    },
  },
});

/** A lot on the map: an ordinary button for mouse and keyboard. */
export function Pin({ pin, offset, onPress, onPointAt }: PinProps) {
  return (
    <Round
      type="button"
      tone={pin.tone}
      isHighlighted={pin.isHighlighted}
      style={{ left: offset.x, top: offset.y }}
      aria-label={pin.label}
      title={pin.label}
      onMouseEnter={() => onPointAt(true)}
      onMouseLeave={() => onPointAt(false)}
      onFocus={() => onPointAt(true)}
      onBlur={() => onPointAt(false)}
      onClick={(event) => {
        trackPress('button', event.currentTarget, t('map.pin'));
        onPress();
      }}
    >
      {pin.number}
    </Round>
  );
}
