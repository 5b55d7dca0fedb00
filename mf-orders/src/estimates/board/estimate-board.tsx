import type { Order } from '@portal/contract/order';
import { useListParams } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { useMarkReadOnScreen } from '@portal/ui/pages';
import { useState } from 'react';
import { useAnswerFlow } from '#estimates/answer/use-answer-flow.tsx';
import { allRows } from '#estimates/estimate/estimate-layout.ts';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { marksOf } from '#estimates/estimate/estimate-marks.ts';
import { withAllToggled, withToggled } from '#estimates/estimate/estimate-selection.ts';
import { useEstimateLayout, useEstimates } from '#estimates/estimate/use-estimates.ts';
import { EstimateMap } from '#estimates/map/estimate-map.tsx';
import { PendingRejection } from '#estimates/reject-several/pending-rejection.tsx';
import { useRejectSeveral } from '#estimates/reject-several/use-reject-several.tsx';
import { useShareDraft } from '#estimates/share/share-draft.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { BoardGrid } from './board-grid.tsx';
import { EstimateOnMap } from './estimate-on-map.tsx';
import { EstimateSection } from './estimate-section.tsx';
import { EstimateOnMapSkeleton } from './estimate-skeleton.tsx';
import { useEstimateFocus } from './use-estimate-focus.ts';

/** The estimates of an order, the answers to them, and a map. */
export function EstimateBoard({ order }: { order: Order }) {
  const sorting = useListParams(orderPaths.detail(order.id), estimateListParams, { keepsScroll: true });
  const { sort, view } = sorting.params;
  const query = useEstimates(order);
  const { rows, arrived, outdated, arrange, showAll } = useEstimateLayout(order.id, query.data, sort);
  const { goTo, follow } = useEstimateFocus();
  // The customer has acted, so the row may move: it goes to its new group at once.
  const { dialog, ...answers } = useAnswerFlow(order, (id) => {
    arrange();
    follow(id);
  });
  const { selectedIds, select } = useSelection(order.id);
  const rejectSeveral = useRejectSeveral(order.id, (rejectedIds) => {
    select(selectedIds.filter((id) => !rejectedIds.includes(id)));
    arrange();
  });
  const [pointedAt, pointAt] = useState<string | null>(null);
  const [pickedId, pick] = useState<string | null>(null);

  const shown = allRows(rows);
  const showNews = () => {
    showAll();
    const [first] = [...arrived, ...outdated];
    if (first) goTo(first.id);
  };
  const rowProps = {
    rows,
    marksOf: marksOf(shown, order.numberOfCars),
    selectedIds,
    onSelect: (id: string) => select(withToggled(selectedIds, id)),
    pointedAt,
    onPointAt: pointAt,
    papersPath: orderPaths.papers(order.id),
    ...answers,
    isLocked: answers.isLocked || rejectSeveral.pendingCount > 0 || rejectSeveral.isRunning,
  };
  const isMapAlone = useViewport() === 'mobile' && view === 'map';
  // With the rows on screen, which keep the mark that they have then.
  useMarkReadOnScreen(({ id }) => !isMapAlone && shown.some((estimate) => estimate.id === id));
  return (
    <>
      <BoardGrid
        list={
          <EstimateSection
            order={order}
            query={query}
            sort={sort}
            onSort={(next) => sorting.go({ sort: next })}
            news={{ arrived: arrived.length, outdated: outdated.length }}
            onShowNews={showNews}
            onSelectAll={() => select(withAllToggled(shown, selectedIds))}
            rejectSeveral={rejectSeveral}
            {...rowProps}
          />
        }
        map={
          <EstimateMap
            order={order}
            estimates={shown}
            pointedAt={isMapAlone ? pickedId : pointedAt}
            onPointAt={pointAt}
            onPinPress={isMapAlone ? pick : goTo}
          />
        }
        belowMap={
          <>
            <PendingRejection {...rejectSeveral} />
            {query.isLoading ? (
              <EstimateOnMapSkeleton />
            ) : (
              <EstimateOnMap pickedId={pickedId} onPick={pick} {...rowProps} />
            )}
          </>
        }
        hasMap={order.location !== null}
        view={view}
        onView={(next) => sorting.go({ view: next })}
      />
      {dialog}
    </>
  );
}

/** What is selected stays so for the mail that shares it. */
function useSelection(orderId: string) {
  const { draft, change } = useShareDraft(orderId);
  return { selectedIds: draft.estimateIds, select: (estimateIds: readonly string[]) => change({ estimateIds }) };
}
