import { Box, DangerButton, DescriptionList, FormCard, SectionHeading, Text } from '@portal/ui';
import { useReauthentication } from '#reauthentication/use-reauthentication.tsx';
import { t } from '#text/t.ts';
import { browserOf } from './browser-name.ts';
import { useEndOthers } from './use-end-others.ts';

export function ThisDevice({ signedInAt }: { signedInAt: string }) {
  const { confirmIdentity, dialog } = useReauthentication();
  const { run, isRunning } = useEndOthers(confirmIdentity);
  const browser = browserName();
  return (
    <>
      <FormCard
        footer={
          <DangerButton onPress={() => run()} isRunning={isRunning}>
            {t('sessions.endOthers')}
          </DangerButton>
        }
      >
        <Box>
          <SectionHeading>{t('sessions.here')}</SectionHeading>
          <DescriptionList
            items={[
              ...(browser === null ? [] : [{ term: t('sessions.browser'), description: browser }]),
              { term: t('sessions.signedInAt'), description: signedInAt },
            ]}
          />
        </Box>
        <Text>{t('sessions.endLead')}</Text>
      </FormCard>
      {dialog}
    </>
  );
}

function browserName(): string | null {
  const { browser, system } = browserOf(navigator.userAgent);
  return browser === null || system === null ? browser : t('sessions.browserOn', { browser, system });
}
