import type { Maintenance } from '@portal/shared/host';
import { Sentence, Text } from '@portal/shared/ui';
import { useLayoutEffect } from 'react';
import { t } from '#text/t.ts';
import { StandingMessage } from './standing-message.tsx';

/** Stands instead of every page while the provider says so [2.48, 2.49]. */
export function MaintenanceScreen({ date }: Maintenance) {
  useTitleMeanwhile(t('app.titleTemplate', { page: t('maintenance.title') }));
  return (
    <StandingMessage title={t('maintenance.title')} body={t('maintenance.body')}>
      {date ? <Text fontWeight="bold">{t('maintenance.date', { date })}</Text> : null}
      <Text color="fg.muted" fontSize="sm">
        <Sentence>{t('maintenance.resume')}</Sentence>
      </Text>
    </StandingMessage>
  );
}

/** The page behind gets its title back, unless it has given itself another one meanwhile. */
function useTitleMeanwhile(title: string): void {
  // Before the message itself names the tab.
  useLayoutEffect(() => {
    const before = document.title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
