import { defineDraft } from '@portal/platform';
import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { useLiveDraft } from '#draft/use-live-draft.ts';
import { Submission } from '#steps/submission.ts';

/**
 * The input of a share of one order's estimates, as it survives a reload. The list of estimates uses its selection,
 * too.
 */
const ShareDraft = v.object({
  estimateIds: v.pipe(v.array(v.string()), v.readonly()),
  addresses: v.object({ chips: v.pipe(v.array(v.string()), v.readonly()), text: v.string() }),
  remarks: v.string(),
  /** The last attempt to send it. */
  submission: v.nullable(Submission),
  /** It has been sent: once the customer has seen that, the draft may be deleted. */
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

/** Form and list show the same draft, each with its own state. The name of the event is the id of the order. */
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
    // Last, because emptying would store an empty draft.
    forget();
  }, [orderId, change, forget]);
  /** For a late answer: what has been entered since stays. */
  const clearSent = useCallback(
    (sent: ShareDraft) => {
      const kept = readKept();
      if (kept && contentOf(kept) === contentOf(sent)) clear();
    },
    [readKept, clear],
  );
  return { draft, change, clear, clearSent, isLost };
}
