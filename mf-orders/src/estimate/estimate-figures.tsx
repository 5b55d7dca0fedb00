import type { Estimate } from '@portal/shared/contract/estimate';
import { formatNumber, formatYen } from '@portal/shared/text';
import { Box, Flex, Numeral } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { walkText } from './estimate-rules.ts';

/** Walk, rent and free places in one line. */
export function EstimateFigures({ estimate }: { estimate: Estimate }) {
  const { minutesOnFoot, monthlyRent, vacancy } = estimate;
  return (
    <Flex as="dl" wrap="wrap" columnGap="5" rowGap="1" marginTop="1.5" fontSize="sm" color="fg.muted">
      <Figure term={t('estimate.walk')} isTermHidden value={walkText(minutesOnFoot)} />
      <Figure term={t('estimate.rent')} value={formatYen(monthlyRent)} />
      <Figure term={t('estimate.vacancy')} value={t('common.cars', { count: formatNumber(vacancy) })} />
    </Flex>
  );
}

function Figure({ term, value, isTermHidden = false }: { term: string; value: string; isTermHidden?: boolean }) {
  return (
    <Flex gap="1.5" align="baseline">
      <Box as="dt" srOnly={isTermHidden}>
        {term}
      </Box>
      <Numeral as="dd" color="fg" fontWeight="bold">
        {value}
      </Numeral>
    </Flex>
  );
}
