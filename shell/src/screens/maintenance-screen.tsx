import { type Maintenance, useTitleMeanwhile } from '@portal/platform/host';
import { IconDisc, Sentence, Text, WrenchIcon } from '@portal/ui';
import { t } from '#text/start-t.ts';
import { FullPageMessage } from './full-page-message.tsx';

/** Shown instead of every page while the provider announces maintenance [2.48, 2.49]. */
export function MaintenanceScreen({ date }: Maintenance) {
  useTitleMeanwhile(t('app.titleTemplate', { page: t('maintenance.title') }));
  return (
    <FullPageMessage
      picture={
        <IconDisc tone="warn">
          <WrenchIcon />
        </IconDisc>
      }
      title={t('maintenance.title')}
      body={t('maintenance.body')}
    >
      {date ? <Text fontWeight="bold">{t('maintenance.date', { date })}</Text> : null}
      <Text color="fg.muted" fontSize="sm">
        <Sentence>{t('maintenance.resume')}</Sentence>
      </Text>
    </FullPageMessage>
  );
}
