import { reloadPage, useIsReloadWaiting } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { ErrorCard, Page, PrimaryButton, Text } from '../../kit/index.ts';

/**
 * Replaces a page or an area whose version is gone. Only a reload helps, and the customer decides when; drafts survive
 * it. `area` is the area's name.
 */
export function OutdatedPage({ area }: { area: string }) {
  const isWaiting = useIsReloadWaiting();
  return (
    <Page title={area}>
      <ErrorCard
        title={t('update.chunkFailedTitle')}
        body={t('update.chunkFailedBody')}
        // Not returned: the button is not busy while it asks.
        action={
          <>
            <PrimaryButton onPress={() => void reloadPage()}>{t('update.reload')}</PrimaryButton>
            <Text role="status" alignSelf="center">
              {isWaiting ? t('update.waiting') : null}
            </Text>
          </>
        }
      />
    </Page>
  );
}
