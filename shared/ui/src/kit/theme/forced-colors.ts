import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * With a contrast theme the system replaces all colours: backgrounds and shadows are gone, and every border is visible.
 * What only a background, a shadow or a transparent border says is said again in the system's colours.
 */
export const FORCED_COLORS = '@media (forced-colors: active)';

const highlight: SystemStyleObject = {
  [FORCED_COLORS]: {
    forcedColorAdjust: 'none',
    bg: 'Highlight',
    borderColor: 'Highlight',
    color: 'HighlightText',
  },
};

/** The chosen one of several. */
export const selectedStyle: SystemStyleObject = { bg: 'solid.brand', color: 'fg.onSolid', ...highlight };

/** The option that Enter would take. */
export const highlightedStyle: SystemStyleObject = { bg: 'bg.brand', ...highlight };

/** For what lies above the page without a border. */
export const floatingStyle: SystemStyleObject = {
  boxShadow: 'floating',
  [FORCED_COLORS]: { borderWidth: '1px', borderStyle: 'solid' },
};
