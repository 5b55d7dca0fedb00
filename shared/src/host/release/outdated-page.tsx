import { t } from '@portal/shared/text';
import { ErrorCard, Page, PrimaryButton, Stack, Text } from '@portal/shared/ui';
import { reloadPage } from './reload-page.ts';

const Reload = () => (
  // Not returned: the button is not busy while it asks.
  <PrimaryButton onPress={() => void reloadPage()}>{t('update.reload')}</PrimaryButton>
);

/**
 * Stands in the place of a page whose release is gone. Only a reload helps, and the customer says when: drafts survive
 * it. `area` is its name, where one is known.
 */
export const OutdatedPage = ({ area }: { area?: string }) =>
  area === undefined ? (
    <Page title={t('update.chunkFailedTitle')}>
      <Stack gap="6" align="start" role="alert">
        <Text>{t('update.chunkFailedBody')}</Text>
        <Reload />
      </Stack>
    </Page>
  ) : (
    <Page title={area}>
      <ErrorCard title={t('update.chunkFailedTitle')} body={t('update.chunkFailedBody')} action={<Reload />} />
    </Page>
  );
