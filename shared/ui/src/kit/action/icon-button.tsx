import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { FORCED_COLORS } from '../theme/forced-colors.ts';
import { trackPress } from './track-press.ts';

interface IconButtonProps {
  /** What it does, since an icon has no text. */
  label: string;
  /** The name for analytics, if the visible one contains customer data (a person, a file). */
  trackName?: string;
  icon: ReactNode;
  onPress: () => void;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
  'aria-describedby'?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const StyledButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'control',
    flexShrink: 0,
    borderRadius: 'md',
    // The target is 44 px; the visible part is smaller, so that it stays inside a field.
    borderWidth: '3px',
    borderColor: 'transparent',
    [FORCED_COLORS]: { borderColor: 'Canvas' },
    backgroundClip: 'padding-box',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.neutral', color: 'fg' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    '& svg': { boxSize: '5' },
    _print: { display: 'none' },
  },
});

export function IconButton({ label, trackName, icon, onPress, isDisabled, ...rest }: IconButtonProps) {
  return (
    <StyledButton
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={(event) => {
        trackPress('button', event.currentTarget, trackName);
        onPress();
      }}
    >
      {icon}
    </StyledButton>
  );
}
