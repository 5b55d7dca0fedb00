import { useDraft } from '@portal/shared/host';
import { useCallback, useRef } from 'react';
import * as v from 'valibot';
import { Submission } from '#steps/submission.ts';

/**
 * What has been entered to share estimates of one order, in the form that survives a reload. The list of estimates
 * selects in it too.
 */
const ShareDraft = v.object({
  estimateIds: v.pipe(v.array(v.string()), v.readonly()),
  addresses: v.object({ chips: v.pipe(v.array(v.string()), v.readonly()), text: v.string() }),
  remarks: v.string(),
  /** The last attempt to send it. */
  submission: v.nullable(Submission),
  /** It has been sent: once that has been said, the draft may go. */
  isSent: v.boolean(),
});
export type ShareDraft = v.InferOutput<typeof ShareDraft>;

export const emptyShareDraft: ShareDraft = {
  estimateIds: [],
  addresses: { chips: [], text: '' },
  remarks: '',
  submission: null,
  isSent: false,
};

const contentOf = ({ estimateIds, addresses: { chips, text }, remarks }: ShareDraft) =>
  JSON.stringify([estimateIds, chips, text, remarks]);

export function useShareDraft(orderId: string) {
  const [draft, keep, forget, , read] = useDraft(`share:${orderId}`, ShareDraft, emptyShareDraft);
  // Several events may come before the next render: each builds on the result of the one before.
  const latest = useRef(draft);
  latest.current = draft;

  const change = useCallback(
    (next: Partial<ShareDraft>) => {
      latest.current = { ...latest.current, ...next };
      keep(latest.current);
    },
    [keep],
  );
  const clear = useCallback(() => {
    change(emptyShareDraft);
    forget();
  }, [change, forget]);
  /** The answer came late: what has been entered since stays. */
  const clearSent = useCallback(
    (sent: ShareDraft) => {
      const kept = read();
      if (kept && contentOf(kept) === contentOf(sent)) clear();
    },
    [read, clear],
  );
  return { draft, change, clear, clearSent };
}
