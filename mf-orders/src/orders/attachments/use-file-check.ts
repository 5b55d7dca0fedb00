import type { UploadFormat } from '@portal/contract/values/upload-formats';
import { reportError } from '@portal/platform/observe';
import { checkFile } from '@portal/ui/upload';
import { useRef } from 'react';
import { t } from '#text/t.ts';

interface FileCheck {
  /** Why the file cannot be sent, in a sentence that names it. */
  problem: string | null;
  /** The check of an earlier file may end after that of a later one. */
  isLatest: boolean;
}

/** Checks one file at a time. `accept`: the formats, if not all are wanted. */
export function useFileCheck(accept?: readonly UploadFormat[]): (file: File) => Promise<FileCheck> {
  const last = useRef(0);
  return async (file) => {
    last.current += 1;
    const mine = last.current;
    const problem = await problemOf(file, accept);
    return { problem, isLatest: mine === last.current };
  };
}

async function problemOf(file: File, accept?: readonly UploadFormat[]): Promise<string | null> {
  const { name } = file;
  try {
    const problem = await checkFile(file, { accept });
    return problem && t('upload.refused', { name, reason: t(problem) });
  } catch (error) {
    // It may have been moved or locked since it was chosen.
    reportError(error, { reason: 'a chosen file could not be read', category: 'upload' });
    return t('upload.failed', { name });
  }
}
