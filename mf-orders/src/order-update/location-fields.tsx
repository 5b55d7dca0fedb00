import { FormTextField } from '@portal/shared/form';
import { Box, FieldRow, Notice, Stack } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** Where the site is. `isLeftBehind`: the address has changed, the coordinates have not. */
export const LocationFields = ({ isLeftBehind }: { isLeftBehind: boolean }) => (
  <>
    <FormTextField
      name="address"
      label={t('orderCreate.address')}
      help={t('orderCreate.addressExample')}
      autoComplete="off"
      required
    />
    <Stack gap="2">
      <FieldRow>
        <FormTextField
          name="latitude"
          label={t('orderCreate.latitude')}
          help={t('common.example', { text: '35.690921' })}
          inputMode="decimal"
          required
        />
        <FormTextField
          name="longitude"
          label={t('orderCreate.longitude')}
          help={t('common.example', { text: '139.700258' })}
          inputMode="decimal"
          required
        />
      </FieldRow>
      <Box aria-live="polite">
        {isLeftBehind ? <Notice tone="warn">{t('orderUpdate.checkCoordinates')}</Notice> : null}
      </Box>
    </Stack>
  </>
);
