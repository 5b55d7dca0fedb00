import { useQuery } from '@portal/platform/query';
import { formatYen } from '@portal/platform/text';
import { estimateQueries } from '@portal/queries/estimate';
import { Box, Card, Flex, Numeral, SectionHeading, Stack, Text, TextLink, UserText } from '@portal/ui';
import { minutesText } from '#estimates/estimate/estimate-rules.ts';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';

const SHOWN = 5;

/** What the earlier order's estimates were, as a hint: below the form, so that nothing moves when they arrive. */
export function FormerEstimates({ orderId }: { orderId: string }) {
  const { data: estimates } = useQuery({ ...estimateQueries.list(orderId), meta: { dialog: false } });
  if (!estimates || estimates.length === 0) return null;
  const nearest = estimates.toSorted((a, b) => a.minutesOnFoot - b.minutesOnFoot).slice(0, SHOWN);
  return (
    <Box marginTop="4">
      <Card as="section" aria-labelledby="former-estimates">
        <SectionHeading id="former-estimates">{t('orderCreate.formerEstimates')}</SectionHeading>
        <Stack gap="3">
          <div>
            <Text tone="muted">{t('orderCreate.formerEstimatesHelp')}</Text>
            <RentNote />
          </div>
          <Stack as="ul" gap="2">
            {nearest.map(({ id, parkingName, minutesOnFoot, monthlyRent }) => (
              <Flex as="li" key={id} wrap="wrap" justify="space-between" columnGap="4" fontSize="ui">
                <UserText>{parkingName || t('common.unknown')}</UserText>
                <Numeral>
                  {t('orderCreate.formerEstimate', { walk: minutesText(minutesOnFoot), rent: formatYen(monthlyRent) })}
                </Numeral>
              </Flex>
            ))}
          </Stack>
          {estimates.length > SHOWN ? (
            <TextLink isAlone to={orderPaths.detail(orderId)}>
              {t('orderCreate.formerEstimatesAll')}
            </TextLink>
          ) : null}
        </Stack>
      </Card>
    </Box>
  );
}
