import { t } from '@portal/shared/text';
import { PageBody, SkeletonText, SLOW_AFTER_MS, Spinner, Stack, Text } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

const SHOW_AFTER_MS = 150;

/** Shown while a page loads: nothing at first (most load at once), then a spinner, then a text. */
export function PageLoading() {
  const [stage, setStage] = useState<'hidden' | 'shown' | 'slow'>('hidden');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), SHOW_AFTER_MS),
      setTimeout(() => setStage('slow'), SLOW_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (stage === 'hidden') return null;
  return (
    <PageBody maxWidth="content">
      <Stack gap="4" role="status">
        <Spinner label={t('common.loading')} />
        {stage === 'slow' ? <Text>{t('common.stillLoading')}</Text> : null}
        <SkeletonText />
      </Stack>
    </PageBody>
  );
}
