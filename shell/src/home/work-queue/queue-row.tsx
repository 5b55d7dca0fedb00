import type { ReactNode } from 'react';
import { ListRow } from '#rows/list-row.tsx';

/** A small tablet has little room for a name beside kind, date and button: the kind stands above it. */
const LAYOUT = {
  '@media (width < 48rem)': {
    gridTemplateAreas: '"kind kind" "text text" "time action"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: '9rem',
  },
  '@media (48rem <= width < 60rem)': {
    gridTemplateAreas: '"kind time action" "text time action"',
    gridTemplateColumns: 'minmax(0, 1fr) 10.75rem 8.25rem',
    minHeight: '5.875rem',
  },
  '@media (width >= 60rem)': {
    gridTemplateAreas: '"kind text time action"',
    gridTemplateColumns: '5.75rem minmax(0, 1fr) 10.75rem 8.25rem',
    minHeight: '4.75rem',
  },
};

/** One line of the queue; on a phone a block of four. */
export const QueueRow = ({ children }: { children: ReactNode }) => (
  <ListRow rowGap="1" borderTopWidth="1px" css={LAYOUT}>
    {children}
  </ListRow>
);
