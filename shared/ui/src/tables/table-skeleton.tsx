import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { Card } from '../kit/layout/card.tsx';
import { VisuallyHidden } from '../kit/layout/layout.ts';
import { SkeletonBar } from '../kit/waiting/skeleton.tsx';

const WIDTHS = ['80%', '60%', '70%', '45%'] as const;
const columns = {
  gridTemplateColumns: { base: '1fr 4rem', lg: '3fr 2fr 1fr 1fr' },
  alignItems: 'center',
  gap: '6',
} as const;
// As high as a row of the table at each width.
const Row = chakra('div', {
  base: {
    ...columns,
    display: 'grid',
    height: { base: '7.25rem', md: '5.75rem', lg: '4.0625rem' },
    paddingInline: { base: '4', md: '5' },
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});
const Lines = chakra('div', { base: { display: 'grid', gap: '2' } });
const Head = chakra('div', {
  base: {
    ...columns,
    display: { base: 'none', lg: 'grid' },
    height: '2.75rem',
    paddingInline: '5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
  },
});
const Foot = chakra('div', { base: { height: '4rem', borderTopWidth: '1px' } });

/** A table that is loading, as high as it will be with this many rows. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Card padded={false}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Head>
          {WIDTHS.map((width) => (
            <SkeletonBar key={width} width="4em" height="0.75em" />
          ))}
        </Head>
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row}>
            <Lines>
              <SkeletonBar width={WIDTHS[row % WIDTHS.length]} />
              <SkeletonBar width={WIDTHS[(row + 1) % WIDTHS.length]} height="0.75em" />
            </Lines>
            <SkeletonBar />
            <SkeletonBar display={{ base: 'none', lg: 'block' }} />
            <SkeletonBar display={{ base: 'none', lg: 'block' }} />
          </Row>
        ))}
        <Foot />
      </div>
    </Card>
  );
}
