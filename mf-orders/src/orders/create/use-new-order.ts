import { useCallback, useState } from 'react';
import { useAttachments } from '#orders/attachments/use-attachments.ts';
import { useOrderDraft } from './order-draft.ts';
import type { Prefill } from './order-prefill.ts';
import { useCopy } from './use-copy.ts';
import { useLeaveUploads } from './use-leave-uploads.tsx';
import { usePrefill } from './use-prefill.ts';

/** The draft and its attachments, which begin and end together. */
export function useNewOrder() {
  const draft = useOrderDraft();
  const attachments = useAttachments({ about: 'order-create' });
  useLeaveUploads(attachments.items);
  const isBegun = draft.isBegun || attachments.items.length > 0;
  const [isRestored, setIsRestored] = useState(isBegun);
  const [ended, setEnded] = useState(0);
  const { start } = draft;
  const { discard: discardAttachments } = attachments;
  // Values from a linking service, or from an earlier order, begin a new order.
  const takeOver = useCallback(
    (prefill: Prefill) => {
      start(prefill);
      discardAttachments();
      setIsRestored(false);
    },
    [start, discardAttachments],
  );
  const isTakingOver = usePrefill(takeOver);
  const copy = useCopy(isBegun, takeOver);

  const endDraft = (endAttachments: () => void) => {
    draft.clear();
    endAttachments();
    setIsRestored(false);
    setEnded((count) => count + 1);
  };
  return { draft, attachments, isRestored, isTakingOver, copy, ended, endDraft };
}
