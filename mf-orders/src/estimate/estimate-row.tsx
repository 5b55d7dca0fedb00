import { canAnswer, type Estimate } from '@portal/shared/contract/estimate';
import {
  AddressText,
  AsWritten,
  Box,
  Flex,
  Grid,
  Heading,
  SecondaryButton,
  StatusBadge,
  Text,
} from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { EstimateFigures } from './estimate-figures.tsx';
import { EstimateMark } from './estimate-mark.tsx';
import { ESTIMATE_STATUS_LOOK } from './estimate-rules.ts';

export const estimateHeadingId = (id: string): string => `estimate-${id}`;

export interface EstimateActions {
  /** An answer is being sent. */
  isLocked: boolean;
  onAccept: (estimate: Estimate) => void;
  onReject: (estimate: Estimate) => Promise<void>;
}

interface EstimateRowProps extends EstimateActions {
  estimate: Estimate;
  /** Its number in the list. */
  position: number;
}

export function EstimateRow({ estimate, position, ...actions }: EstimateRowProps) {
  const { id, status, parkingName, address } = estimate;
  const isGrey = status === 'rejected' || status === 'aborted';
  return (
    <Grid
      as="li"
      aria-labelledby={estimateHeadingId(id)}
      templateColumns={{ base: '2.75rem 1fr', md: '2.75rem 1fr auto' }}
      columnGap="4"
      rowGap="3"
      paddingBlock="4.5"
      alignItems="start"
    >
      <EstimateMark status={status} number={position} />
      <Box minWidth="0" color={isGrey ? 'fg.muted' : undefined}>
        <Heading as="h3" size="item" id={estimateHeadingId(id)} tabIndex={-1}>
          <AsWritten>{parkingName}</AsWritten>
        </Heading>
        <Text tone="muted">
          <AddressText address={address} />
        </Text>
        <EstimateFigures estimate={estimate} />
      </Box>
      {/* The same height with only a badge as with buttons, so that an answer moves nothing below. */}
      <Flex
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        minHeight="control"
        gap="2"
        wrap="wrap"
        justify="flex-end"
        align="center"
      >
        <Answer estimate={estimate} {...actions} />
      </Flex>
    </Grid>
  );
}

/**
 * An unanswered estimate shows the possible answers, an answered one the answer; a rejected one may still be accepted
 * [4.3].
 */
function Answer({ estimate, isLocked, onAccept, onReject }: EstimateActions & { estimate: Estimate }) {
  const { status } = estimate;
  const look = ESTIMATE_STATUS_LOOK[status];
  return (
    <>
      {status === 'unanswered' ? null : <StatusBadge tone={look.tone}>{t(look.label)}</StatusBadge>}
      {canAnswer('reject', status) ? (
        <SecondaryButton size="sm" isDisabled={isLocked} onPress={() => onReject(estimate)}>
          {t('estimate.reject')}
        </SecondaryButton>
      ) : null}
      {canAnswer('accept', status) ? (
        <SecondaryButton size="sm" isDisabled={isLocked} onPress={() => onAccept(estimate)}>
          {t('estimate.accept')}
        </SecondaryButton>
      ) : null}
    </>
  );
}
