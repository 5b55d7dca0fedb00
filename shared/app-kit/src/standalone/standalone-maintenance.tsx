import { t } from '@portal/shared/text';
import { Card, Heading, Sentence, Stack, Text } from '@portal/shared/ui';
import type { Maintenance } from '../maintenance/maintenance.ts';
import { useTitleMeanwhile } from '../maintenance/use-title-meanwhile.ts';
import { usePageTitle } from '../page/use-page-title.ts';

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
