import { defineDraft, useDraft } from '@portal/platform';
import { reportError } from '@portal/platform/observe';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { orderFilePath } from '#orders/attachments/attachment-path.ts';
import { removeUpload } from '#orders/attachments/remove-upload.ts';
import { storeFile } from '#orders/attachments/store-file.ts';
import { useFileCheck } from '#orders/attachments/use-file-check.ts';
import { useOwner } from '#orders/attachments/use-owner.ts';
import { useRunningUploads } from '#orders/attachments/use-running-uploads.ts';
import { t } from '#text/t.ts';
import { KeptOrderFile, keepOrderFile, orderFileAfter, restoreOrderFile } from './order-file.ts';

const ORDER_FILE = defineDraft({ name: 'order-file', version: 1, schema: KeptOrderFile });

/** The one file of an order: checked when it is chosen, uploaded when the order is sent. */
export function useOrderFile() {
  const { contactId } = useOwner();
  const { file, dispatch, forget, isLost } = useKeptFile();
  const [refusal, setRefusal] = useState<string>();
  /** The file itself, which no draft can keep. */
  const chosenFile = useRef<File>(undefined);
  const check = useFileCheck();
  const uploads = useRunningUploads();

  const latest = useRef(file);
  latest.current = file;
  /** A file that is not sent must not stay where it can be read. */
  const deleteUpload = useCallback(() => {
    if (latest.current?.state === 'uploaded') removeUpload(latest.current.fileKey);
  }, []);

  const choose = async (chosen: File) => {
    setRefusal(undefined);
    const { problem, isLatest } = await check(chosen);
    if (!isLatest) return;
    if (problem) return setRefusal(problem);
    deleteUpload();
    chosenFile.current = chosen;
    dispatch({ type: 'chosen', id: crypto.randomUUID(), name: chosen.name, size: chosen.size });
  };

  /** Where the file is stored, uploaded now unless it was before. null: stopped or failed, which the field shows. */
  const store = async (): Promise<string | null> => {
    if (file?.state === 'uploaded') return file.fileKey;
    const chosen = chosenFile.current;
    if (!file || !chosen) return null;
    const { signal } = uploads.begin(file.id);
    dispatch({ type: 'started' });
    try {
      const target = orderFilePath({ contactId, timestamp: Date.now(), fileName: chosen.name });
      const onProgress = (percent: number) => dispatch({ type: 'progressed', percent });
      const { path } = await storeFile(target, chosen, { signal, onProgress });
      dispatch({ type: 'uploaded', fileKey: path });
      return path;
    } catch (error) {
      if (!signal.aborted) reportError(error, { reason: 'an order file could not be uploaded', category: 'upload' });
      dispatch({ type: signal.aborted ? 'reset' : 'failed' });
      return null;
    } finally {
      uploads.end(file.id);
    }
  };

  /** After it was sent. */
  const clear = useCallback(() => {
    uploads.cancelAll();
    chosenFile.current = undefined;
    dispatch({ type: 'removed' });
    setRefusal(undefined);
    // Now, not in an effect: none runs after the page was left.
    forget();
  }, [uploads, dispatch, forget]);
  const remove = useCallback(() => {
    deleteUpload();
    clear();
  }, [deleteUpload, clear]);

  /** The storage no longer has it: it is uploaded again, or, after a reload, chosen again. */
  const lose = () => {
    if (chosenFile.current) return dispatch({ type: 'reset' });
    clear();
    if (file) setRefusal(t('upload.interrupted', { name: file.name }));
  };
  /** The API has looked into it, and deletes it: another has to be chosen. */
  const refuse = (why: string) => {
    clear();
    setRefusal(why);
  };
  return { file, refusal, choose, store, cancel: uploads.cancelAll, clear, remove, lose, refuse, isLost };
}

/** The file, of which the draft keeps what survives a reload. */
function useKeptFile() {
  const { draft: kept, keep, clear: forget, isLost } = useDraft(ORDER_FILE, null);
  const [file, dispatch] = useReducer(orderFileAfter, kept, restoreOrderFile);
  useEffect(() => {
    const next = keepOrderFile(file);
    if (next) keep(next);
    else forget();
  }, [file, keep, forget]);
  return { file, dispatch, forget, isLost };
}
