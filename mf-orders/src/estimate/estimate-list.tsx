import type { Estimate } from '@portal/shared/contract/estimate';
import { Box } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { type EstimateActions, EstimateRow } from './estimate-row.tsx';

interface EstimateListProps extends EstimateActions {
  /** In their positions, which are also their numbers. */
  estimates: readonly Estimate[];
}

export function EstimateList({ estimates, ...actions }: EstimateListProps) {
  return (
    <Box as="ol" aria-label={t('estimate.title')} css={{ '& > li + li': { borderTopWidth: '1px' } }}>
      {estimates.map((estimate, index) => (
        <EstimateRow key={estimate.id} estimate={estimate} position={index + 1} {...actions} />
      ))}
    </Box>
  );
}
