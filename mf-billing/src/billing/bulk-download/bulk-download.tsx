import { DownloadIcon, SecondaryButton } from '@portal/ui';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { BulkDownloadDialog, type BulkDownloadDialogProps } from './bulk-download-dialog.tsx';

interface BulkDownloadProps extends Omit<BulkDownloadDialogProps, 'onClose'> {
  /** Nothing to download, as far as known. */
  isDisabled: boolean;
}

/** Several bills of a month at once. */
export function BulkDownload({ isDisabled, ...dialog }: BulkDownloadProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SecondaryButton size="sm" icon={<DownloadIcon />} isDisabled={isDisabled} onPress={() => setIsOpen(true)}>
        {t('billing.bulkOpen')}
      </SecondaryButton>
      {isOpen ? <BulkDownloadDialog {...dialog} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
