import { useRouteError } from '@portal/platform/router';
import { Page, PrimaryButton, Stack, Text } from '@portal/ui';
import { useCrashReport } from '@portal/ui/host';
import { t } from '#text/t.ts';
import { startOver } from './start-over.ts';

/** Replaces an area that failed; the header keeps working [2.46]. */
export function AreaCrash() {
  useCrashReport(useRouteError());
  return (
    <Page title={t('crash.title')}>
      <Stack gap="6" align="start">
        <Text>{t('crash.body')}</Text>
        <PrimaryButton onPress={startOver}>{t('crash.toTop')}</PrimaryButton>
      </Stack>
    </Page>
  );
}
