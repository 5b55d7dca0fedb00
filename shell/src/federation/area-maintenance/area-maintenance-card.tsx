import { useTitleMeanwhile } from '@portal/platform/host';
import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { formatInstant } from '@portal/platform/text';
import { Box, Card, Flex, Heading, Page, Sentence, Stack, Text, TriangleAlertIcon } from '@portal/ui';
import { t } from '#text/t.ts';

interface AreaMaintenanceCardProps extends AreaMaintenance {
  /** Name of the area. */
  title: string;
  /** A page of the area was open and comes back as it was. */
  isPageKept: boolean;
}

/** Replaces an area while its remote is maintained; everything else keeps working. */
export function AreaMaintenanceCard({ title, isPageKept, text, ...period }: AreaMaintenanceCardProps) {
  useTitleMeanwhile(t('app.titleTemplate', { page: title }));
  return (
    <Page title={title}>
      <Card>
        <Flex role="alert" gap="3">
          <Box color="fg.warn" paddingTop="0.5">
            <TriangleAlertIcon size={22} />
          </Box>
          <Stack gap="3" align="start" minWidth="0">
            <Heading size="item">{t('maintenance.title')}</Heading>
            <Text>
              <Sentence>{text}</Sentence>
            </Text>
            <Text fontWeight="bold">{t('maintenance.date', { date: periodInWords(period) })}</Text>
            <Text color="fg.muted" fontSize="sm">
              {[t(isPageKept ? 'maintenance.resume' : 'areaMaintenance.opens'), t('remote.failedBody')].join(' ')}
            </Text>
            <Text color="fg.muted" fontSize="sm">
              <Sentence>{t('areaMaintenance.support')}</Sentence>
            </Text>
          </Stack>
        </Flex>
      </Card>
    </Page>
  );
}

function periodInWords({ from, to }: Pick<AreaMaintenance, 'from' | 'to'>): string {
  const start = formatInstant(from);
  return to === undefined
    ? t('areaMaintenance.openEnd', { start })
    : t('common.period', { start, end: formatInstant(to) });
}
