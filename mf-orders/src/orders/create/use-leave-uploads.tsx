import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { type Attachment, unsentNames } from '#orders/attachments/attachments.ts';
import { UnsentFiles } from '#orders/attachments/unsent-files.tsx';
import { t } from '#text/t.ts';

/** Asks before the customer leaves: that ends the uploads. The draft keeps everything else. */
export function useLeaveUploads(items: readonly Attachment[]): void {
  const unsent = unsentNames(items);
  useLeaveGuard({
    isHeld: unsent.length > 0,
    isHeldOnReload: unsent.length > 0,
    question: {
      body: t('leave.uploads'),
      confirmLabel: t('leave.leave'),
      tone: 'danger',
      children: <UnsentFiles names={unsent} />,
    },
  });
}
