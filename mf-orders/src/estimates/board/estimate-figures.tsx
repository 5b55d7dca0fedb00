import { formatNumber, formatYen } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Flex, Numeral } from '@portal/ui';
import { minutesText } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

/** Walk, rent and free spaces side by side, each below its name. */
export const EstimateFigures = ({ estimate }: { estimate: NumberedEstimate }) => (
  <Flex as="dl" justify="space-between" columnGap="2">
    <Figure term={t('estimate.walk')} value={minutesText(estimate.minutesOnFoot)} />
    <Figure term={t('estimate.rent')} value={formatYen(estimate.monthlyRent)} />
    <Figure term={t('estimate.vacancy')} value={t('common.cars', { count: formatNumber(estimate.vacancy) })} />
  </Flex>
);

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <Box as="dt" fontSize="xs" color="fg.muted">
      {term}
    </Box>
    <Numeral as="dd" fontWeight="bold">
      {value}
    </Numeral>
  </div>
);
