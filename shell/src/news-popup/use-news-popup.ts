import type { News } from '@portal/contract/news';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { newsQueries } from '@portal/queries/news';
import { isDialogOpen, useIsCovered, useIsDialogOpen, useNewsReadListener } from '@portal/ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHasArea } from '#federation/portal/portal.ts';
import { itemToShow } from './popup-rule.ts';

/**
 * The item on screen. It opens when a page is opened: what is published later, or could not be loaded, waits for the
 * next page, so that nothing covers what the customer is doing. If another dialog is open, it waits until that is
 * closed.
 */
export function useNewsPopup(): { item: News | null; close: () => void } {
  const hasNews = useHasArea()('/news');
  const { data: latest, isLoadingError } = useQuery({ ...newsQueries.latest(), enabled: hasNews });
  const waits = useIsDialogOpen();
  const isCovered = useIsCovered();
  const { pathname } = useLocation();
  const seen = useRef(new Set<string>());
  const [isDue, setIsDue] = useState(true);
  const [item, setItem] = useState<News | null>(null);

  useEffect(() => setIsDue(true), [pathname]);
  useEffect(() => {
    if (isLoadingError) setIsDue(false);
  }, [isLoadingError, isDue]);
  useEffect(() => {
    // After maintenance the other dialogs open again at the same moment, so this looks whether one is open.
    if (!isDue || latest === undefined || isCovered || waits || isDialogOpen()) return;
    setIsDue(false);
    const next = itemToShow({ latest, seen: seen.current, pathname });
    if (!next) return;
    seen.current.add(next.id);
    setItem(next);
  }, [isDue, latest, isCovered, waits, pathname]);

  useNewsReadListener((id) => {
    seen.current.add(id);
    setItem((shown) => (shown?.id === id ? null : shown));
  });
  return { item, close: useCallback(() => setItem(null), []) };
}
