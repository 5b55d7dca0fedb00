import type { ReactNode } from 'react';
import { ListRow } from '#rows/list-row.tsx';

const AREAS = {
  base: '"kind kind" "text text" "time action"',
  md: '"kind text time action"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr) auto',
  md: '5.75rem minmax(0, 1fr) 10.75rem 8.25rem',
};

/** One line of the queue; on a phone a block of four. */
export const QueueRow = ({ children }: { children: ReactNode }) => (
  <ListRow
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    rowGap="1"
    minHeight={{ base: '9rem', md: '4.75rem' }}
    borderTopWidth="1px"
  >
    {children}
  </ListRow>
);
