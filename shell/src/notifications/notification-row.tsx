import type { ReactNode } from 'react';
import { ListRow } from '#rows/list-row.tsx';

const AREAS = { base: '"kind time" "text text"', md: '"kind text time"' };
const COLUMNS = { base: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) 10.5rem' };

/** One line of the list; on a phone a block of two. */
export const NotificationRow = ({ children }: { children: ReactNode }) => (
  <ListRow
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    rowGap="1.5"
    minHeight={{ base: '6.5rem', md: '4.75rem' }}
    css={{ '& + &': { borderTopWidth: '1px' } }}
  >
    {children}
  </ListRow>
);
