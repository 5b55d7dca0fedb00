import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Flex, Stack, Text, UserText } from '@portal/ui';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';
import { t } from '#text/t.ts';

interface RejectionListProps {
  estimates: readonly NumberedEstimate[];
  /** How many are selected; those that do not wait for an answer are left out. */
  selected: number;
}

/** Which estimates the customer is about to reject. */
export const RejectionList = ({ estimates, selected }: RejectionListProps) => (
  <Stack gap="3">
    {selected > estimates.length ? (
      <Text>{t('rejectSeveral.part', { all: selected, count: estimates.length })}</Text>
    ) : null}
    <Stack as="ul" gap="2">
      {estimates.map(({ id, status, number, parkingName }) => (
        <Flex as="li" key={id} gap="3" align="center">
          <EstimateMark status={status} number={number} size="row" />
          <Box minWidth="0" fontWeight="bold">
            <UserText>{parkingName}</UserText>
          </Box>
        </Flex>
      ))}
    </Stack>
  </Stack>
);
