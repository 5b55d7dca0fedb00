import type { GoToPlace } from '@portal/shared/host';
import { todayInTokyo } from '@portal/shared/text';
import { Box, Flex, SearchField, SelectFilter } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { BILLING_MONTHS, type BillingPlace, billingYears } from './billing-place.ts';

interface BillingFiltersProps {
  place: BillingPlace;
  onChange: GoToPlace<BillingPlace>;
}

/** The month: always visible, even on a phone, since everything below depends on it. */
export function BillingFilters({ place, onChange }: BillingFiltersProps) {
  return (
    <Flex gap="4" rowGap="3" align="flex-end" wrap="wrap" marginBottom="4">
      <Box flex={{ base: '1 1 0', md: '0 0 auto' }}>
        <SelectFilter
          label={t('billing.year')}
          value={String(place.year)}
          options={billingYears(todayInTokyo()).map((year) => ({
            value: String(year),
            label: t('common.year', { year }),
          }))}
          onChange={(year) => onChange({ year: Number(year) })}
        />
      </Box>
      <Box flex={{ base: '1 1 0', md: '0 0 auto' }}>
        <SelectFilter
          label={t('billing.month')}
          value={String(place.month)}
          options={BILLING_MONTHS.map((month) => ({ value: String(month), label: t('common.month', { month }) }))}
          onChange={(month) => onChange({ month: Number(month) })}
        />
      </Box>
      <Box flex={{ base: '1 1 100%', md: '1 1 16rem' }}>
        <SearchField label={t('billing.searchLabel')} value={place.q} onSearch={(q) => onChange({ q }, 'replace')} />
      </Box>
    </Flex>
  );
}
