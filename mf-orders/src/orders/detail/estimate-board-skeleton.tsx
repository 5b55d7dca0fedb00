import { Box, Card } from '@portal/ui';
import { BoardGrid } from '#estimates/board/board-grid.tsx';
import { EstimateOnMapSkeleton } from '#estimates/board/estimate-skeleton.tsx';
import type { EstimateView } from '#estimates/estimate/estimate-list-params.ts';
import { MAP_HEIGHT } from '#estimates/map/estimate-map.tsx';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';

/** The estimates and the map of an order that is loading. */
export const EstimateBoardSkeleton = ({ view }: { view: EstimateView }) => (
  <BoardGrid
    view={view}
    list={<OrderDetailSkeleton />}
    map={
      <Card padded={false}>
        <Box height={MAP_HEIGHT} bg="bg.neutral" />
        <Box height={{ base: '4rem', md: '2.625rem', lg: '4rem' }} />
      </Card>
    }
    belowMap={<EstimateOnMapSkeleton />}
  />
);
