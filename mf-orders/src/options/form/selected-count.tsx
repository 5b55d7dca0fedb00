import { Box } from '@portal/ui';
import { useWatch } from '@portal/ui/forms';
import { t } from '#text/t.ts';

/** At the foot of the form: how many services are selected. Its place is always kept. */
export function SelectedCount() {
  const services: unknown = useWatch({ name: 'requestService' });
  const count = Array.isArray(services) ? services.length : 0;
  return (
    <Box
      role="status"
      hideBelow="md"
      minWidth="6.5rem"
      textAlign="end"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {count > 0 ? t('option.groupSelected', { count }) : ''}
    </Box>
  );
}
