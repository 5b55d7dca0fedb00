import { ATTACHMENTS_MAX } from '@portal/contract/order-create';
import { defineDraft, useDraft } from '@portal/platform';
import { reportError } from '@portal/platform/observe';
import { checkFile } from '@portal/ui/upload';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { attachmentPath } from './attachment-path.ts';
import {
  attachmentsAfter,
  attachmentUrls,
  KeptAttachments,
  keepAttachments,
  type Refusal,
  restoreAttachments,
  takenNames,
} from './attachments.ts';
import type { RefusedUpload } from './refused-uploads.ts';
import { removeUpload } from './remove-upload.ts';
import { storeFile } from './store-file.ts';
import { useOwner } from './use-owner.ts';
import { useRunningUploads } from './use-running-uploads.ts';

const ATTACHMENTS = defineDraft({ name: 'attachments', version: 1, schema: KeptAttachments });

interface AttachmentsOptions {
  /** What they are attached to: finished uploads survive a reload. */
  about: string;
  /** The names of files that the order has already. */
  existing?: readonly string[];
}

/** Files to attach to an order: checked and uploaded as soon as they are chosen. */
export function useAttachments({ about, existing = [] }: AttachmentsOptions) {
  const owner = useOwner();
  const { items, dispatch, forget, isLost } = useKeptItems(about);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const uploads = useRunningUploads();
  /** The chosen files, for another attempt. */
  const chosenFiles = useRef(new Map<string, File>()).current;

  const upload = async (id: string, file: File, signal: AbortSignal) => {
    const path = attachmentPath({ ...owner, timestamp: Date.now(), fileName: file.name });
    const onProgress = (percent: number) => dispatch({ type: 'progressed', id, percent });
    const { url } = await storeFile(path, file, { signal, onProgress });
    dispatch({ type: 'uploaded', id, url });
  };

  const take = async (id: string, file: File, taken: readonly string[]) => {
    const refuse = (reason: Refusal['reason']) => {
      dispatch({ type: 'removed', id });
      setRefusals((earlier) => [...earlier, { name: file.name, reason }]);
    };
    const { signal } = uploads.begin(id);
    try {
      const problem = taken.length >= ATTACHMENTS_MAX ? 'upload.tooMany' : await checkFile(file, { takenNames: taken });
      if (signal.aborted) return;
      if (problem) refuse(problem);
      else await upload(id, file, signal);
    } catch (error) {
      if (signal.aborted) return;
      reportError(error, { reason: 'an attachment could not be uploaded', category: 'upload' });
      dispatch({ type: 'failed', id, reason: 'upload.failed' });
    } finally {
      uploads.end(id);
    }
  };

  const add = (files: readonly File[]) => {
    setRefusals([]);
    let list = items;
    for (const file of files) {
      const chosen = { type: 'chosen', id: crypto.randomUUID(), name: file.name, size: file.size } as const;
      const taken = takenNames(list);
      list = attachmentsAfter(list, chosen);
      dispatch(chosen);
      chosenFiles.set(chosen.id, file);
      void take(chosen.id, file, [...existing, ...taken]);
    }
  };
  const retry = (id: string) => {
    const file = chosenFiles.get(id);
    if (!file) return;
    setRefusals([]);
    dispatch({ type: 'retried', id });
    void take(id, file, [...existing, ...takenNames(items)]);
  };
  const remove = (id: string) => {
    uploads.cancel(id);
    attachmentUrls(items.filter((item) => item.id === id)).forEach(removeUpload);
    chosenFiles.delete(id);
    dispatch({ type: 'removed', id });
  };
  /** After they were sent. */
  const clear = useCallback(() => {
    uploads.cancelAll();
    chosenFiles.clear();
    dispatch({ type: 'cleared' });
    setRefusals([]);
    // Now, not in an effect: none runs after the page was left.
    forget();
  }, [uploads, chosenFiles, dispatch, forget]);
  const latest = useRef(items);
  latest.current = items;
  /** They are not sent: deletes the uploads, so that nobody can read them. */
  const discard = useCallback(() => {
    attachmentUrls(latest.current).forEach(removeUpload);
    clear();
  }, [clear]);
  /** The API does not take them: others have to be chosen. */
  const refuse = (files: readonly RefusedUpload[]) => dispatch({ type: 'refused', files });
  return { items, refusals, add, remove, retry, clear, discard, refuse, isLost };
}

/** The list, of which the draft keeps what survives a reload. */
function useKeptItems(about: string) {
  const { draft: kept, keep, clear: forget, isLost } = useDraft(ATTACHMENTS, [], about);
  const [items, dispatch] = useReducer(attachmentsAfter, kept, restoreAttachments);
  // Progress changes the list often, but rarely the part that is stored.
  const toKeep = JSON.stringify(keepAttachments(items));
  useEffect(() => {
    if (toKeep === '[]') forget();
    else keep(JSON.parse(toKeep));
  }, [toKeep, keep, forget]);
  return { items, dispatch, forget, isLost };
}
