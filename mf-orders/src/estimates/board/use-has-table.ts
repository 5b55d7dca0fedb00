import { createScreenHook, matchesScreen } from '@portal/ui';

/** From this width on the columns of the table fit, with the map above it. */
const WIDE = '(min-width: 60rem)';

/** Whether estimates are rows of a table; on a narrower screen they are cards. */
export const useHasTable = createScreenHook([WIDE], () => matchesScreen(WIDE));
