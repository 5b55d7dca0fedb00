import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Card, ChevronLeftIcon, ChevronRightIcon, Flex, IconButton, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { allRows, type EstimateGroup } from '#estimates/estimate/estimate-layout.ts';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
import { type PlainMessageKey, t } from '#text/t.ts';
import { EstimateCard } from './estimate-card.tsx';
import type { EstimateRowsProps } from './estimate-rows.ts';
import { groupByNumber } from './group-by-number.ts';

const GROUP_NAME: Record<EstimateGroup, PlainMessageKey> = {
  agreed: 'estimate.legendRequested',
  waiting: 'estimate.legendWaiting',
  closed: 'estimate.legendClosed',
};

interface EstimateOnMapProps extends EstimateRowsProps {
  /** The estimate whose pin was pressed; before that the first one. */
  pickedId: string | null;
  onPick: (id: string) => void;
}

/** On a phone: the card of the pressed pin, below the map. The arrows go through its group by number. */
export function EstimateOnMap({ rows, pickedId, onPick, ...row }: EstimateOnMapProps) {
  const shown = allRows(rows);
  const picked = shown.find(({ id }) => id === pickedId) ?? rows.waiting[0] ?? shown[0];
  if (!picked) return null;
  const { group, estimates } = groupByNumber(rows, picked.id);
  const place = estimates.findIndex(({ id }) => id === picked.id);
  const arrow = (label: PlainMessageKey, icon: ReactNode, target: NumberedEstimate | undefined) => (
    <IconButton label={t(label)} icon={icon} isDisabled={!target} onPress={() => target && onPick(target.id)} />
  );
  return (
    <Card padded={false}>
      <Flex align="center" paddingInlineStart="4" paddingInlineEnd="2">
        <Text tone="muted" role="status">
          {t('estimate.placeInGroup', { group: t(GROUP_NAME[group]), count: estimates.length, place: place + 1 })}
        </Text>
        <Flex marginInlineStart="auto">
          {arrow('estimate.previous', <ChevronLeftIcon />, estimates[place - 1])}
          {arrow('estimate.next', <ChevronRightIcon />, estimates[place + 1])}
        </Flex>
      </Flex>
      <RentNote isInset />
      <Box as="ul">
        <EstimateCard key={picked.id} estimate={picked} {...row} pointedAt={null} />
      </Box>
    </Card>
  );
}
