import { useRouteError } from '@portal/shared/router';
import { Page, PrimaryButton, Stack, Text } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { CrashScreen } from './crash-screen.tsx';
import { startOver } from './start-over.ts';
import { useCrashReport } from './use-crash-report.ts';

/** In the place of an area that broke; the header goes on [2.46]. */
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

/** In the place of the frame: nothing else stands any more. */
export function FrameCrash() {
  return <CrashScreen error={useRouteError()} />;
}
