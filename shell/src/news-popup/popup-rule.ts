import type { News } from '@portal/contract/news';
import { fillPath } from '@portal/contract/values/path';

interface Situation {
  /** undefined: not loaded yet. */
  latest: News | null | undefined;
  /** Items that were shown or read since the page was loaded, here or in another tab. */
  seen: ReadonlySet<string>;
  pathname: string;
}

/** The item that opens by itself, if any [2.81]. Its own page shows it already. */
export function itemToShow({ latest, seen, pathname }: Situation): News | null {
  if (!latest || latest.doNotDisplayAgain || seen.has(latest.id)) return null;
  return pathname === fillPath('/news/:id', { id: latest.id }) ? null : latest;
}
