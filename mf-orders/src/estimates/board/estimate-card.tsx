import { AddressText, Box, Flex, Grid, Heading, Text, UserText } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import { NewMark } from '@portal/ui/pages';
import { AnsweredBy } from '#estimates/estimate/answered-by.tsx';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';
import { canShare } from '#estimates/estimate/estimate-selection.ts';
import { MarkTag } from '#estimates/estimate/mark-tags.tsx';
import { t } from '#text/t.ts';
import { EstimateAnswers, EstimateStatusBadge, hasActions } from './estimate-answers.tsx';
import { EstimateFigures } from './estimate-figures.tsx';
import { type EstimateRowProps, estimateNameId, pointerHandlers } from './estimate-rows.ts';
import { SelectBox } from './select-box.tsx';

export function EstimateCard({ estimate, marksOf, pointedAt, onPointAt, ...row }: EstimateRowProps) {
  const { id, status } = estimate;
  const isDone = status === 'rejected' || status === 'aborted';
  return (
    <Box
      as="li"
      {...pointerHandlers(estimate, onPointAt)}
      aria-labelledby={estimateNameId(id)}
      paddingInline={{ base: '4', md: '5' }}
      bg={pointedAt === id ? 'bg.brand' : undefined}
      color={isDone ? 'fg.muted' : undefined}
    >
      <Grid templateColumns="minmax(0, 1fr)" rowGap="2.5" paddingBlock="3.5" alignItems="center">
        <Grid templateColumns="1.875rem minmax(0, 1fr) 2.75rem" columnGap="3" alignItems="start">
          <EstimateMark status={status} number={estimate.number} size="row" />
          <Box minWidth="0">
            {/* The mark comes late: it takes no line of its own, and makes none higher. */}
            <Flex columnGap="1.5" align="start">
              <Heading as="h4" size="item" id={estimateNameId(id)} tabIndex={-1} minWidth="0">
                <UserText>{estimate.parkingName}</UserText>
              </Heading>
              <Box as="span" flexShrink="0" marginBlock="-0.5">
                <NewMark isThis={(notification) => notification.id === id} />
              </Box>
            </Flex>
            <Text tone="muted">
              <AddressText address={estimate.address} />
            </Text>
            <Flex gap="1.5" wrap="wrap" marginTop="1" align="center" _empty={{ display: 'none' }}>
              <EstimateStatusBadge estimate={estimate} />
              {marksOf(estimate).map((mark) => (
                <MarkTag key={mark} mark={mark} />
              ))}
            </Flex>
          </Box>
          {canShare(estimate) ? (
            <Box marginTop="-2" marginInlineEnd="-2">
              <SelectBox
                label={t('estimate.select', { name: estimate.parkingName })}
                isLabelHidden
                selection={row.selectedIds.includes(id) ? 'all' : 'none'}
                onToggle={() => row.onSelect(id)}
              />
            </Box>
          ) : null}
        </Grid>
        <EstimateFigures estimate={estimate} />
        <AnsweredBy estimate={estimate} />
        <PlaceActions address={estimate.address} location={estimate.location} lotName={estimate.parkingName} />
        {hasActions(estimate) ? (
          <Flex
            gap="2"
            css={{ '& > *': { flex: '1' }, '& > button:first-of-type:not(:last-of-type)': { flexGrow: 0.7 } }}
          >
            <EstimateAnswers look="card" estimate={estimate} {...row} />
          </Flex>
        ) : null}
      </Grid>
    </Box>
  );
}
