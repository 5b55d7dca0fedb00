import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Where the system draws with its own few colours (a contrast theme), backgrounds and shadows are gone and every border
 * is visible. What only a background, a shadow or a transparent border says is said again in the system's colours.
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

/** The one of several that is chosen. */
export const chosen: SystemStyleObject = { bg: 'solid.brand', color: 'fg.onSolid', ...highlight };

/** The option that Enter would take. */
export const pointedAt: SystemStyleObject = { bg: 'bg.brand', ...highlight };

/** What lies above the page without a border of its own. */
export const floating: SystemStyleObject = {
  boxShadow: 'floating',
  [FORCED_COLORS]: { borderWidth: '1px', borderStyle: 'solid' },
};
