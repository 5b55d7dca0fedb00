import { errorDialogContent, hasOwnText } from '@portal/platform';
import { downloadContractPdf } from '@portal/queries/contract-papers';
import { DownloadIcon, pdfFileName, SecondaryButton, saveFile } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { pdfFromBase64 } from './base64.ts';

/** The signed contract as it was sent in, for a colleague too. */
export function SubmittedCopyButton({ papersId }: { papersId: string }) {
  const dialogs = useDialogs();
  const { run, isRunning } = useWrite(
    async () => {
      const { name, content } = await downloadContractPdf(papersId);
      saveFile(pdfFromBase64(content), pdfFileName(name, t('contract.document')));
    },
    {
      isDownload: true,
      onError: (error) => {
        if (hasOwnText(error)) return false;
        void dialogs.error({ error, message: `${t('contract.copyFailed')}${errorDialogContent(error).hint}` });
        return true;
      },
    },
  );
  return (
    <SecondaryButton
      size="sm"
      icon={<DownloadIcon />}
      aria-describedby={`papers-${papersId}`}
      isRunning={isRunning}
      onPress={() => run(undefined)}
    >
      {t('contract.copy')}
    </SecondaryButton>
  );
}
