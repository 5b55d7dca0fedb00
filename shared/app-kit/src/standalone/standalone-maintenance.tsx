import { usePageTitle } from '@portal/platform';
import { type Maintenance, useTitleMeanwhile } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { Card, Heading, Sentence, Stack, Text } from '@portal/ui';

/** The shell's maintenance screen without its looks. */
export function StandaloneMaintenance({ date }: Maintenance) {
  useTitleMeanwhile(t('app.titleTemplate', { page: t('maintenance.title') }));
  usePageTitle(t('maintenance.title'));
  return (
    <Stack as="main" maxW="30rem" marginX="auto" padding={{ base: '4', md: '8' }}>
      <Card>
        <Stack gap="3" role="alert">
          <Heading as="h1" size="page">
            {t('maintenance.title')}
          </Heading>
          <Text>
            <Sentence>{t('maintenance.body')}</Sentence>
          </Text>
          {date ? <Text fontWeight="bold">{t('maintenance.date', { date })}</Text> : null}
          <Text tone="muted">
            <Sentence>{t('maintenance.resume')}</Sentence>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
