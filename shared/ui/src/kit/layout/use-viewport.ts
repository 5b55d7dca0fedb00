import { BREAKPOINTS } from '../theme/breakpoints.ts';
import { createScreenHook, matchesScreen } from './screen-hook.ts';

export type Viewport = 'mobile' | 'tablet' | 'desktop';

const TABLET = `(min-width: ${BREAKPOINTS.md})`;
const DESKTOP = `(min-width: ${BREAKPOINTS.lg})`;

/** For differences in structure; differences in look are CSS. */
export const useViewport: () => Viewport = createScreenHook([TABLET, DESKTOP], () => {
  if (matchesScreen(DESKTOP)) return 'desktop';
  return matchesScreen(TABLET) ? 'tablet' : 'mobile';
});
