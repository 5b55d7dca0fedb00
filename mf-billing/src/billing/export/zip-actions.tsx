import { PrimaryButton, SecondaryButton } from '@portal/ui';
import { DoneButton } from '@portal/ui/export';
import { t } from '#text/t.ts';
import type { useZip, WantedZip } from './use-zip.ts';

interface ZipActionsProps {
  zip: ReturnType<typeof useZip>;
  wanted: WantedZip;
  canStart: boolean;
  onClose: () => void;
}

/** Start, stop, resume, or be content with what could be fetched. */
export function ZipActions({ zip, wanted, canStart, onClose }: ZipActionsProps) {
  const { start, saveIncomplete, stop, isStopping, isRunning, outcome } = zip;
  if (outcome?.zip) return <DoneButton onPress={onClose} />;
  return (
    <>
      {isRunning ? (
        <SecondaryButton isRunning={isStopping} onPress={stop}>
          {t('export.stop')}
        </SecondaryButton>
      ) : outcome && outcome.saved > 0 ? (
        <SecondaryButton onPress={() => saveIncomplete(wanted)}>
          {t('zip.saveRest', { count: outcome.saved })}
        </SecondaryButton>
      ) : (
        <SecondaryButton onPress={onClose}>{t('common.close')}</SecondaryButton>
      )}
      <PrimaryButton isRunning={isRunning} isDisabled={!canStart} onPress={() => start(wanted)}>
        {t(!outcome ? 'export.start' : outcome.left > 0 ? 'zip.resume' : 'common.retry')}
      </PrimaryButton>
    </>
  );
}
