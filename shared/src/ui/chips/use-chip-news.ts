import { t } from '@portal/shared/text';
import { useEffect, useRef, useState } from 'react';
import type { Chips } from './chip-list.ts';

/** Says to a screen reader what has become of the chips. */
export function useChipNews({ chips, text: typed }: Chips): { text: string; sayKnown: () => void } {
  const [text, setText] = useState('');
  const before = useRef(chips);
  const latestTyped = useRef(typed);
  latestTyped.current = typed;
  useEffect(() => {
    const news = chipNews(before.current, chips, latestTyped.current);
    before.current = chips;
    if (news) setText(news);
  }, [chips]);
  return { text, sayKnown: () => setText(t('chips.known')) };
}

function chipNews(before: readonly string[], now: readonly string[], typed: string): string | null {
  const added = now.filter((chip) => !before.includes(chip));
  const removed = before.filter((chip) => !now.includes(chip));
  if (removed.includes(typed)) return t('chips.returned', { name: typed });
  if (added.length > 1) return t('chips.addedMany', { count: added.length });
  if (added[0] !== undefined) return t('chips.added', { name: added[0] });
  return removed[0] === undefined ? null : t('chips.removed', { name: removed[0] });
}
