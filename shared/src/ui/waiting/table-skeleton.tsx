import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';
import { Card } from '../layout/card.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { SkeletonBar } from './skeleton.tsx';

interface TableSkeletonProps {
  columns: number | readonly unknown[];
  rows?: number;
}

const WIDTHS = ['80%', '60%', '70%', '45%'] as const;
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    paddingInline: '4',
    paddingBlock: '5',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});

/** The rows of a table that is on its way. */
export function TableSkeleton({ columns, rows = 6 }: TableSkeletonProps) {
  const count = typeof columns === 'number' ? columns : columns.length;
  return (
    <Card padded={false}>
      <div role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <Row
          key={row}
          gridTemplateColumns={{ base: '1fr', md: `2fr repeat(${Math.max(count - 1, 1)}, 1fr)` }}
          aria-hidden="true"
        >
          {Array.from({ length: count }, (_, column) => (
            <SkeletonBar
              key={column}
              width={WIDTHS[(row + column) % WIDTHS.length]}
              display={{ base: column > 1 ? 'none' : 'block', md: 'block' }}
            />
          ))}
        </Row>
      ))}
    </Card>
  );
}
