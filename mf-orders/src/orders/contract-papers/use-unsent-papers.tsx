import { useCallback, useState } from 'react';
import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { FileNames } from '#orders/attachments/file-names.tsx';
import { t } from '#text/t.ts';

interface Chosen {
  name: string;
  /** It is being sent. It arrives even if the customer goes to another page, where a message says so. */
  isSending: boolean;
}

/** Notes which file is chosen for these papers; null: none. */
export type NoteChosen = (papersId: string, chosen: Chosen | null) => void;

/**
 * Asks before the customer leaves the page with signed contracts that are chosen but not sent. No draft can keep them.
 */
export function useUnsentPapers(): NoteChosen {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const unsent = [...chosen.values()].filter(({ isSending }) => !isSending);
  useLeaveGuard({
    isHeld: unsent.length > 0,
    isHeldOnReload: chosen.size > 0,
    question: {
      body: t('contract.leave'),
      children: <FileNames names={unsent.map(({ name }) => name)} />,
      confirmLabel: t('contract.leaveConfirm'),
      tone: 'danger',
    },
  });
  return useCallback((papersId, next) => {
    setChosen((before) => {
      const others = [...before].filter(([id]) => id !== papersId);
      return new Map(next ? [...others, [papersId, next]] : others);
    });
  }, []);
}
