import { t } from '@portal/platform/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Chips } from './chip-list.ts';

/** Tells screen readers which chips were added or removed. */
export function useChipAnnouncements({ chips, text: typed }: Chips): { text: string; sayKnown: () => void } {
  const [text, setText] = useState('');
  const before = useRef(chips);
  const announce = useEffectEvent((now: readonly string[]) => {
    const announcement = announcementOf(before.current, now, typed);
    before.current = now;
    if (announcement) setText(announcement);
  });
  useEffect(() => announce(chips), [chips]);
  return { text, sayKnown: () => setText(t('chips.known')) };
}

function announcementOf(before: readonly string[], now: readonly string[], typed: string): string | null {
  const added = now.filter((chip) => !before.includes(chip));
  const removed = before.filter((chip) => !now.includes(chip));
  if (removed.includes(typed)) return t('chips.returned', { name: typed });
  if (added.length > 1) return t('chips.addedMany', { count: added.length });
  if (added[0] !== undefined) return t('chips.added', { name: added[0] });
  return removed[0] === undefined ? null : t('chips.removed', { name: removed[0] });
}
