import { Box, Card } from '@portal/ui';
import { BoardGrid } from '#estimates/board/board-grid.tsx';
import { MAP_HEIGHT } from '#estimates/map/estimate-map.tsx';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';

/** The estimates and the map of an order that is loading. */
export const EstimateBoardSkeleton = () => (
  <BoardGrid
    list={<OrderDetailSkeleton />}
    map={
      <Card padded={false}>
        <Box height={MAP_HEIGHT} bg="bg.neutral" />
        <Box height={{ base: '4rem', md: '2.625rem', lg: '4rem' }} />
      </Card>
    }
  />
);
