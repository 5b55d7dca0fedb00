import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { type Attachment, unsentNames } from '#orders/attachments/attachments.ts';
import { UnsentFiles } from '#orders/attachments/unsent-files.tsx';
import { t } from '#text/t.ts';

interface LeaveUpdate {
  isChanged: boolean;
  items: readonly Attachment[];
  onLeave: () => void;
}

/** Asks before the customer leaves, which loses the change. A reload keeps it, except for uploads under way. */
export function useLeaveUpdate({ isChanged, items, onLeave }: LeaveUpdate): () => void {
  const unsent = unsentNames(items);
  const files = unsent.length > 0 ? <UnsentFiles names={unsent} /> : null;
  return useLeaveGuard({
    isHeld: isChanged,
    isHeldOnReload: unsent.length > 0,
    lossOnReload: { body: t('leave.uploads'), children: files },
    question: {
      body: t('leave.unsaved'),
      confirmLabel: t('leave.confirm'),
      tone: 'danger',
      children: files,
    },
    onLeave,
  });
}
