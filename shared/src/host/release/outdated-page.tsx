import { t } from '@portal/shared/text';
import { ErrorCard, Page, PrimaryButton } from '@portal/shared/ui';
import { reloadPage } from './reload-page.ts';

const Reload = () => (
  // Not returned: the button is not busy while it asks.
  <PrimaryButton onPress={() => void reloadPage()}>{t('update.reload')}</PrimaryButton>
);

/**
 * Stands in the place of a page whose release is gone. Only a reload helps, and the customer says when: drafts survive
 * it.
 */
export const OutdatedPage = ({ area }: { area: string }) => (
  <Page title={area}>
    <ErrorCard title={t('update.chunkFailedTitle')} body={t('update.chunkFailedBody')} action={<Reload />} />
  </Page>
);
