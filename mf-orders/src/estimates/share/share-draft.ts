import { defineDraft } from '@portal/platform';
import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { useLiveDraft } from '#draft/use-live-draft.ts';
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
const SHARE = defineDraft({ name: 'share', version: 1, schema: ShareDraft });

export const emptyShareDraft: ShareDraft = {
  estimateIds: [],
  addresses: { chips: [], text: '' },
  remarks: '',
  submission: null,
  isSent: false,
};

const contentOf = ({ estimateIds, addresses: { chips, text }, remarks }: ShareDraft) =>
  JSON.stringify([estimateIds, chips, text, remarks]);

/** The form and the list show the same draft, each with a state of its own. The event is named after the order. */
const cleared = new EventTarget();

export function useShareDraft(orderId: string) {
  const { draft, change, forget, readKept, isLost } = useLiveDraft(SHARE, emptyShareDraft, orderId);
  useEffect(() => {
    const empty = () => change(emptyShareDraft);
    cleared.addEventListener(orderId, empty);
    return () => cleared.removeEventListener(orderId, empty);
  }, [orderId, change]);
  const clear = useCallback(() => {
    change(emptyShareDraft);
    cleared.dispatchEvent(new Event(orderId));
    // Last, because emptying keeps what is empty.
    forget();
  }, [orderId, change, forget]);
  /** The answer came late: what has been entered since stays. */
  const clearSent = useCallback(
    (sent: ShareDraft) => {
      const kept = readKept();
      if (kept && contentOf(kept) === contentOf(sent)) clear();
    },
    [readKept, clear],
  );
  return { draft, change, clear, clearSent, isLost };
}
