import { defineDraft, useDraft } from '@portal/platform';
import { reportError } from '@portal/platform/observe';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { orderFilePath } from '#orders/attachments/attachment-path.ts';
import { removeUpload } from '#orders/attachments/remove-upload.ts';
import { storeFile } from '#orders/attachments/store-file.ts';
import { useFileCheck } from '#orders/attachments/use-file-check.ts';
import { useOwner } from '#orders/attachments/use-owner.ts';
import { t } from '#text/t.ts';
import { KeptOrderFile, keepOrderFile, orderFileAfter, restoreOrderFile } from './order-file.ts';

const ORDER_FILE = defineDraft({ name: 'order-file', version: 1, schema: KeptOrderFile });

/** The one file of an order: checked when it is chosen, uploaded when the order is sent. */
export function useOrderFile() {
  const { contactId } = useOwner();
  const { draft: kept, keep, clear: forget, isLost } = useDraft(ORDER_FILE, null);
  const [file, dispatch] = useReducer(orderFileAfter, kept, restoreOrderFile);
  const [refusal, setRefusal] = useState<string>();
  /** The file itself, which no draft can keep. */
  const atHand = useRef<File>(undefined);
  const check = useFileCheck();
  const upload = useUpload();

  useEffect(() => {
    const next = keepOrderFile(file);
    if (next) keep(next);
    else forget();
  }, [file, keep, forget]);

  const latest = useRef(file);
  latest.current = file;
  /** It is not sent: deletes the upload, so that nobody can read it. */
  const takeBack = useCallback(() => {
    if (latest.current?.state === 'uploaded') removeUpload(latest.current.fileKey);
  }, []);

  const choose = async (chosen: File) => {
    setRefusal(undefined);
    const { problem, isLatest } = await check(chosen);
    if (!isLatest) return;
    if (problem) return setRefusal(problem);
    takeBack();
    atHand.current = chosen;
    dispatch({ type: 'chosen', id: crypto.randomUUID(), name: chosen.name, size: chosen.size });
  };

  /** Where the file is stored, uploaded now unless it was before. null: stopped or failed, which the field shows. */
  const store = async (): Promise<string | null> => {
    if (file?.state === 'uploaded') return file.fileKey;
    const chosen = atHand.current;
    if (!chosen) return null;
    const { signal } = upload.begin();
    dispatch({ type: 'started' });
    try {
      const place = orderFilePath({ contactId, timestamp: Date.now(), fileName: chosen.name });
      const onProgress = (percent: number) => dispatch({ type: 'progressed', percent });
      const { path } = await storeFile(place, chosen, { signal, onProgress });
      dispatch({ type: 'uploaded', fileKey: path });
      return path;
    } catch (error) {
      if (!signal.aborted) reportError(error, { reason: 'an order file could not be uploaded', category: 'upload' });
      dispatch({ type: signal.aborted ? 'reset' : 'failed' });
      return null;
    }
  };

  /** After it was sent. */
  const clear = useCallback(() => {
    upload.cancel();
    atHand.current = undefined;
    dispatch({ type: 'removed' });
    setRefusal(undefined);
    // Now, not in an effect: none runs after the page was left.
    forget();
  }, [upload, forget]);
  const remove = useCallback(() => {
    takeBack();
    clear();
  }, [takeBack, clear]);

  /** The storage no longer has it: it is uploaded again, or, after a reload, chosen again. */
  const lose = () => {
    if (atHand.current) return dispatch({ type: 'reset' });
    clear();
    if (file) setRefusal(t('upload.interrupted', { name: file.name }));
  };
  /** The API has looked into it, and deletes it: another has to be chosen. */
  const refuse = (why: string) => {
    clear();
    setRefusal(why);
  };
  return { file, refusal, choose, store, cancel: upload.cancel, clear, remove, lose, refuse, isLost };
}

/** The running upload; leaving the page ends it. */
function useUpload() {
  const [upload] = useState(() => {
    let running: AbortController | undefined;
    return {
      begin: () => {
        running = new AbortController();
        return running;
      },
      cancel: () => running?.abort(),
    };
  });
  useEffect(() => upload.cancel, [upload]);
  return upload;
}
