import { reportError } from '@portal/shared/observe';
import { ErrorCard, Page } from '@portal/shared/ui';
import { useEffect } from 'react';
import { t } from '#text/t.ts';

/**
 * A path of which nobody can say whether it exists, since the registry is broken. Only another document may know it, so
 * trying again loads the page anew.
 */
export function UnknownArea({ reference }: { reference: string }) {
  useEffect(() => {
    reportError(new Error('the registry does not say which areas there are'), {
      reason: `an area is unknown, ${reference}`,
      category: 'registry',
    });
  }, [reference]);
  return (
    <Page title={t('app.title')}>
      <ErrorCard
        title={t('remote.failedTitle')}
        body={t('remote.failedBody')}
        reference={reference}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
