import { errorDialogContent, hasOwnText } from '@portal/platform';
import { isHttpError, mayHaveArrived } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { submitContractPdf } from '@portal/queries/contract-papers';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useState } from 'react';
import { useIsShown } from '#leave/use-is-shown.ts';
import { safeFileName } from '#orders/attachments/attachment-path.ts';
import { refusalIn } from '#orders/attachments/refused-uploads.ts';
import { useFileCheck } from '#orders/attachments/use-file-check.ts';
import { t } from '#text/t.ts';
import { toBase64 } from './base64.ts';

/** The formats of a signed contract. */
export const SIGNED_PAPERS_FORMATS = ['pdf'] as const;

/** Without an extension a file may be a PDF by its type; the provider gets it with one. */
const pdfName = (name: string) => safeFileName(/\.pdf$/i.test(name) ? name : `${name}.pdf`);

const WORDS = {
  first: {
    done: 'contract.uploaded',
    failed: 'contract.failed',
    failedElsewhere: 'contract.failedElsewhere',
    concluded: 'contract.alreadyConcluded',
  },
  again: {
    done: 'contract.replaced',
    failed: 'contract.replaceFailed',
    failedElsewhere: 'contract.replaceFailedElsewhere',
    concluded: 'contract.replaceConcluded',
  },
} as const;

interface Submission {
  papersId: string;
  /** It takes the place of one that was submitted before. */
  isAgain: boolean;
  /** Runs when the customer has read that it has arrived. */
  onSubmitted: () => void;
}

/**
 * Chooses, checks and sends the signed contract of these papers. After a failure it stays chosen while the page is
 * shown.
 */
export function useSubmitPapers({ papersId, isAgain, onSubmitted }: Submission) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const isShown = useIsShown();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const words = isAgain ? WORDS.again : WORDS.first;
  const check = useFileCheck(SIGNED_PAPERS_FORMATS);
  const readAgain = () => void client.invalidateQueries({ queryKey: ['order'] });

  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setRefusal(undefined);
    const { problem, isLatest } = await check(chosen);
    if (!isLatest) return;
    if (problem) setRefusal(problem);
    else setFile(chosen);
  };

  const { run, isRunning } = useWrite(
    async (signed: File) =>
      submitContractPdf(papersId, { filename: pdfName(signed.name), content: await toBase64(signed) }),
    {
      whereToLook: t('contract.whereToLook'),
      onDone: () => {
        setFile(null);
        readAgain();
        void dialogs.info({ body: t(words.done) }).then(onSubmitted);
      },
      onError: (error, { name }) => {
        const isConcluded = isHttpError(error, 409);
        if (isConcluded || mayHaveArrived(error)) readAgain();
        if (hasOwnText(error)) return false;
        if (refusalIn(error, 'attachment.content') === 'upload.malware') {
          setFile(null);
          setRefusal(t('upload.malware', { name }));
          void dialogs.error({ error, message: t('upload.malware', { name }) });
          return true;
        }
        const failed = t(isShown.current ? words.failed : words.failedElsewhere);
        const why = isConcluded ? t(words.concluded) : [failed, errorDialogContent(error).hint].join('\n');
        void dialogs.error({ error, message: why });
        return true;
      },
    },
  );
  return {
    file,
    refusal,
    choose,
    drop: () => {
      setFile(null);
      setRefusal(undefined);
    },
    submit: () => (file ? run(file) : undefined),
    isSending: isRunning,
  };
}
