import { readSupportAddress } from '@portal/platform/environment';
import { PrimaryButton, SupportAddress } from '@portal/ui';
import { UiProvider } from '@portal/ui/host';
import { t } from '#text/start-t.ts';
import { FullPageMessage } from './full-page-message.tsx';

/** The document has no readable configuration: no API is known, not even to report it to. */
export function StartFailedScreen() {
  return (
    <UiProvider>
      <SupportAddress value={readSupportAddress(document)}>
        <FullPageMessage title={t('app.startFailedTitle')} body={t('app.startFailedBody')}>
          <PrimaryButton onPress={() => window.location.reload()}>{t('common.reload')}</PrimaryButton>
        </FullPageMessage>
      </SupportAddress>
    </UiProvider>
  );
}
