import { PrimaryButton } from '@portal/ui';
import { useCrashReport } from '@portal/ui/host';
import { t } from '#text/start-t.ts';
import { FullPageMessage } from './full-page-message.tsx';
import { startOver } from './start-over.ts';

/** The whole portal failed [2.46]. Needs nothing but the theme: no router, no session. */
export function CrashScreen({ error }: { error: unknown }) {
  useCrashReport(error);
  return (
    <FullPageMessage title={t('crash.title')} body={t('crash.body')}>
      <PrimaryButton onPress={startOver}>{t('crash.toTop')}</PrimaryButton>
    </FullPageMessage>
  );
}
